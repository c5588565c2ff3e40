import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeStaticSearch } from '../../build/publish/export/static-search.ts';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import { bundleWorker } from '../../build/release/bundle/bundle-worker.ts';
import type { SearchAnswer } from '../../worker/model/search/search.ts';
import { BUDGETS } from '../bench/budgets.ts';
import { buildSite } from '../built-site.ts';
import { withoutEscapes } from './without-escapes.ts';

/** A word of each language that only its search knows. */
const SIGNS = {
  ar: 'لماذا',
  de: 'weshalb',
  es: 'quién',
  fr: 'pourquoi',
  it: 'perché',
  ja: 'ませ',
  nl: 'waarom',
  pl: 'dlaczego',
  'pt-BR': 'vocês',
  'zh-CN': '怎么',
};

describe('the search of a German site', async () => {
  const { release } = await buildSite({ contentDir: 'test/bench/search/sites/german' });

  it('knows German in the worker', async () => {
    const found = {
      Rechnungsempfaenger: '/accounting/invoices#abweichender-rechnungsempfänger',
      zählen: '/warehouse/stocktaking',
      Mehrwertsteuer: '/accounting/vat',
    };
    await withWorker(release, async (ask) => {
      for (const [text, href] of Object.entries(found)) {
        const response = await ask(`/search?q=${encodeURIComponent(text)}&format=json`);
        const { results }: SearchAnswer = JSON.parse(String(await response.readAll()));
        expect(decodeURIComponent(results[0]?.href ?? ''), text).toBe(href);
      }
    });
  });

  it('has the stemmer and the words of German only, in the worker and in an export', async () => {
    const { lazyModules } = await bundleWorker(['de']);
    const { files } = await makeStaticSearch(release);
    const exported = [...files].filter(([name]) => name.endsWith('.js')).map(([, code]) => String(Buffer.from(code)));
    expect(String(files.get('assets/search-licenses.txt'))).toContain('@orama/stemmers');
    for (const code of [lazyModules['search.js'], exported.join('\n')]) expect(languagesIn(code)).toEqual(['de']);
  });
});

describe('the search of a French site', () => {
  it('has a module of limited size', async () => {
    const { lazyModules } = await bundleWorker(['fr']);
    expect(sizeOf(lazyModules['search.js'])).toBeLessThanOrEqual(BUDGETS.searchWorkerInOtherLanguagesGzipBytes);
  });
});

describe('the search of an English site', () => {
  it('has no other language, and a module of limited size', async () => {
    const { lazyModules } = await bundleWorker(['en']);
    expect(languagesIn(lazyModules['search.js'])).toEqual([]);
    expect(sizeOf(lazyModules['search.js'])).toBeLessThanOrEqual(BUDGETS.searchWorkerGzipBytes);
  });
});

function sizeOf(code: string): number {
  return gzipSync(code, { level: 6 }).byteLength;
}

function languagesIn(code: string): string[] {
  const text = withoutEscapes(code);
  return Object.entries(SIGNS).flatMap(([locale, sign]) => (text.includes(sign) ? [locale] : []));
}
