import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../build/tools/import/import-project.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';
import type { Files } from '../../../content-folder.ts';
import { thrownFindings } from '../../../thrown-findings.ts';
import { buildImported, importFiles, outFolder, readImported, writeProject } from '../docusaurus/import-fixture.ts';
import { DOCS, importProjectOf, PAGE, projectOf } from './starlight-project.ts';

function readAll(out: string): string {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('importProject() of a Starlight project with faults', () => {
  it('reads nothing outside of the project', async () => {
    const up = '../../../../../../../../../../etc/passwd';
    const { out } = await importProjectOf(
      `title: 'P', logo: { src: '${up}' }, favicon: '${up}', customCss: ['${up}'], sidebar: ['${up}'], locales: { '../..': {} }`,
      {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["/etc/*"] } } }',
        [`${DOCS}/b.mdx`]: `---\ntitle: B\nslug: ${up}\n---\n\nimport text from '${up}?raw';\nimport more from '~/passwd?raw';\nimport X from '${up}.mdx';\n\n{text}{more}\n\n<X />\n\n![x](${up})\n`,
      },
      { astro: "srcDir: './src', publicDir: '../../../../../../../../../../etc'," },
    );
    expect(readAll(out)).not.toContain('root:');
    expect(readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith('passwd'))).toEqual([]);
    expect(await buildImported(out)).toMatchObject({ errors: [] });
  });

  it('follows no symbolic links', async () => {
    const secrets = writeProject({ 'b.md': '---\ntitle: B\n---\n\nSECRET\n', 'c.svg': '<svg>SECRET</svg>' });
    const dir = writeProject(projectOf("title: 'P'", { 'public/d.svg': '<svg />' }));
    symlinkSync(join(secrets, 'b.md'), join(dir, DOCS, 'b.md'));
    symlinkSync(join(secrets, 'c.svg'), join(dir, 'public/c.svg'));
    const report = new Report();
    const out = outFolder(dir);
    await importProject({ source: dir, out, dryRun: false }, report);
    expect(readAll(out)).not.toContain('SECRET');
    const links = [report.errors, report.warnings].map((findings) =>
      findings.filter(({ message }) => message.includes('it is a symbolic link')).map(({ file }) => file),
    );
    expect(links).toEqual([[expect.stringContaining('b.md')], [expect.stringContaining('c.svg')]]);
  });

  it('follows no symbolic links to folders and texts out of the project', async () => {
    const secrets = writeProject({
      'en.json': '{ "password": "SECRET" }',
      'docs/b.md': '---\ntitle: B\n---\n\nSECRET\n',
      'pages/c.md': '---\ntitle: C\n---\n\nSECRET\n',
      'pages/d.astro': '<p>SECRET</p>\n',
    });
    const { [`${DOCS}/a.md`]: _page, ...pageless } = projectOf("title: 'P'", {
      'src/t.astro': "<p>{Astro.locals.t('password')}</p>\n",
      'src/content/i18n/de.json': '{}',
    });
    const whole = writeProject({
      ...pageless,
      [`${DOCS}/a.mdx`]: "---\ntitle: A\n---\n\nimport T from '../../t.astro';\n\n<T />\n",
    });
    symlinkSync(join(secrets, 'en.json'), join(whole, 'src/content/i18n/en.json'));
    symlinkSync(join(secrets, 'pages'), join(whole, 'src/pages'));
    const report = new Report();
    const out = outFolder(whole);
    await importProject({ source: whole, out, dryRun: false }, report);
    expect(readAll(out)).not.toContain('SECRET');
    expect(report.warnings.filter(({ message }) => message.includes('it is a symbolic link'))).toHaveLength(1);
    expect(report.errors.map(({ message }) => message)).toContain(
      'Cannot carry over this folder: a symbolic link leads out of the project. Replace it with a copy.',
    );

    const linked = writeProject(pageless);
    symlinkSync(join(secrets, 'docs'), join(linked, DOCS));
    const findings = await thrownFindings(() =>
      importProject({ source: linked, out: outFolder(linked), dryRun: false }, new Report()),
    );
    expect(findings).toEqual([expect.stringContaining('Cannot import: the folder has no pages. ')]);
  });

  it('ignores the keys of prototypes', async () => {
    const { out } = await importProjectOf(
      `title: 'P', sidebar: [{ label: 'G', items: ['a'], __proto__: { collapsed: true } }, { label: 'toString', items: ['constructor'] }], social: { constructor: 'https://x.example' }, locales: { root: { label: 'E' }, constructor: {} }`,
      {
        [`${DOCS}/b.mdx`]:
          '---\ntitle: B\nconstructor: x\n__proto__: { draft: true }\n---\n\n<constructor /> <toString />\n',
      },
      { astro: "redirects: { '/__proto__': '/a' }," },
    );
    expect(readImported(out, 'sidebars.yaml')).toMatchObject({ docs: [{ label: 'G', items: ['a'] }] });
    expect(readImported(out, 'redirects.yaml')).toMatchObject({ '/__proto__': '/a' });
  });

  it.each([
    'title: 5, sidebar: 3',
    "title: null, sidebar: [null, 7, {}, { label: 4 }, { label: 'G', items: 5 }, { autogenerate: 3 }, { slug: {} }], logo: 5",
    "title: [], head: [1, { tag: 5 }], social: 7, locales: 5, customCss: {}, editLink: 'x', plugins: 5, components: 'x'",
    "title: 'P', locales: { root: 5, de: null }, tableOfContents: 'x', pagination: 5, defaultLocale: 4",
  ])('imports the pages despite wrong types: %s', async (options) => {
    const { out } = await importProjectOf(options, {
      [`${DOCS}/b.md`]:
        '---\ntitle: [1]\nsidebar: 5\nhero: x\nbanner: [1]\nhead: 4\nprev: 7\ntableOfContents: { minHeadingLevel: x }\nlastUpdated: x\neditUrl: {}\n---\n\nB.\n',
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b']));
  });

  it('stops at a sidebar and at components that are nested without end', async () => {
    const deep = `${"{ label: 'G', items: [".repeat(60)}'a'${'] }'.repeat(60)}`;
    const { notes, out } = await importProjectOf(`title: 'P', sidebar: ['a', ${deep}]`, {
      [`${DOCS}/b.mdx`]:
        "---\ntitle: B\n---\n\nimport P from './_p.mdx';\nimport C from '../../c.astro';\n\n<P />\n\n<C />\n",
      [`${DOCS}/_p.mdx`]: "import P from './_p.mdx';\n\nOnce.\n\n<P />\n",
      'src/c.astro': "---\nimport C from './c.astro';\n---\n<p>Again</p><C />\n",
    });
    expect(notes.length).toBeGreaterThan(0);
    expect(await buildImported(out)).toMatchObject({ errors: [] });
  });

  it('ends with partials that use themselves and each other several times', async () => {
    const use = (name: string): string => `import P from './_${name}.mdx';\n\n<P /><P /><P />\n`;
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const files = Object.fromEntries(names.map((name, index) => [`${DOCS}/_${name}.mdx`, use(`p${index + 1}`)]));
    const elapsed = startCpuClock();
    const { notes } = await importProjectOf("title: 'P', sidebar: ['a']", {
      ...files,
      [`${DOCS}/b.mdx`]: `---\ntitle: B\n---\n\n${use('p0')}`,
      [`${DOCS}/c.mdx`]: `---\ntitle: C\n---\n\n${use('self')}`,
      [`${DOCS}/_self.mdx`]: use('self'),
    });
    expect(notes).toContainEqual(expect.stringMatching(/_self\.mdx:3:1: .*what <P> shows: the partial uses itself/));
    expect(notes).toContainEqual(expect.stringContaining('what <P> shows: the page has more than 1,000 partials'));
    expect(elapsed()).toBeLessThan(20_000);
  });

  it('notes what it cannot keep of the links to the pages before and after', async () => {
    const { notes, out } = await importProjectOf("title: 'P', sidebar: ['a', 'b']", {
      [`${DOCS}/b.md`]:
        '---\ntitle: B\nprev: { link: https://other.test, label: Other }\nnext: { link: /a/, label: First }\n---\n',
      [`${DOCS}/c.md`]: '---\ntitle: C\nprev: Back\nnext: false\n---\n',
    });
    const found = notes.filter((note) => /of "(?:prev|next)"/.test(note));
    expect(found).toEqual([
      expect.stringContaining('the link "https://other.test" of "prev": it leads to no page of the docs'),
      expect.stringContaining('the label "First" of "next"'),
      expect.stringContaining('the label "Back" of "prev"'),
    ]);
    expect(readFileSync(join(out, 'docs/b.md'), 'utf8')).toContain('pagination_next: a\n');
  });

  it('notes pages that the site would date or find against their will', async () => {
    const { notes } = await importProjectOf("title: 'P', lastUpdated: true", {
      [`${DOCS}/b.md`]: '---\ntitle: B\nlastUpdated: false\npagefind: false\n---\n',
    });
    expect(notes.map((note) => /b\.md: Cannot carry over (.*?):/.exec(note)?.[1])).toEqual([
      'this page out of the search',
      'this page without its date',
    ]);
  });

  it('reports what it cannot tell of the sidebar as an error', async () => {
    const { notes, errors } = await importProjectOf("title: 'P', sidebar: ['a', ...makeMore(), 'missing']");
    expect(errors).toBe(2);
    expect(notes).toContainEqual(expect.stringContaining('astro.config.mjs:2:'));
    expect(notes).toContainEqual(expect.stringContaining('the page "missing" of the sidebar: there is no such page'));
  });

  it('keeps the other pages if one has a fault', async () => {
    const { out, errors } = await importProjectOf("title: 'P'", {
      [`${DOCS}/b.md`]: '---\ntitle: "B\n---\n\nB.\n',
      [`${DOCS}/c.mdx`]: '---\ntitle: C\n---\n\nimport { from ;\n\n<Open>\n\n{unclosed\n',
    });
    expect(errors).toBe(0);
    const { site } = await buildImported(out);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b', '/c']));
  });

  it('says what is missing in a folder without Starlight or without pages', async () => {
    const { [`${DOCS}/a.md`]: _page, ...pageless } = projectOf("title: 'P'");
    const fault = async (files: Files): Promise<string> => (await thrownFindings(() => importFiles(files))).join('\n');
    expect(await fault({ 'astro.config.mjs': 'export default {};\n' })).toContain(
      'astro.config.mjs: Cannot import: the integrations do not have @astrojs/starlight. ',
    );
    expect(await fault(pageless)).toContain('src/content/docs: Cannot import: the folder has no pages. ');
  });
});

describe('importProject() of a Starlight project in several languages', () => {
  it('takes the language from the beginning of an address only', async () => {
    const { notes, out } = await importProjectOf("title: 'P', locales: { root: { label: 'E' }, de: { label: 'D' } }", {
      [`${DOCS}/de/x.md`]: '---\ntitle: X\nslug: guide/x\n---\n',
    });
    expect(notes).toContainEqual(expect.stringContaining('it is also at the address without the language, unlisted'));
    expect((await buildImported(out)).site.pages.map(({ path }) => path)).toContain('/guide/x');
  });

  it('reads the options of Starlight in those of an integration that adds it', async () => {
    const { out } = await importFiles({
      ...projectOf(''),
      'astro.config.mjs':
        "import Icons from 'starlight-plugin-icons';\nexport default { integrations: [other(), Icons({ starlight: { title: 'Inner' } })] };\n",
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({ title: 'Inner' });
  });

  it('finds the folder of a language in any case, as addresses are in lower case', async () => {
    const { out, imported } = await importProjectOf(
      "title: 'P', locales: { root: { label: 'E' }, 'pt-br': { label: 'P', lang: 'pt-BR' } }",
      {
        [`${DOCS}/index.md`]: PAGE,
        // In a folder of its name, such a page has the path of the folder: not so the translation in "docs".
        [`${DOCS}/docs.md`]: PAGE,
        ...Object.fromEntries(['index', 'a', 'docs'].map((name) => [`${DOCS}/pt-BR/${name}.md`, PAGE])),
      },
    );
    expect([imported.built, imported.dropped]).toEqual([3, []]);
    expect(imported.languages).toEqual([{ locale: 'pt-br', out: null, pages: 3 }]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).not.toContain('/pt-br/a');
    expect(readFileSync(join(out, 'i18n/pt-br/docs/a.md'), 'utf8')).toContain('Text.');
  });

  it('makes sections of languages that have no root, with their labels and addresses', async () => {
    const { out, notes } = await importFiles(
      projectOf(
        "title: 'P', defaultLocale: 'en', locales: { en: { label: 'English' }, jp: { label: '日本語', lang: 'ja' } }, sidebar: [{ label: 'G', translations: { ja: '案内' }, items: ['a'] }]",
        {
          [`${DOCS}/a.md`]: '---\ntitle: Root\n---\n',
          [`${DOCS}/en/a.md`]: PAGE,
          [`${DOCS}/jp/a.md`]: '---\ntitle: あ\n---\n\n[a](/jp/a/)\n',
        },
      ),
    );
    expect(readImported(out, 'sidebars.yaml')).toEqual({
      docs: [{ type: 'category', label: 'G', collapsed: false, items: ['en/a'] }],
      'jp-docs': [{ type: 'category', label: '案内', collapsed: false, items: ['jp/a'] }],
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      locale: 'en',
      navbar: [{ label: 'English', items: [{ to: '/en/a' }, { label: '日本語', to: '/jp/a', sidebar: 'jp-docs' }] }],
      navbars: { 'jp-docs': [{ label: '日本語' }] },
    });
    expect(notes).toContainEqual(expect.stringContaining('the languages English, 日本語 as such'));
    expect(await buildImported(out)).toMatchObject({ errors: [] });
  });

  it('makes a sidebar of each topic', async () => {
    const { out } = await importProjectOf(
      "title: 'P', plugins: [topics([{ label: 'One', items: ['a'] }, { label: { en: 'Two' }, link: '/b/', items: ['b'] }, { label: 'Shop', link: 'https://shop.example.com' }])]",
      { [`${DOCS}/b.md`]: PAGE },
      { code: "import topics from 'starlight-sidebar-topics';\n" },
    );
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [
        { label: 'One', to: '/a', sidebar: 'docs' },
        { label: 'Two', to: '/b', sidebar: 'docs-2' },
        { label: 'Shop', to: 'https://shop.example.com' },
      ],
    });
  });
});
