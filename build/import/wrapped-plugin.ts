import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ENDINGS = ['', '.js', '.ts', '.cjs', '.mjs', '/index.js', '/index.ts'];

/**
 * The plugin of Docusaurus that a file of the project extends, which most do to add facts to its pages: their folder and
 * options are those of that plugin. The name itself where the file extends none.
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
