import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Report } from '../../build/base/report/report.ts';
import { exportManuals } from '../../build/publish/manual/export-manuals.ts';
import { readPageNumbers } from '../../build/publish/manual/pdf/page-numbers.ts';
import { writeContent } from '../build/content-folder.ts';
import { siteBuilder } from '../built-site.ts';
import { newFolder } from '../temporary-folder.ts';
import { findBrowser } from './browser.ts';
import { useReadersOf } from './open-page.ts';
import { startContent } from './site.ts';

const LONG = 'a-very-long-name-without-a-space-'.repeat(8);
const COLUMNS = Array.from({ length: 9 }, (_, index) => `Column number ${index + 1}`);

/** A row with short and long words. */
const WORDS = [
  '0.1.0',
  '`plural`',
  '`page.accessibleLabelOfTheMenu`',
  'example',
  'since',
  'Text of some words that may take several lines.',
  LONG,
];

const FILES = {
  'site.yaml':
    'title: Books docs\norigin: https://docs.example.com\nproduct: { name: Books, slug: books }\nmanuals: [{ id: guide, section: /category/users }]\n',
  'sidebars.yaml': 'docs:\n  - { type: category, label: Users, slug: /category/users, items: [bills, quotes, late] }\n',
  'index.md': '# Home\n',
  'bills.md': `# Bills\n\nSee [quotes](quotes.md) and [far](https://example.com/${LONG}).\n\n\`\`\`sh\necho ${LONG}\n\`\`\`\n\n| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(9)}\n| ${COLUMNS.map(() => LONG.slice(0, 20)).join(' | ')} |\n\n| ${WORDS.join(' | ')} |\n|${' --- |'.repeat(7)}\n| ${WORDS.join(' | ')} |\n\n| key | ${LONG} | \`plural\` |\n|---|---|---|\n| \`page.accessibleLabelOfTheMenu\` | ${'word '.repeat(60)} | \`plural\` |\n\n${'A sentence of a long text.\n\n'.repeat(60)}## Pay\n\nAt once.\n`,
  'quotes.md': '# Quotes\n\n<details><summary>How</summary>\n\nIn detail.\n\n</details>\n',
  'late.md':
    '# Late\n\nThese:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n:::lifecycle\n\n```mermaid\nstateDiagram-v2\n  Draft --> Sent : send\n```\n\n### Draft\n\nNot sent.\n\n### Sent\n\nSent.\n\n:::\n',
};

describe('the printable page of a manual', () => {
  const newReader = useReadersOf(() => startContent(FILES));

  it('fits on paper: nothing is wider than the page, and code is wrapped', async () => {
    const page = await (await newReader({ viewport: { width: 642, height: 900 } })).open('/print/guide.htm');
    await page.emulateMedia({ media: 'print' });
    const wide = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(wide).toEqual([]);
    for (const code of await page.locator('pre').all())
      expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.getByText('In detail.').isVisible()).toBe(true);
  });

  it('breaks no short word of a table with many columns or long words', async () => {
    const page = await (await newReader({ viewport: { width: 642, height: 900 } })).open('/print/guide.htm');
    await page.emulateMedia({ media: 'print' });
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('td, th')].flatMap((cell) => {
        const text = cell.textContent?.trim() ?? '';
        const range = document.createRange();
        const [first] = cell.querySelectorAll('code');
        range.selectNodeContents(first ?? cell);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        return text.length > 0 && text.length <= 7 && tops.size > 1 ? [text] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('keeps a line before a table with it, and the text of a state together', async () => {
    const page = await (await newReader()).open('/print/guide.htm');
    await page.emulateMedia({ media: 'print' });
    const styles = await page.evaluate(() => {
      const line = document.querySelector('p:has(+ .table)');
      const state = document.querySelector('.lifecycle details');
      return [line && getComputedStyle(line).breakAfter, state && getComputedStyle(state).breakInside];
    });
    expect(styles).toEqual(['avoid', 'avoid']);
  });

  it('begins each chapter on a new page, also printed by hand', async () => {
    const page = await (await newReader()).open('/print/guide');
    const numbers = readPageNumbers(await page.pdf({ preferCSSPageSize: true }));
    const [bills = 0, quotes = 0, late = 0] = ['c1', 'c2', 'c3'].map((id) => numbers.get(id));
    // After the cover and the contents.
    expect(bills).toBe(3);
    expect(quotes).toBeGreaterThan(bills + 1);
    expect(late).toBe(quotes + 1);
  });
});

describe('a manual as PDF', () => {
  const contentDir = writeContent(FILES);
  let pdf: Uint8Array;

  beforeAll(async () => {
    const { executablePath = '', env = {} } = await findBrowser();
    // For the libraries of the browser from npm.
    Object.assign(process.env, env);
    const report = new Report();
    const sites = (await siteBuilder({ contentDir }).style(report)) ?? [];
    const options = { section: 'guide', epub: false, chromium: executablePath, date: new Date() };
    const files = await exportManuals(sites, { ...options, outDir: newFolder() });
    expect(files.map(({ file }) => basename(file))).toEqual(['guide.pdf']);
    pdf = readFileSync(files[0]?.file ?? '');
  });

  it('has bookmarks, tags, and a link to each chapter', () => {
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain('/Type /Outlines');
    expect(text).toContain('/MarkInfo');
    expect([...readPageNumbers(pdf).keys()]).toEqual(expect.arrayContaining(['c1', 'c1-pay', 'c2', 'c3']));
  });

  it('has its fonts, and refers to nothing on this machine', () => {
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toMatch(/\/FontName \/\w+\+Manrope/);
    expect(text).not.toContain('file:');
  });
});
