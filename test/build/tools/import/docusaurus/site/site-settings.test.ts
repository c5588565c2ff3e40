import { describe, expect, it } from 'vitest';
import { buildImported, classic, classicDocs, importConfig, readImported } from '../import-fixture.ts';

const PETS = 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n';

describe('importProject(): site.yaml', () => {
  it('imports the descriptions of the OpenAPI plugin', async () => {
    const options =
      "{ id: 'api', docsPluginId: 'classic', config: { pet_store: { specPath: 'spec.json', outputDir: 'docs/pets' } } }";
    const config = `${classicDocs("sidebarPath: './sidebars.js'")}, plugins: [['docusaurus-plugin-openapi-docs', ${options}]]`;
    const { out, notes } = await importConfig(config, {
      'sidebars.js':
        "module.exports = { docs: ['a'], api: [{ type: 'category', label: 'P', items: require('./docs/pets/sidebar.js') }] };\n",
      'spec.json': '{"openapi":"3.1.0","info":{"title":"Pets"},"paths":{"/pets":{"get":{"operationId":"listPets"}}}}',
      'docs/pets/list-pets.api.mdx': '---\nid: list-pets\n---\n',
      'docs/pets/sidebar.js':
        "module.exports = [{ type: 'doc', id: 'pets/list-pets', className: 'api-method get' }];\n",
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docs\/pets: Cannot carry over 1 page in this folder: /),
      expect.stringMatching(
        /^sidebars\.js: Cannot carry over 1 sidebar item: the OpenAPI plugin generates their docs\. /,
      ),
    ]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toContain('/docs/pets/list-pets');
  });

  it('creates APIs from the descriptions of redocusaurus', async () => {
    const specs = "[{ id: 'Pets', spec: 'spec/pets.yaml', route: '/api/' }, { spec: 'spec/none.yaml' }]";
    const config = `presets: [['redocusaurus', { specs: ${specs}, theme: {} }]]`;
    const { out, notes } = await importConfig(config, { 'spec/pets.yaml': PETS });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      apis: [{ id: 'pets', description: 'api/pets.yaml', path: '/api', sidebar: 'pets-api' }],
    });
    expect(notes).toEqual([
      expect.stringContaining('Cannot carry over the API "api-2": its description is not a single file or URL.'),
    ]);
  });

  it('creates APIs from a folder of descriptions of redocusaurus', async () => {
    const config = "presets: [['redocusaurus', { openapi: { path: 'specs', routeBasePath: '/api' } }]]";
    const { out, notes } = await importConfig(config, {
      'specs/pets.openapi.yaml': PETS,
      'specs/README.md': 'Notes',
      'specs/parts/pet.yaml': 'type: object\nproperties: { tag: { $ref: "../tag.json" } }\n',
      'specs/tag.json': '{"type": "string"}',
      'specs/multi.yaml': `${PETS}components: { schemas: { Pet: { $ref: ./parts/pet.yaml } } }\n`,
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
    const { out, notes } = await importConfig(classic(option));
    expect(readImported(out, 'site.yaml')).toMatchObject({
      analytics: { product, host: 'https://www.googletagmanager.com', siteId },
    });
    expect(notes).toEqual(told.map((note) => expect.stringContaining(note)));
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('imports head elements, and reports what the policy would block', async () => {
    const head = `headTags: [
      { tagName: 'link', attributes: { rel: 'me', href: 'https://s.test/@p' } },
      { tagName: 'link', attributes: { rel: 'preload', href: '/f.woff2' } },
    ], scripts: ['/b/a.js', { src: 'https://x.test/a.js', async: true }]`;
    const metadata = "[{ name: 'google-site-verification', content: 'abc' }, { name: 'twitter:card', content: 'x' }]";
    const { out, notes } = await importConfig(
      `baseUrl: '/b/', ${head}, ${classic()}, themeConfig: { metadata: ${metadata} }`,
      { 'static/a.js': '1' },
    );
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
});
