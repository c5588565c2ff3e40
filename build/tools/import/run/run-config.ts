import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { CHILD_SCRIPT } from './child-script.ts';

/** What the code of a project exports, as data. */
const ranSchema = z.object({
  config: z.record(z.string(), z.unknown()),
  /** By path. */
  sidebars: z.record(z.string(), z.unknown()),
  /** Places of functions, which cannot be imported: `presets[0][1].docs.editUrl`. */
  dropped: z.array(z.string()),
});
export type RanConfig = z.infer<typeof ranSchema>;

interface ConfigFile {
  readonly root: string;
  readonly file: string;
  /** The argument of `editUrl` functions, whose results are data. */
  readonly editedPage: Readonly<Record<string, string>>;
}

export interface RunLimits {
  readonly seconds: number;
  /** Of what the configuration exports. */
  readonly megabytes: number;
}

const LIMITS: RunLimits = { seconds: 120, megabytes: 20 };
const MISSING_PACKAGE = /Cannot find (?:module|package)/;
/** How much of an error of the project is shown. */
const MAX_ERROR_LENGTH = 600;

/**
 * Runs the configuration of a Docusaurus project, and the sidebars that it names, in a process of their own with the
 * packages of the project. Throws SourceError if they are not installed, it fails, or exceeds a limit.
 */
export async function runConfig(
  { root, file, editedPage }: ConfigFile,
  limits: RunLimits = LIMITS,
): Promise<RanConfig> {
  const location = { file: displayPath(file) };
  const install = `Install them in ${displayPath(root)}, such as with "npm install", and import again.`;
  if (!hasDocusaurus(root)) throw failure(location, 'the packages of the project are not installed', install);
  const { output, error, fault } = await runChild(root, [root, file, JSON.stringify(editedPage)], limits);
  if (fault !== null) throw failure(location, fault, 'Import without --run-config.');
  if (output === null)
    throw failure(
      location,
      `it failed with ${JSON.stringify(shorten(error))}`,
      MISSING_PACKAGE.test(error)
        ? install.replace('them', 'all packages')
        : 'Make it work with "docusaurus build", and import again.',
    );
  const ran = ranSchema.safeParse(parseJson(output));
  if (ran.success) return { ...ran.data, config: withPackageNames(ran.data.config) };
  throw failure(location, 'it exports no settings', 'Correct it, and import again.');
}

/** Null for anything else: the code may have ended its process, or written there too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failure(location: SourceLocation, found: string, remedy: string): SourceError {
  return SourceError.at(location, `Cannot run the configuration: ${found}. ${remedy}`);
}

/** Lists of plugins, each with a name or a file that `require.resolve()` found for it. */
const PLUGIN_LISTS: ReadonlySet<string> = new Set(['presets', 'plugins', 'themes']);

/** The configuration with the names of packages for their files. */
function withPackageNames(config: RanConfig['config']): RanConfig['config'] {
  const toName = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/, '$1') : value;
  const toEntry = (entry: unknown): unknown =>
    Array.isArray(entry) ? [toName(entry[0]), ...entry.slice(1)] : toName(entry);
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => [
      key,
      PLUGIN_LISTS.has(key) && Array.isArray(value) ? value.map(toEntry) : value,
    ]),
  );
}

/** Packages may be in a folder above, as in a workspace. */
function hasDocusaurus(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules/@docusaurus/core/package.json'))) return true;
  return dirname(folder) !== folder && hasDocusaurus(dirname(folder));
}

interface Ran {
  /** Null if it failed. */
  readonly output: string | null;
  readonly error: string;
  /** The exceeded limit, or null. */
  readonly fault: string | null;
}

function runChild(root: string, args: readonly string[], { seconds, megabytes }: RunLimits): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', CHILD_SCRIPT, '--', ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      // The leader of a group, which ends with it.
      detached: CAN_END_GROUPS,
    });
    let fault: string | null = null;
    // Processes that it started outside its group may hold them open.
    const closeStreams = (): void => {
      for (const stream of child.stdio) stream?.destroy();
    };
    const stop = (why: string): void => {
      fault ??= why;
      endGroup(child);
      closeStreams();
    };
    const timer = setTimeout(() => stop(`it takes more than ${seconds} seconds`), seconds * 1000);
    const chunks: Buffer[] = [];
    let size = 0;
    let error = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > megabytes * 1_000_000) stop(`it exports more than ${megabytes} MB`);
      else chunks.push(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (error.length < MAX_ERROR_LENGTH * 10) error += chunk.toString();
    });
    child.on('error', ({ message }) => stop(`it cannot be started: ${message}`));
    child.on('exit', () => {
      endGroup(child);
      setTimeout(closeStreams, 1000).unref();
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ output: code === 0 ? Buffer.concat(chunks).toString() : null, error, fault });
    });
  });
}

const CAN_END_GROUPS = process.platform !== 'win32';

/** Ends a process and those that it started. */
function endGroup(child: ChildProcess): void {
  try {
    if (CAN_END_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // All have ended.
  }
}

/** The message of an error, without its stack. */
function shorten(error: string): string {
  const message = /^\s*(?:\w*Error\b.*)$/m.exec(error)?.[0] ?? error;
  return message.trim().slice(0, MAX_ERROR_LENGTH);
}
