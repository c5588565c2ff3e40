import { describe, expect, it } from 'vitest';
import { page as pageEn } from '../../../../../worker/model/messages/en.ts';
import type { Manifest, PageEntry } from '../../../../../worker/model/records/manifest.ts';
import { PageFrames } from '../../../../../worker/model/records/pages/page-frames.ts';
import { VersionIndex } from '../../../../../worker/model/records/versions/version-index.ts';
import type { SiteVersion } from '../../../../../worker/model/site.ts';
import { renderFrame } from '../../../../../worker/ui/frame/document.tsx';
import { manifest } from '../../../../site/fixture/release.ts';

const version = (name: string, path: string, more: Partial<SiteVersion> = {}): SiteVersion => ({
  name,
  label: `v${name}`,
  path,
  home: `${path}/a`,
  banner: null,
  badge: true,
  noIndex: false,
  isLast: false,
  ...more,
});
const page = (name: string, doc?: string): PageEntry => ({
  kind: 'guide',
  key: 'k',
  title: doc ?? 'x',
  description: '',
  version: name,
  ...(doc === undefined ? {} : { doc }),
});
const pages: Readonly<Record<string, PageEntry>> = {
  '/a': page('2', 'a'),
  '/b': page('2', 'b'),
  '/tags/x': page('2'),
  '/1/a-old': page('1', 'a'),
  '/1/gone': page('1', 'gone'),
  '/1/tags/x': page('1'),
  '/next/a': page('3', 'a'),
  '/alone': { kind: 'guide', key: 'k', title: 'Alone', description: '' },
};
const site: Manifest = {
  ...manifest,
  site: {
    ...manifest.site,
    navbar: [{ label: 'Docs', to: '/a', sidebar: null }],
    versions: [
      version('3', '/next', { banner: 'unreleased' }),
      version('2', '', { isLast: true }),
      version('1', '/1', { banner: 'unmaintained', noIndex: true, badge: false }),
    ],
  },
  pages: new Map(Object.entries(pages)),
};
const index = new VersionIndex(site);
const choices = (path: string): unknown =>
  index.describe(path, pages[path] as PageEntry)?.choices.map((choice) => choice.path);
const render = (path: string): string => {
  const entry = pages[path] as PageEntry;
  const shared = { ...site, messages: pageEn, site: index.siteOf(entry.version) };
  const { before, after } = renderFrame(shared, new PageFrames(site).describe(path, entry), (markup) => markup);
  return [...before, ...after].join('');
};

describe('VersionIndex', () => {
  it.each([
    ['/a', ['/next/a', '/a', '/1/a-old']],
    ['/1/a-old', ['/next/a', '/a', '/1/a-old']],
    ['/b', ['/next/a', '/b', '/1/a']],
    ['/1/gone', ['/next/a', '/a', '/1/gone']],
    ['/1/tags/x', ['/next/a', '/tags/x', '/1/tags/x']],
    ['/alone', ['/next/a', '/a', '/1/a']],
  ])('finds %s in other versions, or their start pages', (path, expected) => {
    expect(choices(path)).toEqual(expected);
  });

  it.each([
    ['/1/a-old', '/a'],
    ['/next/a', '/a'],
    ['/a', '/a'],
    ['/1/gone', '/1/gone'],
    ['/1/tags/x', '/tags/x'],
    ['/alone', '/alone'],
  ])('returns as canonical path of %s the page %s of the latest version', (path, canonical) => {
    expect(index.canonicalPath(path, pages[path] as PageEntry)).toBe(canonical);
  });

  it('returns the own path of a page whose version is maintained beside the latest', () => {
    const versions = site.site.versions?.map((one) =>
      one.name === '1' ? { ...one, isCanonical: true as const } : one,
    );
    const maintained = new VersionIndex({ ...site, site: { ...site.site, versions: versions ?? [] } });
    expect(['/1/a-old', '/next/a'].map((path) => maintained.canonicalPath(path, pages[path] as PageEntry))).toEqual([
      '/1/a-old',
      '/a',
    ]);
  });

  it('offers no menu to readers who see one version', () => {
    const versions = site.site.versions?.filter(({ name }) => name === '2') ?? [];
    const one = new VersionIndex({ ...site, site: { ...site.site, versions } });
    for (const [path, page] of site.pages) if (page.version === '2') expect(one.describe(path, page)).toBeNull();
  });

  it('offers the versions of the docs on no page of an API', () => {
    const operation: PageEntry = { kind: 'operation', key: 'k', title: 'List', description: '' };
    expect(index.describe('/api/list', operation)).toBeNull();
    expect(index.describe('/alone', pages['/alone'] as PageEntry)).not.toBeNull();
  });

  it('returns null on a site without versions', () => {
    const entry = manifest.pages.get('/user/bills') as PageEntry;
    expect(new VersionIndex(manifest).describe('/user/bills', entry)).toBeNull();
  });
});

describe('a page of an old version', () => {
  it('links to the latest version, for readers and search engines', () => {
    const html = render('/1/a-old');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/a"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('which is no longer actively maintained. <a href="/a">For up-to-date documentation, see');
  });

  it('shows its version, and links to the others without a script', () => {
    const html = render('/1/a-old');
    expect(html).toContain('<span class="version" data-version="1" hidden="">Version: v1</span>');
    expect(html).toContain('<button type="button" popoverTarget="version-menu"');
    expect(html).toContain('<a href="/1/a-old" data-version-name="1" aria-current="true">v1</a>');
    expect(html).toContain('<a href="/next/a" data-version-name="3">v3</a>');
  });

  it('has a navbar that stays in its version', () => {
    expect(render('/1/gone')).toContain('<a href="/1/a-old">Docs</a>');
    expect(render('/alone')).toContain('<a href="/a">Docs</a>');
  });
});

describe('a page of the latest version', () => {
  it('has its label, but no notice', () => {
    const html = render('/a');
    expect(html).toContain('data-version="2">Version: v2</span>');
    expect(html).not.toContain('class="notice"');
    expect(html).not.toContain('noindex');
  });
});

describe('PageFrames', () => {
  it('gives a schema its neighbours in the sidebar, and breadcrumbs that all are links', () => {
    const link = (path: string) => ({ kind: 'link', path, html: '' }) as const;
    const objects = {
      kind: 'category',
      id: 'objects',
      label: 'Objects',
      path: null,
      open: false,
      summary: '',
    } as const;
    const nodes = [link('/api'), { ...objects, nodes: [link('/api/a'), link('/api/b')] }];
    const schema: PageEntry = { ...page('2'), kind: 'schema', title: 'B', sidebar: 'api', parent: '/api' };
    const api: PageEntry = { ...page('2'), kind: 'api', title: 'The API', sidebar: 'api' };
    const frames = new PageFrames({
      site: site.site,
      sidebars: { api: { id: 'api', nodes } },
      pages: new Map([
        ['/api', api],
        ['/api/a', { ...schema, title: 'A' }],
        ['/api/b', schema],
      ]),
    });
    expect(frames.describe('/api/b', schema)).toMatchObject({
      sidebar: { id: 'api', branch: ['objects'] },
      breadcrumbs: [
        { label: 'The API', path: '/api' },
        { label: 'B', path: '/api/b' },
      ],
      previous: { label: 'A', path: '/api/a' },
      next: null,
    });
  });
});
