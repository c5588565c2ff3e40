import { relative } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { authorsWords, bracketedSite, withoutBrackets, wordsOf } from '../bracketed-site.ts';
import { writeContent } from '../build/content-folder.ts';
import { useReadersOf } from './open-page.ts';
import { dialog, openSearch } from './search-dialog.ts';
import { startFolder } from './site.ts';

/** Names and keywords that no language translates, keys, words of HTTP, and those in the formats of German. */
const NAMES = `API OAuth OpenID Connect MCP Cursor VS claude mcp add JavaScript PHP Python curl cURL JSON npm Yarn pnpm Bun
  YouTube Alt Ctrl Enter Esc Tab GET POST PUT PATCH DELETE DEL XX HTTP Authorization Bearer Content Type charset utf
  array boolean integer number object string if then else default key true false ms Byte Bytes oder und`;
const KNOWN = new Set([...NAMES.split(/\s+/), ...authorsWords()]);

const WRONG = JSON.stringify({ nummer: 1, anzahl: -1, karte: {}, enthaelt: [], kodiert: '?', tier: { art: 'Maus' } });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Requests that the mock rejects. */
const REJECTED: readonly (readonly [path: string, request?: Parameters<Page['request']['fetch']>[1]])[] = [
  ['/rechnungen'],
  ['/rechnungen?seite=0&sortierung=quer&text=A', { headers: { 'X-Schluessel': 'a' } }],
  ['/rechnungen?seite=x&sortierung=auf', { headers: { Accept: 'image/png' } }],
  ['/rechnungen', { headers: { Prefer: 'code=418' } }],
  ['/rechnungen', { headers: { Prefer: 'code=200, example=nichts' } }],
  ['/rechnungen', { method: 'DELETE' }],
  ['/rechnungen', { method: 'POST', data: WRONG, headers: JSON_TYPE }],
  ['/rechnungen', { method: 'POST', data: '{', headers: JSON_TYPE }],
  ['/rechnungen', { method: 'POST', data: 'a', headers: { 'Content-Type': 'text/plain' } }],
  ['/rechnungen', { method: 'POST', headers: { ...JSON_TYPE, 'X-Schluessel': 'a' } }],
  ['/rechnungen/x', { headers: { Authorization: 'Bearer a' } }],
  ['/kunden'],
];

describe('a site whose interface is in brackets', () => {
  const dir = writeContent(bracketedSite());
  const newReader = useReadersOf(() => startFolder(relative(PROJECT_ROOT, dir)));

  it('has no other words than the author’s in what scripts add to guides', async () => {
    for (const path of [
      '/anleitungen/rechnungen',
      '/anleitungen/bausteine',
      '/api/kontor-api',
      '/api/schemas/Rechnung',
    ]) {
      const page = await (await newReader()).read(path);
      await page.getByRole('button', { name: '⟦Copy page⟧' }).click();
      expect({ path, words: await otherWords(page) }).toEqual({ path, words: [] });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '⟦Keyboard shortcuts⟧' }).click();
      await page.getByRole('dialog').waitFor();
      expect({ path, words: await otherWords(page) }).toEqual({ path, words: [] });
    }
  });

  it('has none in the search dialog', async () => {
    const page = await (await newReader()).read('/anleitungen/rechnungen');
    await openSearch(page);
    expect(await otherWords(page)).toEqual([]);
    for (const text of ['rechnung', ' lesen', ' zzzz']) {
      await page.keyboard.insertText(text);
      await dialog(page).locator('.finder-result, .finder-message').first().waitFor();
      expect({ text, words: await otherWords(page) }).toEqual({ text, words: [] });
    }
  });

  it('has none in forms, their errors and what the mock answers', async () => {
    for (const path of ['/api/rechnung-anlegen', '/api/rechnungen-lesen', '/api/rechnung-lesen']) {
      const page = await (await newReader()).read(path);
      await page.locator('.try-it').first().click();
      const send = page.locator('.try-send');
      await send.waitFor();
      await page.locator('.try details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      expect({ path, words: await otherWords(page) }).toEqual({ path, words: [] });
      for (const field of await page.locator('.try input[type=text]:visible, .try .try-input:visible').all())
        await field.fill('?').catch(() => {});
      await send.click();
      expect({ path, words: await otherWords(page) }).toEqual({ path, words: [] });
      // If the form found no fault, the request is on its way, and another press would stop it.
      if ((await send.textContent()) === '⟦Send anyway⟧') await send.click();
      await page.locator('.try-status').first().waitFor();
      expect({ path, words: await otherWords(page) }).toEqual({ path, words: [] });
    }
  });

  it('has none in the errors of the mock', async () => {
    const page = await (await newReader()).open('/');
    for (const [path, request] of REJECTED) {
      const response = await page.request.fetch(`/_/try/mock/kontor${path}`, { ...request });
      const body = await response.text();
      const texts = [...body.matchAll(/"(?:title|detail|message)":\s*("(?:[^"\\]|\\.)*")/g)].map(
        ([, text = '']): string => JSON.parse(text),
      );
      const words = texts.flatMap((text) => wordsOf(withoutBrackets(text)).filter((word) => !KNOWN.has(word)));
      expect({ path, status: response.status(), hasTexts: texts.length > 0, words }).toEqual({
        path,
        status: response.status(),
        hasTexts: true,
        words: [],
      });
    }
  });
});

/** Words that readers see or hear, outside of brackets, which neither the author nor a standard uses. */
async function otherWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const labels = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'label', 'placeholder', 'title'];
    const isCode = (node: Node): boolean =>
      (node.parentElement?.closest('script, style, pre, code, .try-tree') ?? null) !== null;
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (isCode(node)) continue;
      if (!(node instanceof Element)) {
        found.push(node.parentElement?.matches('mark') ? '' : '\n', node.nodeValue ?? '');
        continue;
      }
      found.push('\n');
      for (const name of labels) found.push(`\n${node.getAttribute(name) ?? ''}\n`);
      for (const part of ['::before', '::after']) {
        const { content } = getComputedStyle(node, part);
        if (/^"/.test(content)) found.push(`\n${content}\n`);
      }
    }
    return found.join('');
  });
  return [...new Set(wordsOf(withoutBrackets(texts).replace(/https?:\S+|\S+\/\S+/g, ' ')))].filter(
    (word) => !KNOWN.has(word),
  );
}
