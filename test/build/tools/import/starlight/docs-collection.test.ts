import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../build/tools/import/import-project.ts';
import type { Files } from '../../../content-folder.ts';
import { thrownFindings } from '../../../thrown-findings.ts';
import {
  buildImported,
  type Imported,
  importFiles,
  outFolder,
  readImported,
  writeProject,
} from '../docusaurus/import-fixture.ts';
import { DOCS, page, projectOf } from './starlight-project.ts';

const OPTIONS = "title: 'P', editLink: { baseUrl: 'https://git.test/p/edit/main/web' }";

/** A project whose docs have this loader. */
function withLoader(loader: string, files: Files): Files {
  const { [`${DOCS}/a.md`]: _page, ...project } = projectOf(OPTIONS);
  const config = `import { defineCollection } from 'astro:content';\nimport { glob } from 'astro/loaders';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nconst docs = defineCollection({ loader: ${loader}, schema: docsSchema() });\nexport const collections = { docs, i18n: defineCollection({}) };\n`;
  return { ...project, 'src/content.config.ts': config, ...files };
}

const importLoader = async (loader: string, files: Files): Promise<Imported> =>
  await importFiles(withLoader(loader, files));

function pagesOf(out: string): string[] {
  return readdirSync(join(out, 'docs'), { recursive: true })
    .map(String)
    .filter((name) => /\.mdx?$/.test(name))
    .sort();
}

describe('importProject() of a Starlight project whose docs are elsewhere', () => {
  it('reads the folder and the pattern of a loader', async () => {
    const { out, notes } = await importLoader("glob({ base: './docs', pattern: ['**/*.(md|mdx)', '!README.md'] })", {
      'docs/a.md': '---\ntitle: A\n---\n\n![x](./x.png) [b](./b/c.mdx)\n',
      'docs/b/c.mdx': page('C'),
      'docs/README.md': page('R'),
      'docs/notes.mdoc': page('N'),
      'docs/node_modules/d.md': page('D'),
      'docs/x.png': 'x',
      [`${DOCS}/old.md`]: page('Old'),
    });
    expect(pagesOf(out)).toEqual(['a.md', 'b/c.mdx']);
    expect(readImported(out, 'site.yaml')).toMatchObject({ editUrl: 'https://git.test/p/edit/main/web/{path}' });
    expect(notes).toEqual([]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b/c']));
    expect(existsSync(join(out, 'static/x.png'))).toBe(true);
  });

  it.each([
    ['**/*', ['a.md', 'b/e.md', 'd.md']],
    ['**/[^_]*.{md,mdx}', ['a.md']],
    ['*.md', ['a.md', 'd.md']],
    ['./b/**', ['b/e.md']],
  ])('finds the pages of %s', async (pattern, expected) => {
    const { out } = await importLoader(`glob({ base: 'docs', pattern: '${pattern}' })`, {
      'docs/a.md': page('A'),
      'docs/_d.md': page('D', 'slug: d\n'),
      'docs/b/_e.md': page('E', 'slug: e\n'),
    });
    expect(pagesOf(out)).toEqual(expected);
  });

  it('reports a loader that is code, and keeps the pages of the usual folder', async () => {
    const files = { [`${DOCS}/a.md`]: page('A') };
    for (const loader of [
      'load()',
      'docsLoader({ generateId: ({ entry }) => entry })',
      'glob({ base: await find() })',
    ]) {
      const { out, notes } = await importLoader(loader, files);
      expect(pagesOf(out)).toEqual(['a.md']);
      expect(notes).toEqual([expect.stringMatching(/content\.config\.ts:4:\d+: .*the loader of the docs: it is code/)]);
    }
  });

  it('reads a folder outside of the project only in its Git repository', async () => {
    const source = withLoader("glob({ base: '../guides', pattern: '**/*.md' })", {});
    const files = {
      ...Object.fromEntries(Object.entries(source).map(([name, text]) => [`web/${name}`, text])),
      'guides/a.md': '---\ntitle: A\n---\n\n![x](x.png) ![y](.y.png) ![z](../z.png)\n',
      'guides/x.png': 'x',
      'guides/.y.png': 'y',
      'z.png': 'z',
      'web/.git/HEAD': '',
    };
    const dir = writeProject(files);
    const run = async () =>
      await importProject({ source: join(dir, 'web'), out: outFolder(dir), dryRun: false }, new Report());
    expect(await thrownFindings(run)).toEqual([expect.stringContaining('the folder has no pages')]);
    renameSync(join(dir, 'web/.git'), join(dir, '.git'));
    const report = new Report();
    const out = outFolder(`${dir}-2`);
    await importProject({ source: join(dir, 'web'), out, dryRun: false }, report);
    expect(pagesOf(out)).toEqual(['a.md']);
    expect(readdirSync(join(out, 'static'))).toEqual(['x.png']);
    expect(report.errors).toEqual([]);
    expect(report.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('the links that edit a page'),
    ]);
  });
});
