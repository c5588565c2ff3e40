// Run by `npm pack`: writes the engine with types to lib/, as JavaScript that Node runs directly. With the name of a folder, as in
// `npm run package`: moves it there with the other files of the package and a README of its own, because npm would pack that of
// the repository, which is about the sample.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { bundleEngine } from './bundle-engine.js';
import { engineVersion } from './engine-version.js';
import { packageFolders, renderNotices } from './licenses.js';
import { setUpNode } from './set-up-node.js';

setUpNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const lib = join(root, 'lib');

rmSync(lib, { recursive: true, force: true });
const entries = { docvane: 'build/bin.js', index: 'build/index.ts' };
const inputs = await bundleEngine({ root, entries, folder: lib, version: engineVersion(root) });
writeFileSync(join(lib, 'licenses.txt'), renderNotices(root, packageFolders(inputs)));
writeTypes('build/index.ts');
await writeSchemas();
const [folder] = process.argv.slice(2);
if (folder !== undefined) stagePackage(join(root, folder));

/**
 * Writes all files of the package to a folder, in which npm packs or publishes it.
 *
 * @param {string} target
 */
function stagePackage(target) {
  rmSync(target, { recursive: true, force: true });
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const { path } of JSON.parse(listed)[0].files)
    if (!path.startsWith('lib/')) cpSync(join(root, path), join(target, path));
  renameSync(lib, join(target, 'lib'));
  copyFileSync(join(root, 'build/package/README.md'), join(target, 'README.md'));
  const { scripts, devDependencies, private: isPrivate, ...facts } = readPackage();
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Writes JSON Schemas of authored files, for editors. */
async function writeSchemas() {
  register();
  const { makeSchemas } = await import('../../tools/reference/make-schemas.ts');
  mkdirSync(join(lib, 'schemas'));
  for (const [name, schema] of Object.entries(makeSchemas()))
    writeFileSync(join(lib, 'schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}

/**
 * Writes the declarations of a module and of all modules that it imports types from.
 *
 * @param {string} entry
 */
function writeTypes(entry) {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const all = mkdtempSync(join(cache, 'types-'));
  try {
    // `npm run check` checks the types, which takes as long as writing them.
    const options = [
      '--noCheck',
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--rootDir',
      '.',
      '--outDir',
      all,
    ];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', 'build', ...options], { cwd: root, stdio: 'inherit' });
    copyTypes(join(all, entry.replace(/\.tsx?$/, '.d.ts')), all);
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {string} all Folder with all declarations.
 */
function copyTypes(file, all) {
  const target = join(lib, 'types', relative(all, file));
  if (existsSync(target) || !existsSync(file)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
  const code = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of code.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g))
    if (specifier !== '') copyTypes(join(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts')), all);
  writeFileSync(target, code.replace(/(from '|import\(')(\.[^']+)\.tsx?'/g, "$1$2.js'"));
}
