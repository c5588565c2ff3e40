import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SMALLEST_SITE, writeContent, writeFiles } from '../../content-folder.ts';
import { type BuildProcess, makeSite, makeSiteAnew, makeWithRelease, startProcess } from './made-site.ts';

const SETTINGS = `${SMALLEST_SITE['site.yaml']}
locales: [{ code: en, label: English }, { code: de, label: Deutsch }]
navbar: [{ label: API, to: /api/books-api, sidebar: api }]
apis: [{ id: books, description: api/books.yaml }]
`;
const FILES = {
  ...SMALLEST_SITE,
  'site.yaml': SETTINGS,
  'index.md': '# Home\n\nSee [bills](bills.md) and [fees](fees.md).\n',
  'bills.md': '# Bills\n\nPaying bills is easy. See [fees](fees.md).\n',
  'fees.md': '# Fees\n\nFees of [bills](bills.md).\n',
  'redirects.yaml': '/old: /fees\n',
  'i18n/de/fees.md': '# Kosten\n\nKosten der [Rechnungen](bills.md).\n',
  'api/books.yaml': readFileSync(new URL('../../../fixtures/whole-site/api/books.yaml', import.meta.url), 'utf8'),
};

let content: string;
/** A process in watch mode, which builds on its previous results. */
let watching: BuildProcess;

beforeAll(async () => {
  content = writeContent(FILES);
  watching = startProcess();
  const { files } = await makeSite({ contentDir: content }, watching);
  expect(Object.keys(files).length).toBeGreaterThan(20);
});
afterEach(() => writeFiles(content, FILES));

it('gives pages that are not translated another validator if an address changes', async () => {
  const frameVersions = async (): Promise<readonly (string | undefined)[]> => {
    const { release } = await makeWithRelease({ contentDir: content }, watching);
    return [release?.manifest, release?.manifest.translations?.[0]].map((manifest) => manifest?.frameVersion);
  };
  const [english, german] = await frameVersions();
  writeFiles(content, { 'redirects.yaml': '/old: /bills\n' });
  const changed = await frameVersions();
  expect(changed).toEqual([english, expect.any(String)]);
  expect(changed).not.toContain(german);
});

describe('an incremental build of a site in two languages', () => {
  it.each<[string, Partial<typeof FILES>]>([
    ['a page without a translation', { 'bills.md': '# Bills\n\nNobody likes [fees](fees.md).\n' }],
    ['the title of such a page', { 'bills.md': '# Invoices\n\nPaying bills is easy. See [fees](fees.md).\n' }],
    ['the address of a translation', { 'i18n/de/fees.md': `---\nslug: /kosten\n---\n${FILES['i18n/de/fees.md']}` }],
    ['a translation', { 'i18n/de/fees.md': '# Gebühren\n\nKeine.\n' }],
    ['a redirect', { 'redirects.yaml': '/old: /bills\n/older: /fees\n' }],
    ['an operation', { 'api/books.yaml': FILES['api/books.yaml'].replace('summary: ', 'summary: Now ') }],
    ['the origin', { 'site.yaml': SETTINGS.replace(/origin: .*/, 'origin: https://other.example.com') }],
    ['the base', { 'site.yaml': `${SETTINGS}base: /docs/\n` }],
    ['the other language', { 'site.yaml': SETTINGS.replace('code: de', 'code: fr') }],
    ['the language of the content', { 'site.yaml': SETTINGS.replace('code: en', 'code: en-GB') }],
    ['the navbar', { 'site.yaml': SETTINGS.replace('label: API,', 'label: Reference,') }],
  ])('writes the same bytes as a clean build: %s', async (_what, edit) => {
    const source = { contentDir: content };
    const before = await makeSite(source, watching);
    writeFiles(content, edit);
    const clean = await makeSiteAnew(source, null);
    expect(clean.files).not.toEqual({});
    expect(clean.files).not.toEqual(before.files);
    expect(await makeSite(source, watching)).toEqual(clean);
  });
});
