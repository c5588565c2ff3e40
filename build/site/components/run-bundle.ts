import { statSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { displayPath } from '../../base/source/read-text.ts';

/** A site's code as one CommonJS script, with its source map as JSON. */
export interface CodeBundle {
  readonly code: string;
  readonly map: string;
}

/** Modules that a script gets from the engine, by name. */
type OwnModules = Readonly<Record<string, unknown>>;

/** Runs a script and returns its exports. `script`: its name in stack traces. Throws what the script throws. */
export function runBundle({ code }: Pick<CodeBundle, 'code'>, script: string, own: OwnModules = {}): unknown {
  const module: { exports: unknown } = { exports: {} };
  const requireInstalled = createRequire(script);
  const requireModule = (name: string): unknown => (Object.hasOwn(own, name) ? own[name] : requireInstalled(name));
  compileFunction(code, ['module', 'exports', 'require'], { filename: script })(module, module.exports, requireModule);
  return module.exports;
}

/** Finds the source line that threw an exception: ` (components/price.tsx:12)`, or an empty text. */
export function createLineFinder({ map }: Pick<CodeBundle, 'map'>, script: string): (error: unknown) => string {
  let sources: SourceMap | null = null;
  return (error) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const lines = stack.split('\n').filter((line) => line.includes(script));
    for (const line of lines) {
      const [, row = '1', column = '1'] = /:(\d+):(\d+)\)?$/.exec(line) ?? [];
      sources ??= new SourceMap(JSON.parse(map) as SourceMapPayload);
      const entry = sources.findEntry(Number(row) - 1, Number(column) - 1);
      if (!('originalSource' in entry) || /node_modules|site-components\/render/.test(entry.originalSource)) continue;
      return ` (${displayPath(resolve(dirname(script), entry.originalSource))}:${entry.originalLine + 1})`;
    }
    return '';
  };
}

/** Changes with every edit of the files. */
export function stampOf(files: readonly string[]): string {
  const stats = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return [file, found?.mtimeMs, found?.size];
  });
  return JSON.stringify(stats);
}
