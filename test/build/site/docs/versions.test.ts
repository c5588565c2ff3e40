import { describe, expect, it } from 'vitest';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const VERSIONED: Files = {
  'sidebars.yaml': 'docs: [index, a]\n',
  'index.md': '# Next home',
  'a.md': '# A next',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md': '# A 2',
  'versioned_docs/version-2.0/b.md': '# B 2\n\n[a](./a.md) [shot](shot.svg)',
  'versioned_docs/version-2.0/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'versioned_docs/version-1.0/a.md': '---\nslug: /first\n---\n# A 1',
  'versioned_sidebars/version-2.0-sidebars.json':
    '{ "docs": [{ "type": "category", "label": "All", "link": { "type": "generated-index" }, "items": ["b", "a"] }] }',
};
const site = (docs: string): string => `${SMALLEST_SITE['site.yaml']}docs: ${docs}\n`;

describe('additional sets of docs', () => {
  const FILES: Files = {
    'site.yaml': site(
      '{ routeBasePath: /docs, more: { team: { path: people, routeBasePath: /team, editUrl: "https://git.test/{path}" }, extra: {} } }',
    ),
    'docs/a.md': '# A\n\n[team](../people/start.md)\n',
    'sidebars.yaml': 'docs: [a]\n',
    'people/start.md': '---\nslug: /welcome\n---\n# Welcome\n',
    'people/02-jobs.md': '---\ntags: [work]\n---\n# Jobs\n\n[start](start.md)\n',
    'team_sidebars.yaml': 'docs: [{ type: category, label: All, items: [start, jobs] }]\n',
    'extra/b.md': '# B\n',
  };

  it('have their own paths, ids, sidebars and tags, and are not versions', async () => {
    const { site: made, errors, html } = await compileContent(FILES);
    expect(errors).toEqual([]);
    expect(made?.pages.map(({ path, entry }) => [path, entry.sidebar, entry.version])).toEqual([
      ['/docs/a', 'docs', undefined],
      ['/extra/b', 'defaultSidebar@extra', undefined],
      ['/team/jobs', 'docs@team', undefined],
      ['/team/welcome', 'docs@team', undefined],
      ['/team/tags', undefined, undefined],
      ['/team/tags/work', undefined, undefined],
    ]);
    expect(made?.frame.versions).toBeUndefined();
    expect(html('/team/welcome')).toContain('href="https://git.test/people/start.md"');
    expect(html('/docs/a')).toContain('href="/team/welcome"');
  });

  it('coexist with versions', async () => {
    const { site: made, errors } = await compileContent({
      ...FILES,
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': '# A 1',
    });
    expect(errors).toEqual([]);
    expect(made?.frame.versions?.map(({ name }) => name)).toEqual(['current', '1.0']);
    expect(made?.pages.find(({ path }) => path === '/team/jobs')?.entry.version).toBeUndefined();
  });

  it('are reported if they have no folder, or the name of a version', async () => {
    const { errors } = await compileContent({
      'site.yaml': site('{ more: { 1-0: { path: a }, none: {} } }'),
      'a/x.md': '# X',
      'versions.json': '["1-0"]',
      'versioned_docs/version-1-0/a.md': '# A',
    });
    expect(errors).toEqual([
      expect.stringMatching(/^site\.yaml:6:22: Cannot use the id "1-0" for docs of "docs\.more": a version has it\. /),
      expect.stringMatching(
        /^site\.yaml:6:41: Cannot create the docs "none" of "docs\.more": there is no folder none\. /,
      ),
    ]);
  });
});

describe('versions', () => {
  it('accept sidebar ids prefixed with the version, as the first Docusaurus 2 wrote them', async () => {
    const { site, errors } = await compileContent({
      ...VERSIONED,
      'versioned_sidebars/version-2.0-sidebars.json':
        '{ "version-2.0/docs": [{ "type": "category", "label": "All", "items": [{ "type": "doc", "id": "version-2.0/a" }, "version-2.0/b"] }] }',
    });
    expect(errors).toEqual([]);
    expect(site?.pages.find(({ path }) => path === '/a')?.entry.sidebar).toBe('docs');
  });

  it('are below their paths, the first in versions.json at the root', async () => {
    const { site, errors, html } = await compileContent(VERSIONED);
    expect(errors).toEqual([]);
    expect(html('/b')).toContain('href="/a"');
    expect(site?.pages.map(({ path, entry }) => [path, entry.version, entry.doc, entry.sidebar])).toEqual([
      ['/next/a', 'current', 'a', 'docs@current'],
      ['/next', 'current', 'index', 'docs@current'],
      ['/1.0/first', '1.0', 'a', 'defaultSidebar@1.0'],
      ['/a', '2.0', 'a', 'docs'],
      ['/b', '2.0', 'b', 'docs'],
      ['/category/all', '2.0', undefined, 'docs'],
    ]);
    const defaults = { badge: true, noIndex: false, isLast: false };
    expect(site?.frame.versions).toEqual([
      { ...defaults, name: 'current', label: 'Next', path: '/next', home: '/next', banner: 'unreleased' },
      { ...defaults, name: '2.0', label: '2.0', path: '', home: '/b', banner: null, isLast: true },
      { ...defaults, name: '1.0', label: '1.0', path: '/1.0', home: '/1.0/first', banner: 'unmaintained' },
    ]);
    expect([...(site?.files.keys() ?? [])]).toContain('/versioned_docs/version-2.0/shot.svg');
  });

  it('follow the options of Docusaurus', async () => {
    const { site: made, errors } = await compileContent({
      ...VERSIONED,
      'site.yaml': site(
        '{ lastVersion: current, routeBasePath: docs, onlyIncludeVersions: [current, "1.0"], versions: { current: { label: 3.x }, "1.0": { path: old, label: One, banner: none, badge: false, noIndex: true, canonical: self } } }',
      ),
    });
    expect(errors).toEqual([]);
    expect(made?.pages.map(({ path }) => path)).toEqual(['/docs/a', '/docs', '/docs/old/first']);
    expect(made?.frame.versions).toMatchObject([
      { name: 'current', label: '3.x', path: '/docs', home: '/docs', banner: null, badge: true, isLast: true },
      {
        name: '1.0',
        label: 'One',
        path: '/docs/old',
        home: '/docs/old/first',
        banner: null,
        badge: false,
        noIndex: true,
        isCanonical: true,
      },
    ]);
  });

  it('say until when they are supported, unless they have another banner or none', async () => {
    const until = 'until: 2027-06-30';
    const { site: made } = await compileContent({
      ...VERSIONED,
      'site.yaml': site(
        `{ lastVersion: current, versions: { current: { ${until} }, "2.0": { ${until} }, "1.0": { ${until}, banner: none } } }`,
      ),
    });
    expect(made?.frame.versions?.map(({ banner, until: day }) => [banner, day])).toEqual([
      [null, '2027-06-30'],
      ['older', '2027-06-30'],
      [null, '2027-06-30'],
    ]);
  });

  it('are not shown if there is only one, and omit the docs of the others', async () => {
    const { site: made } = await compileContent({
      ...VERSIONED,
      'docs/never.md': '# Never',
      'index.md': '# Home',
      'a.md': '---\nslug: /alone\n---\n# Standing alone\n',
      'site.yaml': site('{ includeCurrentVersion: false, onlyIncludeVersions: ["2.0"] }'),
    });
    expect(made?.frame.versions).toBeUndefined();
    const paths = made?.pages.map(({ path }) => path);
    expect(paths).toEqual(['/alone', '/', '/docs/a', '/docs/b', '/docs/category/all']);
    for (const { entry } of made?.pages ?? []) expect(entry.version).toBeUndefined();
  });

  it.each(
    Object.entries({
      '["3.0"]':
        'versions.json:1:2: Cannot create the version "3.0": there is no folder versioned_docs/version-3.0. Add it, or remove the line.',
      '{ "a": 1 }': 'versions.json:1:1: Cannot read the versions: it must be a list, got {"a":1}',
    }),
  )('report the error in %s', async (versions, error) => {
    expect((await compileContent({ ...VERSIONED, 'versions.json': versions })).errors).toContain(error);
  });

  it.each(
    Object.entries({
      '{ lastVersion: "2" }':
        'site.yaml:6:22: Cannot find the version "2" in "docs": it is not in versions.json. Add it, or remove the line.',
      '{ versions: { "3": { badge: true } } }':
        'site.yaml:6:26: Cannot find the version "3" in "docs": it is not in versions.json. Add it, or remove the line.',
      '{ includeCurrentVersion: false }':
        'site.yaml:6:32: Cannot create any docs: "includeCurrentVersion" is false, and versions.json has no versions. Remove the line.',
      '{ versions: { current: { until: soon } } }':
        'site.yaml:6:39: Cannot read the site configuration: "docs.versions.current.until" must be a day such as "2027-06-30", got "soon"',
      '{ path: ../docs }':
        'site.yaml:6:15: Cannot read the site configuration: "docs.path" must be a folder of the content folder, such as "docs", or ".", got "../docs"',
    }),
  )('report the setting %s', async (docs, error) => {
    const files = { ...VERSIONED, 'versions.json': '[]', 'site.yaml': site(docs) };
    expect((await compileContent(files)).errors).toContain(error);
  });
});
