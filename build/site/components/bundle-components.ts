import { basename, resolve } from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin, transform } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { SourceError, toFinding } from '../../base/report/finding.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { reactRenderer } from '../../cli/engine/react-renderer.js';
import { ICON_IMPORTS } from './icon-imports.ts';

/** A file in the `components` folder. */
export interface ComponentFile {
  readonly path: string;
  /** File name without extension: `parcel-price`. */
  readonly id: string;
  /** Tag name: `ParcelPrice`. */
  readonly name: string;
}

export interface ComponentBundle {
  /** CommonJS that exports `render` and `modules` by id. */
  readonly code: string;
  /** Source map of the code, as JSON. */
  readonly map: string;
  readonly styles: string;
  /** Paths of all bundled files. */
  readonly inputs: readonly string[];
}

/** File locations and syntax options for a site's code, whatever its own tsconfig.json says. */
export const COMPONENT_OPTIONS = {
  jsx: 'automatic',
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
  loader: Object.fromEntries(
    ['avif', 'gif', 'jpg', 'jpeg', 'png', 'svg', 'webp'].map((ending) => [`.${ending}`, 'dataurl' as const]),
  ),
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/** For a site's code that runs in the build: one CommonJS file in memory, with its source map. */
export const BUILD_CODE_OPTIONS = {
  ...COMPONENT_OPTIONS,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  sourcemap: 'external',
  sourcesContent: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Resolves React to the engine's copy for all importers, because a page must have only one. */
export const ENGINE_REACT: Plugin = {
  name: 'engine-react',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'of-engine'
        ? undefined
        : resolve(path, { kind, resolveDir: PROJECT_ROOT, pluginData: 'of-engine' }),
    );
  },
};

/** Bundles a site's components with React and the renderer, for the build. Throws SourceError. */
export async function bundleComponents(files: readonly ComponentFile[], folder: string): Promise<ComponentBundle> {
  const lines = files.map(({ path }, index) => `import * as m${index} from ${JSON.stringify(path)};`);
  const entries = files.map(({ id }, index) => `${JSON.stringify(id)}: m${index}`);
  try {
    const result = await build({
      ...BUILD_CODE_OPTIONS,
      absWorkingDir: PROJECT_ROOT,
      stdin: {
        contents: `${lines.join('\n')}\nexport { render } from './worker/ui/site-components/render.ts';\nexport const modules = { ${entries.join(', ')} };`,
        resolveDir: PROJECT_ROOT,
      },
      alias: { 'react-dom/server': reactRenderer(PROJECT_ROOT, 'browser') },
      outdir: folder,
      plugins: [ENGINE_REACT, ICON_IMPORTS],
    });
    const textOf = (ending: string): string =>
      result.outputFiles.find(({ path }) => basename(path) === `stdin.${ending}`)?.text ?? '';
    return {
      code: textOf('js'),
      map: textOf('js.map'),
      // Without comments, which name the folder of the build.
      styles: (await transform(textOf('css'), { loader: 'css', minify: true })).code,
      inputs: Object.keys(result.metafile.inputs),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw new SourceError(error.errors.map((message) => toCodeFinding(message, PROJECT_ROOT, 'component')));
  }
}

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** A fault that esbuild found in a site's code. `folder`: the one that its paths are relative to. */
export function toCodeFinding(
  { text, location }: Message,
  folder: string,
  what: 'component' | 'plugin',
): ReturnType<typeof toFinding> {
  const source =
    location === null
      ? { file: `${what}s` }
      : {
          file: displayPath(resolve(folder, location.file)),
          position: { line: location.line, column: location.column + 1 },
        };
  return toFinding(source, `Cannot read the ${what}: ${text}${/[.?]$/.test(text) ? '' : '.'} Correct its code.`);
}
