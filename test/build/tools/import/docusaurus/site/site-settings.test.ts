import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../../../listen.ts';
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
    expect(readImported(out, 'site.yaml')).not.toHaveProperty('languages');
    expect(notes).toEqual([
      expect.stringContaining('Cannot carry over the API "api-2": its description is not a single file or URL.'),
    ]);
  });

  it('leaves out an API whose description cannot be read, and imports the rest', async () => {
    const { origin, stop } = await listen(createServer((_, response) => response.writeHead(404).end()));
    const specs = `[{ spec: '${origin}/a.yaml', id: 'far' }, { spec: 'b.yaml', id: 'near' }, { spec: 'c.yaml', id: 'bad' }]`;
    const files = { 'b.yaml': PETS, 'c.yaml': 'a: 1\n' };
    const { out, notes, errors } = await importConfig(
      `presets: [['classic'], ['redocusaurus', { specs: ${specs} }]]`,
      files,
    );
    await stop();
    expect(readImported(out, 'site.yaml')).toMatchObject({ apis: [{ id: 'near' }] });
    expect([notes, errors]).toEqual([
      [
        expect.stringMatching(/Cannot carry over the API "far" of "http.*": it cannot be read: .*404.*\. Add it/),
        expect.stringContaining(
          'Cannot carry over the API "bad" of "c.yaml": it is not an OpenAPI description. Add it',
        ),
      ],
      2,
    ]);
    expect((await buildImported(out)).errors).toEqual([]);
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

  it.each([
    ['#25c2a0', '#25c2a0'],
    ['#2c3', '#22cc33'],
    ['rgb(37, 194, 160)', '#25c2a0'],
    ['hsl(120 100% 25%)', '#008000'],
  ])('takes the accent %s from the styles of the preset', async (written, accent) => {
    const css = `/* --ifm-color-primary: #000; */\n:root { --ifm-color-primary-dark: red; --ifm-color-primary: ${written}; }\n[data-theme='dark'] { --ifm-color-primary: #fff; }\n`;
    const { out } = await importConfig(classic("theme: { customCss: require.resolve('./own.css') }"), {
      'own.css': css,
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({ theme: { accent } });
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('takes no accent that is not a literal color', async () => {
    const { out } = await importConfig(classic(), {
      'src/css/custom.css': ':root { --ifm-color-primary: var(--own); }',
    });
    expect(readImported(out, 'site.yaml')).not.toHaveProperty('theme');
  });

  it.each([
    ["title: 'P', logo: { src: 'l.svg' }", '/l.svg'],
    ["title: 'P', logo: { src: 'l.svg', srcDark: 'd.svg' }", { light: '/l.svg', dark: '/d.svg', showTitle: true }],
    ["logo: { src: 'l.svg' }", { light: '/l.svg', showTitle: false }],
  ])('imports the logo of the navbar { %s }', async (navbar, logo) => {
    const files = { 'static/l.svg': '<svg/>', 'static/d.svg': '<svg/>' };
    const { out, notes } = await importConfig(`themeConfig: { navbar: { ${navbar} } }, ${classic()}`, files);
    expect([readImported(out, 'site.yaml'), notes]).toEqual([expect.objectContaining({ logo }), []]);
  });

  it('lists the hosts of images and frames on pages', async () => {
    const { out } = await importConfig(classic(), {
      'docs/b.mdx':
        '![B](https://img.test/b.png) <img src="https://www.img.test/c.png" />\n\n`![](https://code.test/a.png)`\n\n<iframe\n  src="https://frame.test/x" title="F"></iframe>\n',
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      imageHosts: ['img.test', 'www.img.test'],
      frameHosts: ['frame.test'],
    });
    expect((await buildImported(out)).warnings.filter((warning) => /(?:image|frame)Hosts/.test(warning))).toEqual([]);
  });

  it('keeps the label of a menu with one item', async () => {
    const items = "[{ label: 'More', items: [{ label: 'Code', href: 'https://git.test' }] }]";
    const { out } = await importConfig(`themeConfig: { navbar: { items: ${items} } }, ${classic()}`);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [{ label: 'More', items: [{ label: 'Code', to: 'https://git.test' }] }],
    });
  });

  it.each([
    ["<a href='/chat' class='x'><svg><title>Logo</title></svg>Ask\n <b>AI</b></a>", { label: 'Ask AI', to: '/chat' }],
    ['<div><a href="https://git.test" aria-label="Code"><i></i></a></div>', { label: 'Code', to: 'https://git.test' }],
    ['<a href="/b"><img src="i.svg" alt="Shop" /></a>', { label: 'Shop', to: '/b' }],
  ])('imports the link in the markup %s', async (html, link) => {
    const navbar = `navbar: { items: [{ type: 'html', value: ${JSON.stringify(html)} }] }`;
    const footer = `footer: { links: [{ title: 'More', items: [{ html: ${JSON.stringify(html)} }] }] }`;
    const { out, notes } = await importConfig(`themeConfig: { ${navbar}, ${footer} }, ${classic()}`);
    expect(notes).toEqual([]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [link],
      footer: { columns: [{ title: 'More', links: [link] }] },
    });
  });

  it('reports markup that shows no single link, unless it shows nothing', async () => {
    const html = (value: string): string => `{ type: 'html', value: ${JSON.stringify(value)} }`;
    const items = ['<hr>', '<b>Older</b>', '<a href="/a">A</a> or <a href="/b">B</a>', '<a href="/c"></a>'].map(html);
    const { notes } = await importConfig(`themeConfig: { navbar: { items: [${items}] } }, ${classic()}`);
    expect(notes).toEqual([
      expect.stringContaining('Cannot carry over the navbar item "Older": it is HTML that is not one link'),
      expect.stringContaining('Cannot carry over the navbar item "A or B": it is HTML that is not one link'),
      expect.stringContaining('Cannot carry over the navbar item "html": it is HTML that is not one link'),
    ]);
  });

  it.each([
    ['the title of the navbar, "Other"', "themeConfig: { navbar: { title: 'Other' } }"],
    [
      'the link of the logo to "https://acme.test"',
      "themeConfig: { navbar: { title: 'P', logo: { src: 'l.svg', href: 'https://acme.test' } } }",
    ],
    ['the setting "markdown"', 'markdown: { mermaid: true, preprocessor: null }'],
    ['the setting "noIndex"', 'noIndex: true'],
    ['the setting of the theme "tableOfContents"', 'themeConfig: { tableOfContents: { maxHeadingLevel: 4 } }'],
  ])('reports %s', async (what, members) => {
    const { notes } = await importConfig(`${members}, ${classic()}`);
    expect(notes).toEqual([expect.stringContaining(`Cannot carry over ${what}: `)]);
  });

  it.each(["include: ['*.md']", "tags: 'own.yml'", 'breadcrumbs: false', 'sidebarCollapsible: false'])(
    'reports the option { %s } of the docs',
    async (option) => {
      const { notes } = await importConfig(classicDocs(option));
      const [name = ''] = option.split(':');
      expect(notes).toEqual([expect.stringContaining(`Cannot carry over the option "${name}": `)]);
    },
  );

  it('is silent about settings with their default values', async () => {
    const theme = 'tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 }, docs: { sidebar: { hideable: true } }';
    const members = `markdown: { mermaid: true }, noIndex: false, themeConfig: { ${theme} }`;
    expect((await importConfig(`${members}, ${classicDocs('breadcrumbs: true')}`)).notes).toEqual([]);
  });

  it('names the components of the theme that the project replaces', async () => {
    const { notes } = await importConfig(classic(), {
      'src/theme/Footer/index.js': '',
      'src/theme/MDXComponents.js': '',
      'src/theme/Root.tsx': '',
    });
    expect(notes).toEqual([expect.stringContaining('src/theme: Cannot carry over 2 theme components Footer, Root: ')]);
  });
});
