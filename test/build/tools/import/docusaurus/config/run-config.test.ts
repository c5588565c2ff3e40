import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../../build/tools/import/import-project.ts';
import { runConfig } from '../../../../../../build/tools/import/run/run-config.ts';
import { type Files, tellFindings } from '../../../../content-folder.ts';
import { configOf, outFolder, PAGE, readImported, writeProject } from '../import-fixture.ts';

const INSTALLED: Files = {
  'docs/a.md': PAGE,
  'package.json': '{}',
  'node_modules/@docusaurus/core/package.json': '{ "name": "@docusaurus/core" }',
};
/** Code that only a run can tell, and that leaves a trace. */
const COMPUTED = `const { writeFileSync } = require('node:fs');
writeFileSync(__dirname + '/ran.txt', '');
const links = JSON.parse(Buffer.from('W3sibGFiZWwiOiJBIiwidG8iOiIvZG9jcy9hIn1d', 'base64').toString());
`;

async function importRun(files: Files, isRun = true) {
  const dir = writeProject({ ...INSTALLED, ...files });
  const [report, out, ran] = [new Report(), outFolder(dir), [] as string[]];
  // Nothing has run yet when the file is announced.
  const onRun = (file: string): void =>
    void ran.push(`${file.slice(dir.length + 1)} ${existsSync(join(dir, 'ran.txt'))}`);
  const imported = await report.attempt(() =>
    importProject({ source: dir, out, dryRun: false, ...(isRun ? { onRun } : {}) }, report),
  );
  const notes = tellFindings([...report.errors, ...report.warnings], dir);
  return { dir, out, ran, imported, notes, hasRun: existsSync(join(dir, 'ran.txt')) };
}

describe('importProject() with onRun', () => {
  const config = { 'docusaurus.config.js': `${COMPUTED}${configOf('themeConfig: { navbar: { items: [...links] } }')}` };

  it('names the file, runs it, and imports what it exports', async () => {
    const { out, ran, notes, hasRun } = await importRun(config);
    expect({ ran, notes, hasRun }).toEqual({ ran: ['docusaurus.config.js false'], notes: [], hasRun: true });
    expect(readImported(out, 'site.yaml')).toMatchObject({ navbar: [{ label: 'A', to: '/docs/a' }] });
  });

  it('runs nothing without it', async () => {
    const { ran, notes, hasRun } = await importRun(config, false);
    expect({ ran, hasRun }).toEqual({ ran: [], hasRun: false });
    expect(notes[0]).toContain('in the navbar: ');
  });

  it('runs the sidebars that the configuration names, and functions for edit links; names other functions', async () => {
    const { out, notes } = await importRun({
      'docusaurus.config.js':
        configOf(`presets: [[require.resolve('./node_modules/@docusaurus/preset-classic'), { docs: {
        sidebarPath: './sidebars.js', editUrl: ({ versionDocsDirPath, docPath }) => ['https://git.test', versionDocsDirPath, docPath].join('/'),
        remarkPlugins: [require('node:fs').readFile] } }]], plugins: [() => ({ name: 'own' }), false]`),
      'node_modules/@docusaurus/preset-classic/index.js': "// '@docusaurus/plugin-content-docs'\n",
      'sidebars.js': "module.exports = async () => ({ docs: [{ type: 'doc', id: 'a', label: 'A'.repeat(3) }] });\n",
    });
    expect(readImported(out, 'sidebars.yaml')).toEqual({ docs: [{ type: 'doc', id: 'a', label: 'AAA' }] });
    expect(readImported(out, 'site.yaml')).toMatchObject({ editUrl: 'https://git.test/{path}' });
    expect(notes).toEqual([
      expect.stringContaining(
        'the function presets[0][1].docs.remarkPlugins[0] (readFile): it is a function, which cannot be imported. ',
      ),
      expect.stringContaining('the function plugins[0]: it is a function, which cannot be imported. '),
    ]);
  });

  it.each<[string, Files, RegExp]>([
    [
      'fails',
      { 'docusaurus.config.js': "throw new TypeError('no token');" },
      /: it failed with "TypeError: no token"\. Make it work/,
    ],
    ['exports no object', { 'docusaurus.config.js': 'module.exports = 5;' }, /: it exports no settings\. /],
    [
      'needs a package that is missing',
      { 'docusaurus.config.js': "require('acme');" },
      /failed with "Error: Cannot find module 'acme'"\. Install all packages in /,
    ],
  ])('says that a configuration %s, and writes nothing', async (_what, files, message) => {
    const { imported, notes } = await importRun(files);
    expect([imported, notes]).toEqual([null, [expect.stringMatching(message)]]);
  });

  it('asks for the packages of the project if they are not installed', async () => {
    const dir = writeProject({ 'docusaurus.config.js': configOf(), 'docs/a.md': PAGE });
    await expect(
      importProject({ source: dir, out: outFolder(dir), dryRun: true, onRun: () => {} }, new Report()),
    ).rejects.toThrow(
      /: Cannot run the configuration: the packages of the project are not installed\. Install them in .+ "npm install", and import again\./,
    );
  });

  it('is for Docusaurus only', async () => {
    const dir = writeProject({ 'docs.json': '{ "name": "P", "navigation": { "pages": [] } }' });
    await expect(
      importProject({ source: dir, out: outFolder(dir), dryRun: true, onRun: () => {} }, new Report()),
    ).rejects.toThrow(/only that of a Docusaurus project can be run/);
  });
});

describe('runConfig()', () => {
  /** A busy machine takes more than a second to start a process. */
  const run = (code: string, seconds = 20) => {
    const root = writeProject({ ...INSTALLED, 'docusaurus.config.js': code });
    return runConfig({ root, file: join(root, 'docusaurus.config.js'), editedPage: {} }, { seconds, megabytes: 1 });
  };

  it('stops a configuration that does not end', async () => {
    await expect(run('for (;;) {}', 2)).rejects.toThrow(
      /: it takes more than 2 seconds\. Import without --run-config\./,
    );
  });

  it('stops one that exports too much', async () => {
    await expect(run("module.exports = { title: 'a'.repeat(3_000_000) };")).rejects.toThrow(/exports more than 1 MB/);
  });

  it.each([
    'process.exit(0)',
    'module.exports = async () => new Promise(() => {})',
    "require('node:fs').writeSync(3, 'x')",
  ])('says that there are no settings if other code decides the output: %s', async (code) => {
    await expect(run(code)).rejects.toThrow(/: it exports no settings\. /);
  });

  it('ends the processes that the configuration started, without waiting for them', async () => {
    const { config } = await run(`const child = require('node:child_process').spawn('sleep', ['30'], {
      stdio: ['ignore', 'ignore', 'inherit'] });
      module.exports = { title: String(child.pid) };`);
    await expect.poll(() => isRunning(Number(config.title)), { timeout: 5_000 }).toBe(false);
  });

  it('does not wait for a process outside its group', async () => {
    const { config } =
      await run(`const child = require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: 'inherit' });
      module.exports = { title: String(child.pid) };`);
    expect(isRunning(Number(config.title))).toBe(true);
    process.kill(Number(config.title));
  });

  it('ends although the configuration holds a timer, and takes cycles and texts on the output', async () => {
    const { config } = await run(
      "setInterval(() => {}, 1000); console.log('{'); const a = { title: 'A' }; a.a = a; module.exports = a;",
    );
    expect(config).toEqual({ title: 'A' });
  });
});

function isRunning(pid: number): boolean {
  try {
    // One that has ended stays in the list until its parent asks for it.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
