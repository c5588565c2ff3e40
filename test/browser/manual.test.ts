import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Report } from '../../build/base/report/report.ts';
import { readPageNumbers } from '../../build/publish/manual/pdf/page-numbers.ts';
import { printPdf } from '../../build/publish/manual/pdf/print-pdf.ts';
import { removeContent, writeContent } from '../build/content-folder.ts';
import { siteBuilder } from '../built-site.ts';
import { findBrowser } from './browser.ts';
import { useReadersOf } from './open-page.ts';
import { startContent } from './site.ts';

const LONG = 'a-very-long-name-without-a-space-'.repeat(8);
const COLUMNS = Array.from({ length: 9 }, (_, index) => `Column number ${index + 1}`);

const FILES = {
  'site.yaml':
    'title: Books docs\norigin: https://docs.example.com\nproduct: { name: Books, slug: books }\nmanuals: [{ id: guide, section: /category/users }]\n',
  'sidebars.yaml': 'docs:\n  - { type: category, label: Users, slug: /category/users, items: [bills, quotes, late] }\n',
  'index.md': '# Home\n',
  'bills.md': `# Bills\n\nSee [quotes](quotes.md) and [far](https://example.com/${LONG}).\n\n\`\`\`sh\necho ${LONG}\n\`\`\`\n\n| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(9)}\n| ${COLUMNS.map(() => LONG.slice(0, 20)).join(' | ')} |\n\n${'A sentence of a long text.\n\n'.repeat(60)}## Pay\n\nAt once.\n`,
  'quotes.md': '# Quotes\n\n<details><summary>How</summary>\n\nIn detail.\n\n</details>\n',
  'late.md': '# Late\n\nText.\n',
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
  afterAll(() => removeContent(contentDir));
  let pdf: Uint8Array;

  beforeAll(async () => {
    const { executablePath = '', env = {} } = await findBrowser();
    // For the libraries of the browser from npm.
    Object.assign(process.env, env);
    const report = new Report();
    const [styled] = (await siteBuilder({ contentDir }).style(report)) ?? [];
    const [manual] = styled?.site.manuals ?? [];
    if (styled === undefined || manual === undefined) throw new Error('Cannot build the site');
    pdf = await printPdf(manual, styled, executablePath);
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
