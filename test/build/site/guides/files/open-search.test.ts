import { describe, expect, it } from 'vitest';
import { addOpenSearch } from '../../../../../build/site/guides/files/open-search.ts';
import { pageEn } from '../../../../english.ts';

const SITE = { title: 'Tom & Jerry <docs> of the year', favicon: '/favicon.svg', origin: 'https://docs.example.com' };

describe('addOpenSearch()', () => {
  it("contains the site's name and its search page, including the base", () => {
    const xml = made({ ...SITE, base: '/docs' });
    expect(xml).toContain('<ShortName>Tom &amp; Jerry</ShortName>');
    expect(xml).toContain('<Image>https://docs.example.com/docs/favicon.svg</Image>');
    expect(xml).toContain('<Url type="text/html" template="https://docs.example.com/docs/search?q={searchTerms}"/>');
    expect(xml).toContain('template="https://docs.example.com/docs/opensearch.xml"/>');
  });

  it('truncates a long name, and works without an icon', () => {
    const xml = made({ ...SITE, title: 'Donaudampfschifffahrt', favicon: null, base: '' });
    expect(xml).toContain('<ShortName>Donaudampfschiff</ShortName>');
    expect(xml).not.toContain('<Image>');
  });

  it("keeps the operator's own file", () => {
    const own = new Map([['/opensearch.xml', Buffer.from('own')]]);
    addOpenSearch({ ...SITE, base: '' }, own, pageEn);
    expect(String(own.get('/opensearch.xml'))).toBe('own');
  });
});

function made(site: Parameters<typeof addOpenSearch>[0]): string {
  const files = new Map<string, Uint8Array>();
  addOpenSearch(site, files, pageEn);
  return Buffer.from(files.get('/opensearch.xml') ?? []).toString();
}
