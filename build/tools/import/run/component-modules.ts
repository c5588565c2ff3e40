import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { PROJECT_ROOT } from '../../../base/project-root.ts';
import { isFileBelow, slashPath } from '../../../base/source/file-paths.ts';
import { parseRawImport } from '../../../page/mdx/module-lines.ts';
import { findModuleFile } from '../evaluate/project-modules.ts';
import { brokenModule, type MissingKind, missingModule, pageModule, shimModule } from './missing-modules.ts';
import { SHIMMED, SHIMS, SHIMS_MODULE, SPARE_SHIMS } from './theme-shims.ts';

/** How the modules of a project's components are found and read. */
export interface ComponentModules {
  readonly root: string;
  /** Absolute paths of the folders whose files are at the root of the site. */
  readonly staticDirs: readonly string[];
  /** Modules made by the import, by name; the folder is where their own imports begin. */
  readonly made: ReadonlyMap<string, { readonly code: string; readonly folder: string }>;
  /** Files and modules that cannot be read, and why. */
  readonly broken: ReadonlyMap<string, string>;
}

const ASSET = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mov|mp3|wav|ogg|pdf|zip|woff2?|ttf|otf|eot)$/i;
const CODE = /\.(?:[cm]?[jt]sx?|json|node|wasm)$/i;
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** Marks what esbuild is to resolve by itself. */
const BY_PATH = 'by-path';

/**
 * Resolves and reads modules as the bundler of Docusaurus does, for code that shows components once: styles have names
 * only, images are their addresses, and what is missing fails where it is used rather than where it is imported.
 */
export function componentModules(modules: ComponentModules): Plugin {
  return {
    name: 'component-modules',
    setup(build) {
      const resolver = new Resolver(modules, build);
      build.onResolve({ filter: /^/ }, (args) => (args.pluginData === BY_PATH ? undefined : resolver.resolve(args)));
      build.onLoad({ filter: /^/, namespace: 'made' }, ({ path }) => loadMade(path, modules));
      build.onLoad({ filter: /^/, namespace: 'missing' }, ({ path, pluginData }) => ({
        contents: missingModule(path, pluginData),
      }));
      build.onLoad({ filter: /^/, namespace: 'raw' }, ({ path }) => ({
        contents: readFileSync(path, 'utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /^/, namespace: 'file' }, ({ path }) => loadFile(path, modules));
    },
  };
}

class Resolver {
  readonly #modules: ComponentModules;
  readonly #build: PluginBuild;
  /** The folder that React comes from: the project's, if it has all of it. */
  readonly #reactRoot: string;

  constructor(modules: ComponentModules, build: PluginBuild) {
    this.#modules = modules;
    this.#build = build;
    this.#reactRoot = hasReact(modules.root) ? modules.root : PROJECT_ROOT;
  }

  async resolve(args: OnResolveArgs): Promise<OnResolveResult | undefined> {
    const { path, resolveDir } = args;
    const { root, made } = this.#modules;
    if (made.has(path) || path === SHIMS_MODULE) return { path, namespace: 'made' };
    // A page must have only one React.
    if (REACT.test(path)) return await this.#find(path, args, this.#reactRoot);
    const raw = parseRawImport(path);
    if (raw !== null) {
      const written = raw.startsWith('@site/') ? join(root, raw.slice('@site/'.length)) : resolve(resolveDir, raw);
      const file = findModuleFile(written);
      return file !== null && isFileBelow(root, file) ? { path: file, namespace: 'raw' } : missing(raw, 'file');
    }
    if (path.startsWith('@site/')) return await this.#find(`./${path.slice('@site/'.length)}`, args, root);
    if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(path)) return await this.#theme(args);
    if (SHIMMED.has(path)) return { path, namespace: 'made' };
    return await this.#find(path, args, resolveDir);
  }

  /** A part of Docusaurus: the project's own, a shim, or what is installed. */
  async #theme(args: OnResolveArgs): Promise<OnResolveResult> {
    const { path } = args;
    const own = path.startsWith('@theme/')
      ? findModuleFile(join(this.#modules.root, 'src/theme', path.slice('@theme/'.length)))
      : null;
    if (own !== null) return { path: own };
    const shim = path.replace(/^@theme-(?:original|init)\//, '@theme/');
    if (SHIMMED.has(shim)) return { path: shim, namespace: 'made' };
    if (/^@theme\/Icon\//.test(shim)) return { path: '@docusaurus/Head', namespace: 'made' };
    if (path.startsWith('@docusaurus/')) return await this.#find(path, args, args.resolveDir);
    return missing(path, 'theme');
  }

  async #find(path: string, { kind, resolveDir }: OnResolveArgs, from: string): Promise<OnResolveResult> {
    const found = await this.#build.resolve(path, { kind, resolveDir: from || resolveDir, pluginData: BY_PATH });
    if (found.errors.length === 0)
      return { path: found.path, namespace: found.namespace, external: found.external, sideEffects: found.sideEffects };
    const spare = SPARE_SHIMS.has(path);
    return spare ? { path, namespace: 'made' } : missing(path, kindOf(path));
  }
}

function kindOf(path: string): MissingKind {
  if (/^[./]/.test(path)) return 'file';
  return path.startsWith('@docusaurus/') ? 'theme' : 'package';
}

function hasReact(root: string): boolean {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  try {
    return [find('react'), find('react-dom/server')].every((file) => existsSync(file));
  } catch {
    return false;
  }
}

function missing(path: string, fault: MissingKind): OnResolveResult {
  return { path, namespace: 'missing', pluginData: fault };
}

function loadMade(path: string, { made, broken }: ComponentModules): OnLoadResult {
  const fault = broken.get(path);
  if (fault !== undefined) return { contents: brokenModule(path, fault) };
  const { code, folder } = made.get(path) ?? {
    code: path === SHIMS_MODULE ? SHIMS : shimModule(path, SHIMMED.get(path) ?? SPARE_SHIMS.get(path) ?? {}),
    folder: PROJECT_ROOT,
  };
  return { contents: code, loader: 'jsx', resolveDir: folder };
}

function loadFile(path: string, { root, staticDirs, broken }: ComponentModules): OnLoadResult | undefined {
  const fault = broken.get(path);
  if (fault !== undefined) return { contents: brokenModule(slashPath(root, path), fault) };
  if (/\.module\.(?:css|s[ac]ss|less|styl)$/i.test(path)) return { contents: CLASS_NAMES, loader: 'js' };
  if (/\.(?:css|s[ac]ss|less|styl)$/i.test(path)) return { contents: '', loader: 'js' };
  if (/\.mdx?$/i.test(path)) return { contents: loadPage(path, root), resolveDir: PROJECT_ROOT };
  if (ASSET.test(path)) return assetModule(addressOf(path, root, staticDirs), /\.svg$/i.test(path));
  // Projects show other files as text with loaders of their own.
  return CODE.test(path) ? undefined : { contents: readFileSync(path, 'utf8'), loader: 'text' };
}

/** A page shown by a component is an element that names it. */
function loadPage(path: string, root: string): string {
  const name = slashPath(root, path);
  return isFileBelow(root, path) ? pageModule(`@site/${name}`) : missingModule(name, 'page');
}

const CLASS_NAMES = `module.exports = new Proxy({}, {
  get: (names, name) => (name === 'default' ? module.exports : typeof name === 'string' && name !== '__esModule' ? name : undefined),
});`;

/** The address of a file as pages write it; empty for a file outside the project. */
function addressOf(path: string, root: string, staticDirs: readonly string[]): string {
  const folder = staticDirs.find((dir) => isFileBelow(dir, path));
  if (folder !== undefined) return `/${slashPath(folder, path)}`;
  return isFileBelow(root, path) && !path.includes('node_modules') ? `@site/${slashPath(root, path)}` : '';
}

/** A drawing is a component in Docusaurus. */
function assetModule(address: string, isDrawing: boolean): OnLoadResult {
  const url = JSON.stringify(address);
  const drawing = `import { createElement } from 'react';
const Drawing = ({ title, alt, className }) =>
  createElement('img', { src: ${url}, alt: title ?? alt ?? '', className, 'data-drawing': '' });
Drawing.toString = () => ${url};
export default Drawing;`;
  // Code in a made module, so that it finds React from anywhere.
  return { contents: isDrawing ? drawing : `export default ${url};`, loader: 'js', resolveDir: PROJECT_ROOT };
}
