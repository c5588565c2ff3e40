import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../../worker/request/value/json.ts';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { CHILD_SCRIPT } from './child-script.ts';
import { type RunLimits, runChild, shorten } from './run-child.ts';

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

const LIMITS: RunLimits = { seconds: 120, megabytes: 20 };
const MISSING_PACKAGE = /Cannot find (?:module|package)/;

/**
 * Runs the configuration of a Docusaurus project, and the sidebars that it names, in a separate process with the
 * packages of the project. Throws SourceError if they are not installed, it fails, or exceeds a limit.
 */
export async function runConfig(
  { root, file, editedPage }: ConfigFile,
  limits: RunLimits = LIMITS,
): Promise<RanConfig> {
  const location = { file: displayPath(file) };
  const install = `Install them in ${displayPath(root)}, such as with "npm install", and import again.`;
  if (!hasDocusaurus(root)) throw failure(location, 'the packages of the project are not installed', install);
  const { output, hasFailed, error, fault } = await runChild(
    root,
    ['-e', CHILD_SCRIPT, '--', root, file, JSON.stringify(editedPage)],
    limits,
  );
  if (fault !== null) throw failure(location, fault.why, 'Import without --run-config.');
  if (hasFailed)
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
