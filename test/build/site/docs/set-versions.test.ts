import { describe, expect, it } from 'vitest';
import { compileContent, type Files, fixtureFiles, SMALLEST_SITE } from '../../content-folder.ts';

const site = (docs: string): string => `${SMALLEST_SITE['site.yaml']}docs: ${docs}\n`;

describe('versions of an additional set of docs', () => {
  const FILES = fixtureFiles('docs-sets');

  it('are below its path, with their own sidebars, tags and categories', async () => {
    const { site: made, errors } = await compileContent(FILES);
    expect(errors).toEqual([]);
    const own = made?.pages.filter(({ path }) => path.startsWith('/sdk'));
    expect(own?.map(({ path, entry }) => [path, entry.version, entry.doc, entry.sidebar])).toEqual([
      ['/sdk/beta', 'sdk@current', 'index', 'docs@sdk@current'],
      ['/sdk/beta/install', 'sdk@current', 'install', 'docs@sdk@current'],
      ['/sdk/beta/streams', 'sdk@current', 'streams', 'docs@sdk@current'],
      ['/sdk/v1/callbacks', 'sdk@1.0', 'callbacks', 'docs@sdk@1.0'],
      ['/sdk/v1', 'sdk@1.0', 'index', 'docs@sdk@1.0'],
      ['/sdk/v1/install', 'sdk@1.0', 'install', 'docs@sdk@1.0'],
      ['/sdk', 'sdk@2.0', 'index', 'docs@sdk'],
      ['/sdk/install', 'sdk@2.0', 'install', 'docs@sdk'],
      ['/sdk/category/start', 'sdk@2.0', undefined, 'docs@sdk'],
      ['/sdk/beta/tags', 'sdk@current', undefined, undefined],
      ['/sdk/beta/tags/setup', 'sdk@current', undefined, undefined],
      ['/sdk/tags', 'sdk@2.0', undefined, undefined],
      ['/sdk/tags/setup', 'sdk@2.0', undefined, undefined],
      ['/sdk/v1/tags', 'sdk@1.0', undefined, undefined],
      ['/sdk/v1/tags/setup', 'sdk@1.0', undefined, undefined],
    ]);
  });

  it('are versions of the set, next to those of the docs', async () => {
    const { site: made } = await compileContent(FILES);
    const shown = made?.frame.versions?.map(({ name, label, set, home, banner, isLast }) => [
      ...[name, label, set, home, banner, isLast],
    ]);
    expect(shown).toEqual([
      ['3.0', '3', undefined, '/docs/receipts', null, true],
      ['2.0', '2', undefined, '/docs/v2/receipts', 'older', false],
      ['1.0', '1', undefined, '/docs/1.0/receipts', 'unmaintained', false],
      ['sdk@current', 'Beta', 'sdk', '/sdk/beta', 'unreleased', false],
      ['sdk@2.0', '2.0', 'sdk', '/sdk', null, true],
      ['sdk@1.0', '1.0', 'sdk', '/sdk/v1', 'unmaintained', false],
    ]);
  });

  it('link to their own docs and sources, and leave the other sets without versions', async () => {
    const { site: made, html } = await compileContent(FILES);
    expect(html('/sdk/v1')).toContain('href="/sdk/v1/callbacks"');
    expect(html('/sdk/v1')).toContain('https://git.example/edit/sdk_versioned_docs/version-1.0/index.md');
    expect(made?.pages.find(({ path }) => path === '/people/team')?.entry.version).toBeUndefined();
  });

  it('leave out what no version includes, whatever folder is around it', async () => {
    const { site: made, errors } = await compileContent({
      'site.yaml': site(
        '{ path: ., more: { sdk: { path: sdk, includeCurrentVersion: false, onlyIncludeVersions: ["2.0"] } } }',
      ),
      'a.md': '# A\n',
      'sidebars.yaml': 'docs: [a]\n',
      'sdk/next.md': '# Next\n',
      'sdk_versions.json': '["2.0", "1.0"]',
      'sdk_versioned_docs/version-2.0/b.md': '# B\n',
      'sdk_versioned_docs/version-1.0/c.md': '# C\n',
      'sdk_versioned_sidebars/version-2.0-sidebars.json': '{ "version-2.0/docs": ["version-2.0/b"] }',
    });
    expect(errors).toEqual([]);
    expect(made?.pages.map(({ path, entry }) => [path, entry.sidebar, entry.version])).toEqual([
      ['/a', 'docs', undefined],
      ['/sdk/b', 'docs@sdk', undefined],
    ]);
    expect(made?.frame.versions).toBeUndefined();
  });

  const SETS: Files = {
    'site.yaml': site('{ more: { sdk: {} } }'),
    'docs/a.md': '# A\n',
    'sidebars.yaml': 'docs: [a]\n',
    'sdk/a.md': '# A\n',
    'sdk_versions.json': '["1.0"]',
    'sdk_versioned_docs/version-1.0/a.md': '# A\n',
  };

  it.each<[string, Files, string]>([
    [
      'a version without a folder',
      { 'sdk_versions.json': '["3.0", "1.0"]' },
      'sdk_versions.json:1:2: Cannot create the version "3.0": there is no folder sdk_versioned_docs/version-3.0. Add it, or remove the line.',
    ],
    [
      'a version that does not exist',
      { 'site.yaml': site('{ more: { sdk: { lastVersion: "2" } } }') },
      'site.yaml:6:37: Cannot find the version "2" in "docs.more.sdk": it is not in sdk_versions.json. Add it, or remove the line.',
    ],
    [
      'a set without any version',
      {
        'site.yaml': site('{ more: { sdk: { includeCurrentVersion: false } } }'),
        'sdk_versions.json': '[]',
      },
      'site.yaml:6:47: Cannot create the docs "sdk": "includeCurrentVersion" is false, and sdk_versions.json has no versions. Remove the line.',
    ],
    [
      'a version of the docs with the name of a version of the set',
      { 'versions.json': '["sdk@1.0"]', 'versioned_docs/version-sdk@1.0/a.md': '# A\n' },
      'site.yaml:6:22: Cannot use the id "sdk" for docs of "docs.more": a version has the name "sdk@1.0". Choose another one.',
    ],
    [
      'an API with versions and the id of the set',
      {
        'site.yaml': `${site('{ more: { sdk: {} } }')}apis:\n  - id: sdk\n    versions: [{ label: v2, description: b.yaml }, { label: v1, description: a.yaml }]\n`,
      },
      'site.yaml:8:9: Cannot tell the versions of the API apart: "docs.more" has the id "sdk" too. Change one of them.',
    ],
  ])('report %s', async (_, files, error) => {
    expect((await compileContent({ ...SETS, ...files })).errors).toContain(error);
  });
});
