import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findModuleFile } from '../evaluate/module-file.ts';

/**
 * The Docusaurus plugin that a project file extends, or the name itself. Most such files only add facts to pages, so
 * the folder and options are those of the extended plugin.
 */
export function wrappedPlugin(root: string, module: string, name: string): string {
  if (!/^\.{0,2}\//.test(name)) return name;
  const bases = name.startsWith('/') ? [name] : [resolve(dirname(module), name), join(root, name)];
  const [file] = bases.flatMap((base) => findModuleFile(base) ?? []);
  const code = file === undefined ? '' : readFileSync(file, 'utf8');
  const [, wrapped] = /["']@docusaurus\/plugin-(content-(?:docs|blog))["']/.exec(code) ?? [];
  return wrapped ?? name;
}
