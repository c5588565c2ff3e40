import { describe, expect, it } from 'vitest';
import type { Manifest, PageEntry } from '../../../../worker/model/records/manifest.ts';
import { openManifest, toManifestText } from '../../../../worker/model/records/manifest-text.ts';
import { RECORD_HASH_LENGTH } from '../../../../worker/model/records/record-keys.ts';

const entry = (title: string): PageEntry => ({
  kind: 'guide',
  key: `page/${toHash(title, RECORD_HASH_LENGTH)}`,
  title,
  description: 'ä "x"\n\t☃',
});
const toHash = (text: string, length: number): string =>
  Buffer.from(text).toString('hex').padStart(length, '0').slice(-length);
const pagesAt = (paths: readonly string[]): Manifest['pages'] => new Map(paths.map((path) => [path, entry(path)]));
const PATHS = ['/', '/a', '/a-b', '/a/b', '/aa', '/b', '/%C3%A4', '/z'];
const MANIFEST = {
  release: 'r\u2028ä',
  site: { base: '' },
  pages: pagesAt(PATHS),
  sidebars: { api: { id: 'api', nodes: [{ kind: 'link', path: '/a', html: '<li>ü</li>' }] } },
} as unknown as Manifest;

describe('openManifest()', () => {
  const text = toManifestText(MANIFEST);
  const opened = openManifest(text);

  it('restores the manifest', () => {
    expect(opened.release).toBe(MANIFEST.release);
    expect(new Map(opened.pages)).toEqual(MANIFEST.pages);
    expect(opened.pages.size).toBe(PATHS.length);
    expect({ ...opened.sidebars }).toEqual(MANIFEST.sidebars);
  });

  it('stores text as ASCII', () => {
    expect(JSON.stringify(text)).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each(PATHS)('finds %s', (path) => {
    expect(opened.pages.get(path)?.title).toBe(path);
    expect(opened.pages.has(path)).toBe(true);
  });

  it.each(['', '/0', '/a/', '/a-', '/a-bb', '/zz', 'a', '__proto__', 'constructor', '/\n', '/\t', '/{"kind"'])(
    'finds no page at %j',
    (path) => {
      expect(opened.pages.get(path)).toBeUndefined();
      expect(opened.pages.has(path)).toBe(false);
    },
  );

  it('finds every page of a large site repeatedly, and lists them in order', () => {
    const paths = Array.from({ length: 5_000 }, (_, index) => `/p/${(index * 7919) % 5_003}`);
    const large = openManifest(toManifestText({ ...MANIFEST, pages: pagesAt(paths) }));
    for (const path of [...paths, ...paths]) expect(large.pages.get(path)?.title).toBe(path);
    expect([...large.pages.keys()]).toEqual(paths.toSorted());
  });

  it('stores what pages with one record have in common once', () => {
    const long = 'A description that both have. '.repeat(20);
    const current = { ...entry('/api/a'), description: long, version: 'books@v2' };
    const { key } = current;
    const toOld = (label: string, more: Partial<PageEntry>): [string, PageEntry] => [
      `/api/${label}/a`,
      {
        ...entry(label),
        description: long,
        title: '/api/a',
        key,
        version: `books@${label}`,
        recordOf: 'books@v2',
        ...more,
      },
    ];
    const pages = new Map([
      ['/api/a', current],
      toOld('v1', { sidebar: 'api@books@v1' }),
      toOld('v0', { title: 'Another title' }),
      // Of a page that the table has not, and without a fact that the other page has.
      ['/api/v1/b', { ...entry('b'), recordOf: 'books@v2' }],
    ] as const);
    const text = toManifestText({ ...MANIFEST, pages });
    expect(new Map(openManifest(text).pages)).toEqual(new Map(pages));
    expect(text.pages.split(long).length - 1).toBe(1);
    expect(text.hashes.split(key.slice('page/'.length)).length - 1).toBe(1);
  });

  it('follows no page to another one without a record', () => {
    const table = { pages: '/a\t{"like":"/a"}\n', hashes: '-'.repeat(RECORD_HASH_LENGTH) };
    expect(() => openManifest({ ...text, ...table }).pages.get('/a')).toThrow('shares the record');
  });

  it('opens a manifest without pages', () => {
    const empty = openManifest(toManifestText({ ...MANIFEST, pages: new Map() }));
    expect([empty.pages.size, ...empty.pages.keys()]).toEqual([0]);
    expect(empty.pages.get('/')).toBeUndefined();
  });

  it('returns the same sidebar object each time', () => {
    expect(opened.sidebars.api).toBe(opened.sidebars.api);
    expect(opened.sidebars.none).toBeUndefined();
  });
});
