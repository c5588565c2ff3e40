import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ENDINGS = ['', '.js', '.ts', '.cjs', '.mjs', '/index.js', '/index.ts'];

/**
 * The Docusaurus plugin that a project file extends, or the name itself. Most such files only add facts to pages, so
 * the folder and options are those of the extended plugin.
 */
export function wrappedPlugin(root: string, module: string, name: string): string {
  if (!/^\.{0,2}\//.test(name)) return name;
  const bases = name.startsWith('/') ? [name] : [resolve(dirname(module), name), join(root, name)];
  const file = bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).find(isFile);
  const [, wrapped] = /["']@docusaurus\/plugin-(content-(?:docs|blog))["']/.exec(read(file)) ?? [];
  return wrapped ?? name;
}

function read(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
