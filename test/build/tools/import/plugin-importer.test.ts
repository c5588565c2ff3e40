import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Excerpts } from '../../../../build/base/report/excerpt.ts';
import { SourceError, toFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { loadImporters } from '../../../../build/cli/load-importers.ts';
import { describeFinding, terminalColors } from '../../../../build/cli/print-report.ts';
import { readSettings } from '../../../../build/site/config/load-site-config.ts';
import { PluginLoader } from '../../../../build/site/plugins/load-plugins.ts';
import { importProject } from '../../../../build/tools/import/import-project.ts';
import type { Importer } from '../../../../build/tools/import/importer.ts';
import { inContent, SMALLEST_SITE } from '../../content-folder.ts';

const PLUGIN = `import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePlugin } from 'docvane';

export default definePlugin({ name: 'wiki', importers: [{
  name: 'wiki',
  configFiles: [/^wiki\\.toml$/],
  async import({ root, configFile }, { staging, notes }) {
    if (root.endsWith('broken')) throw new Error('no pages');
    copyFileSync(join(root, 'home.txt'), join(staging, 'index.md'));
    notes.leaveOut({ file: configFile }, 'the colors', 'they are of another engine', 'Set "theme.accent".');
    return { pages: 1, built: 1, files: 0, versions: 0, redirects: 0, languages: [] };
  },
}] });`;

const importWiki = (project: string) =>
  inContent(
    {
      'site.yaml': `${SMALLEST_SITE['site.yaml']}plugins: [plugins/wiki.ts]\n`,
      'plugins/wiki.ts': PLUGIN,
      [`${project}/wiki.toml`]: '',
      [`${project}/home.txt`]: '# Home\n',
      // Its settings come after those of the plugin's tool.
      [`${project}/docs.json`]: '{}',
    },
    async (dir, report) => {
      const { importers } = await new PluginLoader().load(dir, await readSettings(dir, report), report);
      const [source, out] = [join(dir, project), join(dir, 'out')];
      const imported = await report.attempt(() => importProject({ source, out, dryRun: false, importers }, report));
      const home = join(out, 'index.md');
      return { imported, home: existsSync(home) ? readFileSync(home, 'utf8') : null };
    },
  );

describe('an importer of a plugin', () => {
  it('recognises its projects by their settings, and reports what it leaves out', async () => {
    const { result, errors, warnings } = await importWiki('old');
    expect(result).toEqual({ imported: expect.objectContaining({ pages: 1 }), home: '# Home\n' });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/old\/wiki\.toml: Cannot carry over the colors: they are of/)]);
  });

  it('that throws names the plugin, and writes nothing', async () => {
    const { result, errors } = await importWiki('broken');
    expect(result).toEqual({ imported: null, home: null });
    expect(errors).toEqual([
      expect.stringMatching(
        /^plugins\/wiki\.ts: Cannot import a project of wiki: the plugin "wiki" threw "Error: no pages" \(/,
      ),
    ]);
  });
});

it('an import that fails has the stack trace of the bug', async () => {
  const importer = {
    name: 'wiki',
    configFiles: [/^wiki\.toml$/],
    import: () => Promise.reject(new TypeError('no title\nof the page')),
  };
  await inContent({ 'wiki/wiki.toml': '' }, async (dir) => {
    const [source, out] = [join(dir, 'wiki'), join(dir, 'out')];
    const options = { source, out, dryRun: false, importers: [importer] };
    const error: unknown = await importProject(options, new Report()).catch((thrown: unknown) => thrown);
    if (!(error instanceof SourceError)) throw error;
    expect(error.cause).toBeInstanceOf(TypeError);
    const [finding = toFinding({ file: '' }, '')] = error.findings;
    expect(describeFinding(finding, new Excerpts(), terminalColors({ isTTY: false }, {}))).toMatch(
      /wiki: Cannot import: the engine failed with "no title", which is a bug\. Report it with its stack trace and this project\.\nTypeError: no title\nof the page\n +at .*plugin-importer\.test\.ts/,
    );
  });
});

it('an import whose second language cannot be put in place leaves no folder', async () => {
  const importer: Importer = {
    name: 'wiki',
    configFiles: [/^wiki\.toml$/],
    async import(_, { stageLanguage }) {
      const { contentDir } = await stageLanguage('de');
      rmSync(contentDir, { recursive: true });
      return { pages: 1, built: 1, files: 0, versions: 0, redirects: 0, languages: [] };
    },
  };
  await inContent({ 'wiki/wiki.toml': '', 'out-de/.keep': '' }, async (dir) => {
    rmSync(join(dir, 'out-de/.keep'));
    const options = { source: join(dir, 'wiki'), out: join(dir, 'out'), dryRun: false, importers: [importer] };
    await expect(importProject(options, new Report())).rejects.toThrow('the system reported "ENOENT');
    expect(readdirSync(dir, { recursive: true }).sort()).toEqual(['out-de', 'wiki', 'wiki/wiki.toml']);
  });
});

describe('loadImporters()', () => {
  const load = (project: string, workingDir: string, site = 'site/content') =>
    inContent(
      {
        [`${site}/site.yaml`]: `${SMALLEST_SITE['site.yaml']}plugins: [plugins/wiki.ts]\n`,
        [`${site}/plugins/wiki.ts`]: `globalThis.hasRun = true;\n${PLUGIN}`,
        'old/wiki.toml': '',
        'site/old/wiki.toml': '',
      },
      async (dir, report) => {
        Reflect.deleteProperty(globalThis, 'hasRun');
        const importers = await loadImporters(join(dir, project), report, join(dir, workingDir));
        return { names: importers.map(({ name }) => name), hasRun: 'hasRun' in globalThis };
      },
    );

  it('takes those of the site in the working directory', async () => {
    const { result, warnings } = await load('old', 'site');
    expect([result, warnings]).toEqual([{ names: ['wiki'], hasRun: true }, []]);
  });

  it.each([
    ['in the project', '', 'site'],
    ['that is the project', 'site', 'site'],
    ['around the project', 'site/old', 'site/old'],
    ['around the project, in its own folder', 'site/old', 'site/old', 'site'],
  ])('runs no plugin of a site %s', async (_name, project, workingDir, site = 'site/content') => {
    const { result, warnings } = await load(project, workingDir, site);
    expect(result).toEqual({ names: [], hasRun: false });
    expect(warnings).toEqual([expect.stringContaining(`${site}/site.yaml: Cannot use the plugins of this site: `)]);
  });
});
