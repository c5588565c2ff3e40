import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type BuildFailure, build, type Message } from 'esbuild';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../../base/project-root.ts';
import { count } from '../../../base/report/count.ts';
import { COMPONENT_OPTIONS, isBuildFailure } from '../../../site/components/bundle-components.ts';
import { type ComponentModules, componentModules } from './component-modules.ts';
import { PAGES_MODULE, RENDER_SCRIPT } from './render-script.ts';
import { type RunLimits, runChild, shorten } from './run-child.ts';
import { SHIMS_MODULE, SITE_MODULE } from './theme-shims.ts';

/** The code of a page, and the uses of components on it. */
export interface PageCode {
  /** Absolute path of the page in the project, which its imports are relative to. */
  readonly path: string;
  /** Imports and definitions. */
  readonly code: string;
  readonly uses: readonly CodeUse[];
}

export interface CodeUse {
  readonly offset: number;
  /** The use as JSX. */
  readonly jsx: string;
  /** The names of the components in it. If one stops the process, the others with the same names are not rendered. */
  readonly names: string;
}

/** What a use shows at first, or why it cannot be shown. */
export type RenderedUse =
  | { readonly kind: 'shown'; readonly html: string; readonly texts: readonly string[] }
  /** `missing`: a package that is not installed, or null. */
  | { readonly kind: 'failed'; readonly why: string; readonly missing: string | null };

/** The values that components see of a site, as data. */
export interface ComponentSite {
  readonly context: unknown;
  /** Texts of the code by their keys. */
  readonly messages: Readonly<Record<string, string>>;
  /** Absolute paths of the folders with static files. */
  readonly staticDirs: readonly string[];
}

/** The time that all components of an import may take together. */
export class RunTime {
  readonly seconds: number;
  #spent = 0;

  constructor(seconds: number) {
    this.seconds = seconds;
  }

  get left(): number {
    return this.seconds - this.#spent;
  }

  async spend<T>(work: () => Promise<T>): Promise<T> {
    const start = Date.now();
    try {
      return await work();
    } finally {
      this.#spent += (Date.now() - start) / 1000;
    }
  }
}

export interface ComponentLimits extends Omit<RunLimits, 'seconds'> {
  readonly time: RunTime;
  /** For each use. */
  readonly useSeconds: number;
  readonly useCharacters: number;
}

/** The limits of one import. */
export function componentLimits(): ComponentLimits {
  return { time: new RunTime(300), megabytes: 50, useSeconds: 10, useCharacters: 500_000 };
}

/** The process may end that many times; each time, it goes on after the use that ended it. */
const MAX_STARTS = 20;

/**
 * Renders uses of components to HTML in a separate process, with the packages of the project as far as they are
 * installed. Returns a list for each page, in the order of its uses.
 */
export async function runComponents(
  root: string,
  pages: readonly PageCode[],
  site: ComponentSite,
  limits: ComponentLimits = componentLimits(),
): Promise<readonly (readonly RenderedUse[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const file = join(folder, 'components.cjs');
    const fault = await bundle(await realpath(root), pages, site, file);
    const uses = pages.flatMap((page) => page.uses);
    const results =
      fault === null
        ? await renderAll(root, file, uses, limits)
        : uses.map(() => failed(`it cannot be read: ${fault}`));
    return pages.map((page) => page.uses.map(() => results.shift() ?? failed('it was not rendered')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function failed(why: string, missing: string | null = null): RenderedUse {
  return { kind: 'failed', why, missing };
}

/** Each round leaves out the files with a fault that the one before has found. */
const MAX_ROUNDS = 6;

/** Bundles the pages' code with all that it imports. Returns the fault that prevents it, or null. */
async function bundle(
  root: string,
  pages: readonly PageCode[],
  site: ComponentSite,
  outfile: string,
): Promise<string | null> {
  const made = madeModules(pages, site);
  const broken = new Map<string, string>();
  const staticDirs = await Promise.all(site.staticDirs.map((dir) => realpath(dir).catch(() => dir)));
  const modules: ComponentModules = { root, made, broken, staticDirs };
  for (let round = 1; ; round++)
    try {
      const { outputFiles } = await build({
        ...COMPONENT_OPTIONS,
        ...{ bundle: true, platform: 'node', format: 'cjs', target: 'node20.19', legalComments: 'none' },
        loader: { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx', '.node': 'empty', '.wasm': 'empty' },
        ...{ logLevel: 'silent', absWorkingDir: root, outfile, write: false },
        stdin: { contents: RENDER_SCRIPT, resolveDir: PROJECT_ROOT, loader: 'js' },
        plugins: [componentModules(modules)],
      });
      await writeFile(outfile, withErrors(outputFiles[0]?.text ?? ''));
      return null;
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      const before = broken.size;
      for (const message of error.errors) markBroken(message, root, broken);
      if (broken.size === before || round === MAX_ROUNDS) return firstText(error);
    }
}

/**
 * A module that has failed fails again with the same error wherever it is imported. Those of esbuild are half-finished
 * then.
 */
function withErrors(code: string): string {
  return code.replace(/^var __esm = .*\n.*\n\};$/m, ESM).replace(/^var __commonJS = .*\n.*\n\};$/m, COMMON_JS);
}

const ESM = `var __esm = (fn, res, fault) => function __init() {
  if (fault) throw fault.error;
  try { return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res; }
  catch (error) { fault = { error }; throw error; }
};`;
const COMMON_JS = `var __commonJS = (cb, mod, fault) => function __require() {
  if (fault) throw fault.error;
  try { return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports; }
  catch (error) { fault = { error }; throw error; }
};`;

function firstText({ errors: [first] }: BuildFailure): string {
  return first?.text ?? 'the bundler failed';
}

function markBroken({ location, text }: Message, root: string, broken: Map<string, string>): void {
  if (location === null) return;
  const path = location.file.startsWith('made:') ? location.file.slice('made:'.length) : resolve(root, location.file);
  if (!broken.has(path)) broken.set(path, text);
}

function madeModules(pages: readonly PageCode[], { context, messages }: ComponentSite): ComponentModules['made'] {
  const data = `export const context = ${JSON.stringify(context)};
export const messages = ${JSON.stringify(messages)};
export const used = new Set();`;
  const list = pages.map(({ uses }, index) => {
    const written = uses.map(({ offset, names }) => JSON.stringify([offset, names]));
    return `{ load: () => require('docvane:page/${index}'), uses: [${written.join(', ')}] }`;
  });
  return new Map([
    [SITE_MODULE, { code: data, folder: PROJECT_ROOT }],
    [PAGES_MODULE, { code: `export const pages = [${list.join(',\n')}];`, folder: PROJECT_ROOT }],
    ...pages.map(({ path, code, uses }, index): [string, { code: string; folder: string }] => {
      const written = uses.map(({ offset, jsx }) => `${offset}: () => (${jsx}),`);
      return [
        `docvane:page/${index}`,
        {
          code: `import { Guard as DocvaneGuard } from '${SHIMS_MODULE}';\n${code}\nexport const uses = {\n${written.join('\n')}\n};\n`,
          folder: dirname(path),
        },
      ];
    }),
  ]);
}

const lineSchema = z.object({
  index: z.number().int(),
  html: z.string().optional(),
  texts: z.array(z.string()).optional(),
  error: z.string().optional(),
  missing: z.string().optional(),
});
type Line = z.infer<typeof lineSchema>;

async function renderAll(
  root: string,
  file: string,
  uses: readonly CodeUse[],
  limits: ComponentLimits,
): Promise<RenderedUse[]> {
  const results: RenderedUse[] = [];
  const stuck: [names: string, why: string][] = [];
  const { time, megabytes, useSeconds: seconds, useCharacters: characters } = limits;
  const tooLong = `it takes more than ${count(seconds, 'second')}`;
  const rest = (why: string): RenderedUse[] => uses.slice(results.length).map(() => failed(why));
  for (let starts = 0; results.length < uses.length && starts < MAX_STARTS; starts++) {
    const work = JSON.stringify({ start: results.length, stuck, seconds, tooLong, characters });
    // The process stops code by itself, but not if that waits for something else.
    const pauseSeconds = seconds + 1;
    const ran = await time.spend(() =>
      runChild(root, [file, work], { seconds: Math.max(0, time.left), megabytes, pauseSeconds, variables: VARIABLES }),
    );
    const lines = ran.output.split('\n').flatMap(parseLine);
    for (const line of lines) if (line.index === results.length) results.push(...toResult(line));
    if (results.length === uses.length) break;
    if (ran.fault?.kind === 'time')
      return [...results, ...rest(`all components together take more than ${count(time.seconds, 'second')}`)];
    const why = ran.fault?.kind === 'pause' ? tooLong : (ran.fault?.why ?? whyEnded(ran));
    if (ran.fault?.kind === 'other' || lines.length === 0) return [...results, ...rest(why)];
    stuck.push([uses[results.length]?.names ?? '', why]);
    results.push(failed(why));
  }
  return [...results, ...rest('other components ended the process too often')];
}

/** What Node and packages need; secrets of a shell are not among them. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL'].concat(
  // Windows.
  ['SYSTEMROOT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP', 'PATHEXT', 'COMSPEC'],
);

function whyEnded({ hasFailed, error }: { readonly hasFailed: boolean; readonly error: string }): string {
  return hasFailed ? `it ended the process: ${shorten(error) || 'no reason was given'}` : 'it ended the process';
}

/** Returns no line for output of other code, or for a part of a line. */
function parseLine(line: string): Line[] {
  try {
    return [lineSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Returns no result for the line of a use that has only begun. */
function toResult({ html, texts = [], error, missing }: Line): RenderedUse[] {
  if (html !== undefined) return [{ kind: 'shown', html, texts }];
  return error === undefined ? [] : [failed(error, missing ?? null)];
}
