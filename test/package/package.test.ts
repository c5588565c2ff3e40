import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { InstalledPackage, run } from './installed-package.ts';

const MAX_PACKED_BYTES = 4_000_000;
const MAX_UNPACKED_BYTES = 20_000_000;

const DESCRIPTION =
  'openapi: 3.1.0\ninfo: { title: Books, version: "1" }\npaths:\n  /bills:\n    get: { operationId: listBills, summary: List bills, responses: { "200": { description: Bills } } }\n';

/** A block that renders React, and a kind of pages. */
const PLUGIN = `import { blockToken, defineBlock, definePlugin, type PageKind } from 'docvane';

const shout = defineBlock({
  name: 'shout',
  directives: ['shout'],
  attributes: { size: 'number' },
  resolve({ element: { raw, tokens }, attributes }, page) {
    const size: number | null = attributes.size;
    const inner = page.blocks(tokens);
    return [
      blockToken(
        {
          html: ({ blocks, render }) => [
            { name: 'section', attributes: {}, children: [blocks(inner)] },
            render(<b>{size ?? 'End'}</b>),
          ],
          markdown: ({ blocks }) => blocks(inner),
        },
        { raw, tokens: inner },
      ),
    ];
  },
});
const kind: PageKind = { name: 'own', isOf: () => false, compose: (_page, { guide }) => guide() };

export default definePlugin({ name: 'own', blocks: [shout], pages: [kind], frontMatter: { size: ['s', 'm'] } });
`;

/** Types of React, which the package does not need. */
const TYPES = resolve('node_modules/@types/react');
const REACT_TYPES = { react: [TYPES], 'react/jsx-runtime': [join(TYPES, 'jsx-runtime.d.ts')] };

describe('the package, installed in an empty folder', { timeout: 120_000 }, () => {
  let installed: InstalledPackage;
  let before: string[];

  beforeAll(async () => {
    installed = await InstalledPackage.install();
    before = installed.snapshot();
    writeFileSync(join(installed.dir, 'books.yaml'), DESCRIPTION);
  }, 600_000);

  afterAll(() => {
    installed?.remove();
  });

  it('takes at most 20 MB, with the engine as JavaScript, source maps and types', () => {
    const files = readdirSync(installed.packageDir, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(installed.packageDir, file)).size, 0);
    expect(bytes).toBeLessThan(MAX_UNPACKED_BYTES);
    const engine = ['docvane.mjs', 'docvane.mjs.map', 'index.mjs', 'licenses.txt', 'types/build/index.d.ts'];
    for (const name of [...engine, 'schemas/site.json']) expect(files).toContain(`lib/${name}`);
    expect(
      files.filter((file) => /^(?:test|content)\b|\.test\.|^docs\/(?:example|components|news)\//.test(file)),
    ).toEqual([]);
  });

  it('has a bill of materials, which the release workflow makes', async () => {
    const sbom = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], PROJECT_ROOT);
    const { bomFormat, components } = JSON.parse(sbom.stdout);
    expect([bomFormat, components.some(({ name }: { name: string }) => name === 'hono')]).toEqual(['CycloneDX', true]);
    const workflow = readFileSync(join(PROJECT_ROOT, '.github/workflows/release.yml'), 'utf8');
    expect(workflow).toContain('npm publish ./package --provenance --access public --tag');
    expect(workflow).toContain('npm sbom --sbom-format cyclonedx --omit dev');
  });

  it('needs none of the corrections that npm makes when it publishes a package', async () => {
    const folder = join(installed.beside('checkout'), 'package');
    const read = (): string => readFileSync(join(folder, 'package.json'), 'utf8');
    const before = read();
    // Also says if the file of a command is missing.
    expect(await run('npm', ['pkg', 'fix'], folder)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(read()).toBe(before);
  });

  it('has a README of its own, and only the files of the engine', () => {
    const { size, unpackedSize, files } = installed.packed;
    expect(size).toBeLessThan(MAX_PACKED_BYTES);
    expect(unpackedSize).toBeLessThan(MAX_UNPACKED_BYTES);
    const folders = new Set(files.map(({ path }) => path.replace(/\/.*/, '')));
    expect([...folders].sort()).toEqual([
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'build', 'docs', 'lib', 'package.json', 'worker'],
    ]);
    expect(files.filter(({ path }) => /^build\/.*\.(?:ts|tsx)$|\.test\.|tsconfig/.test(path))).toEqual([]);
    const read = (name: string): string => readFileSync(join(installed.packageDir, name), 'utf8');
    expect(read('README.md')).toMatch(/^# docvane\n/);
    // What it links is there.
    for (const [, target = ''] of read('README.md').matchAll(/\]\((?!https?:)([^)]+)\)/g))
      expect(existsSync(join(installed.packageDir, target)), target).toBe(true);
    const facts = JSON.parse(read('package.json'));
    expect(facts).not.toHaveProperty('scripts');
    expect(facts).not.toHaveProperty('private');
  });

  it('prints its version, its commands, and suggestions for a mistyped one', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await installed.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    const { stdout } = await installed.run(['--help']);
    expect(stdout).toMatch(/^Usage: docvane COMMAND \[options\]\n\nCommands:\n {2}init .*\n {2}\w/);
    const guide = await installed.run(['help', 'install']);
    expect([guide.code, guide.stdout]).toEqual([0, expect.stringContaining('npx docvane init')]);
    const mistyped = await installed.run(['biuld']);
    expect(mistyped.code).toBe(2);
    expect(mistyped.stderr).toMatch(/^Unknown command "biuld"; did you mean "build"\?\n/);
  });

  it('creates a site without overwriting files', async () => {
    const first = await installed.run(['init', '--name', 'Bücher', '--description', 'books.yaml']);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/Wrote \d+ files\. Next: npm install && npm run dev\n$/);
    for (const file of ['.gitignore', '.github/workflows/docs.yml', 'wrangler.toml', 'content/site.yaml'])
      expect(existsSync(join(installed.dir, file))).toBe(true);
    const page = join(installed.dir, 'content/index.md');
    writeFileSync(page, '---\ntitle: Mine\n---\n\n[First steps](guides/first-steps.md)\n');
    const again = await installed.run(['init', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ written: [] });
    expect(readFileSync(page, 'utf8')).toContain('title: Mine');
  });

  it('checks and builds it', async () => {
    const stdout = expect.stringMatching(/^Checked \d+ pages: 0 errors and 0 warnings\.\n$/);
    expect(await installed.run(['check'])).toEqual({ code: 0, stdout, stderr: '' });
    // Also from a subfolder of the site.
    const built = await installed.run(['build'], join(installed.dir, 'content/guides'));
    expect([built.code, built.stderr]).toEqual([0, '']);
    expect(existsSync(join(installed.dir, 'dist/worker/index.js'))).toBe(true);
  });

  it('serves it, with components and plugins rendered by its own React, and icons', async () => {
    mkdirSync(join(installed.dir, 'content/components'));
    writeFileSync(
      join(installed.dir, 'content/components/count.tsx'),
      "import { useState } from 'react';\nexport const browser = 'visible';\nexport default () => <button>{useState(3)[0]}</button>;\n",
    );
    mkdirSync(join(installed.dir, 'content/plugins'));
    writeFileSync(join(installed.dir, 'content/plugins/own.tsx'), PLUGIN);
    const settings = join(installed.dir, 'content/site.yaml');
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nplugins: [plugins/own.tsx]\n`);
    const page = join(installed.dir, 'content/guides/first-steps.md');
    writeFileSync(
      page,
      `${readFileSync(page, 'utf8')}\n:::shout\nHello\n:::\n\n<Count />\n\n:icon[download]{label="Download"}\n`,
    );
    const site = await installed.serve(['start', '--port', '0']);
    try {
      expect(await read(`${site.url}/api/list-bills`)).toContain('List bills');
      const guide = await read(`${site.url}/guides/first-steps`);
      for (const part of [
        '</section><b>End</b>',
        'Bücher',
        '<button>3</button></docs-island>',
        'aria-label="Download"',
        ' data-islands=""',
      ])
        expect(guide).toContain(part);
    } finally {
      await site.stop();
    }
  });

  it('updates after an edit', async () => {
    const site = await installed.serve(['dev', '--port', '0']);
    try {
      expect(await read(`${site.url}/`)).toContain('Mine');
      const page = '---\ntitle: Edited\n---\n\n[Steps](guides/first-steps.md)\n';
      writeFileSync(join(installed.dir, 'content/index.md'), page);
      await expect.poll(() => read(`${site.url}/`), { timeout: 30_000 }).toContain('Edited');
    } finally {
      await site.stop();
    }
  });

  it('runs a dry deploy with the worker configuration of the site', async () => {
    const { code, stdout } = await installed.run(['deploy', '--dry-run']);
    expect(stdout).toMatch(/Nothing was uploaded\. A deploy would upload .* and the worker bucher\.\n$/);
    expect(code).toBe(0);
  });

  it('exports it', async () => {
    const { code, stderr } = await installed.run(['export', '--out', 'exported files']);
    expect([code, stderr]).toEqual([0, '']);
    expect(readFileSync(join(installed.dir, 'exported files/index.html'), 'utf8')).toContain('Edited');
  });

  it('exports it as a book, and nothing else', async () => {
    const { code, stderr } = await installed.run(['export', '--epub', '--out', 'books']);
    expect([code, stderr]).toEqual([0, '']);
    expect(readdirSync(join(installed.dir, 'books'))).toEqual([expect.stringMatching(/^.+\.epub$/)]);
  });

  it('lists changes since the version that the site uses', async () => {
    const { code, stdout } = await installed.run(['upgrade', '--from', '0.0.1', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ from: '0.0.1', moved: [], written: false });
    expect(code).toBe(0);
  });

  it('builds a second site separately from the first', async () => {
    const other = installed.beside('other');
    expect((await installed.run(['init', other, '--name', 'Other'])).code).toBe(0);
    const built = await installed.run(['build', '--site', other, '--json']);
    expect(JSON.parse(built.stdout)).toMatchObject({ operations: 0, errors: [], warnings: [] });
    expect(existsSync(join(other, 'dist/worker/index.js'))).toBe(true);
    expect(existsSync(join(other, '.cache/build'))).toBe(true);
  });

  it('works as a library, with types', async () => {
    const program = `import { buildSite, compileDescription, startSite, type SiteBuild } from 'docvane';
const built: SiteBuild = await buildSite({ out: 'built by a program' });
const { pages } = await compileDescription(${JSON.stringify(DESCRIPTION)});
const site = await startSite();
const { status } = await fetch(site.url);
await site.stop();
console.log(JSON.stringify([built.errors.length, pages.map(({ path }) => path), status]));
`;
    const file = join(installed.dir, 'program.ts');
    writeFileSync(file, program);
    const strict = {
      jsx: 'react-jsx',
      module: 'nodenext',
      target: 'es2023',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    };
    const compilerOptions = {
      ...strict,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
      paths: REACT_TYPES,
    };
    writeFileSync(
      join(installed.dir, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.ts', 'content/plugins/own.tsx'] }),
    );
    const compiled = await run(process.execPath, [resolve('node_modules/typescript/bin/tsc')], installed.dir);
    expect(compiled).toMatchObject({ code: 0, stdout: '' });
    const script = program.replace(', type SiteBuild', '').replace(': SiteBuild', '');
    writeFileSync(join(installed.dir, 'program.mjs'), script);
    const { stdout, stderr } = await run(process.execPath, ['program.mjs'], installed.dir);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([0, expect.arrayContaining(['/api/list-bills']), 200]);
  });

  it('writes no files into its own folder', () => {
    expect(installed.snapshot()).toEqual(before);
  });
});

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}
