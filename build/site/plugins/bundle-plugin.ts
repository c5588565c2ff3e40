import { resolve } from 'node:path';
import { build, transform } from 'esbuild';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { SourceError, type SourceLocation } from '../../base/report/finding.ts';
import { BUILD_CODE_OPTIONS, isBuildFailure, toCodeFinding } from '../components/bundle-components.ts';
import { ICON_IMPORTS } from '../components/icon-imports.ts';
import type { CodeBundle } from '../components/run-bundle.ts';
import * as api from './api.ts';

export interface PluginBundle extends CodeBundle {
  readonly styles: string;
  /** Its own file. */
  readonly file: string;
  /** All bundled files. */
  readonly inputs: readonly string[];
}

/** A plugin in a site's settings: a file of the content folder, or a package. */
export interface PluginEntry {
  readonly written: string;
  readonly location: SourceLocation;
}

/** Bundles a plugin with all that it imports, except for the engine. Throws SourceError. */
export async function bundlePlugin({ written, location }: PluginEntry, contentDir: string): Promise<PluginBundle> {
  const folder = resolve(contentDir);
  const from = isPluginFile(written) ? `./${written}` : written;
  try {
    const { outputFiles, metafile } = await build({
      ...BUILD_CODE_OPTIONS,
      // Paths in the code must not depend on where the site is.
      absWorkingDir: folder,
      stdin: { contents: `export * as plugin from ${JSON.stringify(from)};`, resolveDir: folder },
      external: Object.keys(OWN_MODULES),
      outdir: folder,
      plugins: [ICON_IMPORTS],
    });
    const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return {
      code: textOf('.js'),
      map: textOf('.js.map'),
      styles: (await transform(textOf('.css'), { loader: 'css', minify: true })).code,
      file: resolve(folder, metafile.inputs['<stdin>']?.imports[0]?.path ?? ''),
      inputs: Object.keys(metafile.inputs)
        .filter((file) => file !== '<stdin>')
        .map((file) => resolve(folder, file)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    if (!error.errors.some((fault) => fault.location?.file === '<stdin>'))
      throw new SourceError(error.errors.map((fault) => toCodeFinding(fault, folder, 'plugin')));
    throw SourceError.at(
      location,
      isPluginFile(written)
        ? `Cannot load the plugin ${JSON.stringify(written)}: the content folder has no such file. Create it, or correct its path.`
        : `Cannot load the plugin ${JSON.stringify(written)}: no package of that name is installed. Run "npm install ${written}", or name a file such as "plugins/${written}.ts".`,
    );
  }
}

export function isPluginFile(written: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(written);
}

/** The modules that plugins share with the engine, by the name that they import. A page must have only one React. */
export const OWN_MODULES: Readonly<Record<string, unknown>> = {
  docvane: api,
  react,
  'react/jsx-runtime': jsxRuntime,
};
