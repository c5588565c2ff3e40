import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** What a module of the worker exports to those that load after it. */
export interface SharedExports {
  /** The file that lists the exports by the files that they come from. */
  readonly list: string;
  /** File name of the module that has them. */
  readonly module: string;
}

/** Lets a module of the worker import what others export, of which it would have a copy otherwise. */
export function shareCode(exports: readonly SharedExports[]): Plugin {
  const shared = new Map(exports.flatMap(readExports));
  // Matches little else: esbuild sends each match to this process and back.
  const names = new Set([...shared.keys()].map((file) => basename(file, '.ts')));
  return {
    name: 'share-code',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`/(?:${[...names].join('|')})\\.ts$`) }, ({ path, resolveDir, namespace }) => {
        const file = join(resolveDir, path);
        return namespace === 'file' && shared.has(file) ? { path: file, namespace: 'shared' } : null;
      });
      onResolve({ filter: /\.js$/, namespace: 'shared' }, ({ path }) => ({ path, external: true, sideEffects: false }));
      onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
        // Named exports take precedence over those of `*`, of which the bundle has what only it uses.
        contents: `export * from './${basename(path)}';\n${shared.get(path)}`,
        resolveDir: dirname(path),
      }));
    },
  };
}

/** The code with one import of each shared module, where esbuild writes one for each file that it took the place of. */
export function joinImports(code: string, exports: readonly SharedExports[]): string {
  return exports.reduce((joined, { module }) => {
    const names: string[] = [];
    const rest = joined.replace(new RegExp(`import\\{([^}]*)\\}from"\\./${module}";`, 'g'), (_, list: string) => {
      names.push(list);
      return '';
    });
    return names.length === 0 ? joined : `import{${names.join()}}from"./${module}";${rest}`;
  }, code);
}

/** The lines of a list by file, with the module in its place: one for each name, because a line is kept or left out. */
function readExports({ list, module }: SharedExports): [file: string, line: string][] {
  const text = readFileSync(join(PROJECT_ROOT, list), 'utf8');
  return [...text.matchAll(/^export \{([^}]*)\} from '([^']+)';$/gm)].map(([, names = '', path = '']) => [
    join(PROJECT_ROOT, dirname(list), path),
    names
      .split(',')
      .map((name) => `export { ${name.trim()} } from './${module}';`)
      .join('\n'),
  ]);
}
