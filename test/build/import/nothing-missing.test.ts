import { describe, expect, it } from 'vitest';
import { buildImported, importFiles, readImported } from './import-fixture.ts';

const config = (members: string): string =>
  `module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { docs: { ${members} } }]] };\n`;
const page = '---\ntitle: A\n---\nText.\n';

describe('importProject(): reports everything that it cannot import', () => {
  it('reports folders that no plugin uses, as an error if they have more pages than were imported', async () => {
    const files = { 'docusaurus.config.js': config(''), 'docs/a.md': page, 'guides/README.md': '# For developers\n' };
    const few = await importFiles({ ...files, 'guides/b.md': page });
    const made = { 'docusaurus.config.js': config('').replace('presets', 'plugins: [function make() {}], presets') };
    const note =
      'guides: Cannot carry over 1 page in this folder: no readable plugin in the configuration uses it. Copy it into the content folder, and add it to "docs.more" in site.yaml.';
    expect([few.notes, few.imported.pages]).toEqual([[note], 1]);
    const more = { ...files, 'guides/b.md': page, 'guides/deep/c.md': page };
    const many = await importFiles({ ...more, ...made });
    expect(many.notes).toContain(note.replace('1 page', '2 pages'));
    // Docusaurus also ignores a folder that no plugin uses.
    const known = await importFiles(more);
    expect([few.errors, many.errors, known.errors]).toEqual([0, 1, 0]);
  });

  it('reports a page whose path another page has', async () => {
    const slug = '---\nslug: /same\n---\nText.\n';
    const { notes } = await importFiles({ 'docusaurus.config.js': config(''), 'docs/a.md': slug, 'docs/b.md': slug });
    expect(notes).toEqual([
      'docs/b.md: Cannot carry over this page: another page has the same path. Give it another "slug".',
    ]);
  });

  it.each([
    [`({docPath}) => \`https://g.test/edit/docs/\${docPath}\``, 'https://g.test/edit/{path}'],
    [
      `({versionDocsDirPath, docPath}) => \`https://g.test/\${versionDocsDirPath}/\${docPath}\``,
      'https://g.test/{path}',
    ],
    [
      `({locale, versionDocsDirPath: dir, docPath}) => { if (locale !== 'en') { return \`https://c.test/\${locale}\`; } return \`https://g.test/\${dir}/\${docPath}\`; }`,
      'https://g.test/{path}',
    ],
    [`({docPath}) => \`https://g.test/elsewhere/\${docPath}\``, undefined],
  ])('reads the function editUrl: %s', async (code, editUrl) => {
    const { out } = await importFiles({ 'docusaurus.config.js': config(`editUrl: ${code}`), 'docs/a.md': page });
    expect((readImported(out, 'site.yaml') as { editUrl?: string }).editUrl).toBe(editUrl);
  });

  it('creates APIs from the descriptions of redocusaurus', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['redocusaurus', { specs: [{ id: 'Pets', spec: 'spec/pets.yaml', route: '/api/' }, { spec: 'spec/none.yaml' }], theme: {} }]] };\n",
      'docs/a.md': page,
      'spec/pets.yaml': 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n',
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      apis: [{ id: 'pets', description: 'api/pets.yaml', path: '/api', sidebar: 'pets-api' }],
    });
    expect(notes).toEqual([
      expect.stringContaining('Cannot carry over the API "api-2": its description is not a single file or URL.'),
    ]);
  });

  it('reports an unreadable versions file as an error', async () => {
    const { notes, errors } = await importFiles({
      'docusaurus.config.js': config(''),
      'docs/a.md': page,
      'versions.json': '["1.0"',
    });
    expect(errors).toBe(1);
    expect(notes).toEqual([expect.stringMatching(/^versions\.json:1:\d+: Cannot read the versions: /)]);
  });

  it('creates APIs from a folder of descriptions of redocusaurus', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['redocusaurus', { openapi: { path: 'specs', routeBasePath: '/api' } }]] };\n",
      'docs/a.md': page,
      'specs/pets.openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n',
      'specs/README.md': 'Notes',
      'specs/parts/pet.yaml': 'type: object\nproperties: { tag: { $ref: "../tag.json" } }\n',
      'specs/tag.json': '{"type": "string"}',
      'specs/multi.yaml':
        'openapi: 3.1.0\ninfo: { title: Multi, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    Pet:\n      $ref: ./parts/pet.yaml\n',
    });
    expect(notes).toEqual([]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      apis: [
        { id: 'multi', description: 'api/multi/multi.yaml', path: '/api/multi' },
        { id: 'pets', description: 'api/pets.yaml', path: '/api/pets' },
      ],
    });
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it("reports versions whose folder is generated by the project's build", async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': config("lastVersion: 'latest'"),
      'docs/a.md': page,
      'versions.json': '["latest", "1.0"]',
      'versioned_docs/version-1.0/a.md': page,
    });
    expect(notes).toEqual([
      'versioned_docs/version-latest: Cannot carry over the version "latest": there is no such folder; the build of the project may create it. Build the project once, and import it again.',
    ]);
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it.each([
    ["gtag: { trackingID: 'G-1', anonymizeIP: true }", 'google-analytics', 'G-1', []],
    [
      "gtag: { trackingID: ['G-1', 'G-2'] }",
      'google-analytics',
      'G-1',
      ['the analytics of G-2: a site has a single analytics id.'],
    ],
    [
      "googleTagManager: { containerId: 'GTM-1' }",
      'google-tag-manager',
      'GTM-1',
      ['everything that this container loads: the Content-Security-Policy only allows hosts declared in site.yaml'],
    ],
  ])('imports the analytics of %s', async (option, product, siteId, told) => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': `module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { ${option} }]] };\n`,
      'docs/a.md': page,
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      analytics: { product, host: 'https://www.googletagmanager.com', siteId },
    });
    expect(notes).toEqual(told.map((note) => expect.stringContaining(note)));
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('imports head elements, and reports what the policy would block', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', baseUrl: '/b/', headTags: [{ tagName: 'link', attributes: { rel: 'me', href: 'https://s.test/@p' } }, { tagName: 'link', attributes: { rel: 'preload', href: '/f.woff2' } }], scripts: ['/b/a.js', { src: 'https://x.test/a.js', async: true }], presets: [['classic', {}]], themeConfig: { metadata: [{ name: 'google-site-verification', content: 'abc' }, { name: 'twitter:card', content: 'summary' }] } };\n",
      'docs/a.md': page,
      'static/a.js': '1',
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      head: [
        { link: { rel: 'me', href: 'https://s.test/@p' } },
        { script: { src: '/a.js' } },
        { script: { src: 'https://x.test/a.js', async: true }, hosts: ['https://x.test'] },
        { meta: { name: 'google-site-verification', content: 'abc' } },
      ],
    });
    expect(notes).toEqual([
      expect.stringContaining('"rel":"preload"'),
      expect.stringContaining('each page sets its own "twitter:card"'),
    ]);
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('reports docs without a folder, and removes references to them', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { docs: { includeCurrentVersion: false, onlyIncludeVersions: ['2.x'], versions: { '2.x': { label: 'Two' } } } }]], plugins: [['@docusaurus/plugin-content-docs', { id: 'made', path: './made' }]] };\n",
      'docs/a.md': page,
    });
    expect(notes).toEqual([
      expect.stringMatching(
        /^docusaurus\.config\.js:1:\d+: Cannot carry over the docs "made": there is no folder .*made; the build of the project may create it\. /,
      ),
    ]);
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('reads plugins returned by functions in the configuration', async () => {
    const { out, imported } = await importFiles({
      'docusaurus.config.js': `const sets = ['one', 'two'];
const create = (id) => ['@docusaurus/plugin-content-docs', { id, path: \`guides/\${id}\`, routeBasePath: id }];
function single(id, options = {}) { const path = 'guides/' + id; return ['@docusaurus/plugin-content-docs', { id, path, routeBasePath: id, ...options }]; }
module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', {}]], plugins: [...sets.map(create), single('three', { sidebarPath: false }), false && 'x'].filter(Boolean) };\n`,
      'docs/a.md': page,
      'guides/one/a.md': page,
      'guides/two/a.md': page,
      'guides/three/a.md': page,
    });
    expect([imported.built, imported.versions]).toEqual([4, 4]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      docs: {
        more: {
          one: { path: 'one', routeBasePath: '/one' },
          two: { path: 'two', routeBasePath: '/two' },
          three: { path: 'three', routeBasePath: '/three' },
        },
      },
    });
  });

  it('treats a local plugin that extends the blog as a blog', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { blog: false }]], plugins: [['./plugins/posts', { blogTitle: 'Log' }]] };\n",
      'plugins/posts.js': "const blog = require('@docusaurus/plugin-content-blog');\nmodule.exports = { ...blog };\n",
      'docs/a.md': page,
      'blog/2024-01-02-a.md': page,
    });
    expect(notes).toEqual([]);
    expect(readImported(out, 'site.yaml')).toMatchObject({ news: { blog: { path: 'blog', title: 'Log' } } });
  });

  it('shows the current docs if the last version is built from them', async () => {
    const { out } = await importFiles({
      'docusaurus.config.js': config(
        "includeCurrentVersion: false, lastVersion: '2.x', versions: { '2.x': { label: '2 & 3' } }",
      ),
      'docs/a.md': page,
      'versions.json': '["2.x", "1.0"]',
      'versioned_docs/version-1.0/a.md': page,
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/docs/a', '/docs/1.0/a']));
    expect(site.frame.versions?.map(({ label }) => label)).toEqual(['2 & 3', '1.0']);
  });

  it('fails if most pages are empty', async () => {
    const draft = '---\ndraft: true\n---\nText.\n';
    const { notes, errors } = await importFiles({
      'docusaurus.config.js': config(''),
      'docs/a.md': page,
      'docs/b.md': draft,
      'docs/c.md': draft,
    });
    expect([errors, notes]).toEqual([1, [expect.stringContaining('Cannot carry over 2 of 3 pages: ')]]);
  });

  it('creates a news collection for each blog', async () => {
    const { out } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { blog: { blogTitle: 'Log', postsPerPage: 5 } }]], plugins: [['@docusaurus/plugin-content-blog', { id: 'team', path: './people', routeBasePath: 'team' }]] };\n",
      'docs/a.md': page,
      'blog/2024-01-02-a.md': page,
      'people/2024-01-03-b.md': page,
    });
    expect((readImported(out, 'site.yaml') as { news: object }).news).toEqual({
      blog: { path: 'blog', routeBasePath: '/blog', title: 'Log', pageSize: 5 },
      team: { path: 'people', routeBasePath: '/team', pageSize: 10 },
    });
  });
});
