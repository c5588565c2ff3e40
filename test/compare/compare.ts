import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { errorMessage } from '../../build/base/report/error-message.ts';
import { parseCommandLine, refuse } from '../../build/tools/script-options.ts';
import { Expected } from './expected.ts';
import { findDifferences } from './find-differences.ts';
import { DifferenceGroups } from './group-differences.ts';
import { readSnapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

const USAGE = `
  npm run compare -- --take FILE [SITES]
  npm run compare -- OLD NEW [--expected FILE] [SITES]
OLD and NEW are snapshots, or checkouts of the engine with their dependencies.
SITES are --content DIR (several times; by default, this checkout's content and docs), --descriptions DIR (each file is a
site) and --no-forms (for engines that don't know the setting "tryIt").`;

/** `npm run compare`: what differs in the sites that two engines build. Exits with 1 if there are differences, and with 2 if it cannot compare. */
const { values, positionals } = parseCommandLine(
  {
    take: { type: 'string' },
    content: { type: 'string', multiple: true },
    descriptions: { type: 'string' },
    expected: { type: 'string' },
    'no-forms': { type: 'boolean', default: false },
  },
  USAGE,
);
const missing = [...positionals, ...(values.content ?? []), values.descriptions, values.expected].filter(
  (path) => path !== undefined && !existsSync(path),
);
if (missing.length > 0)
  refuse(
    missing.map((path) => `There is no file or folder ${JSON.stringify(path)}.`),
    USAGE,
  );
const { content = ['content', 'docs'].map((name) => join(PROJECT_ROOT, name)), descriptions, expected, take } = values;
const input = { contents: content, descriptions, hasForms: !values['no-forms'], onSite: console.error };
const [old, now] = positionals;
const folder = mkdtempSync(join(tmpdir(), 'compare-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
try {
  if (take !== undefined && old === undefined) await takeSnapshot(PROJECT_ROOT, input, take);
  else if (take === undefined && old !== undefined && now !== undefined && positionals.length === 2)
    process.exitCode = (await compare(old, now)) ? 0 : 1;
  else refuse(['Expected --take, or two snapshots or checkouts.'], USAGE);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 2;
}

/** Prints the differences. Returns whether there are none but the expected ones. */
async function compare(old: string, now: string): Promise<boolean> {
  const wanted = expected === undefined ? new Expected([]) : Expected.load(expected);
  const before = await toSnapshot(old, 'old');
  const after = await toSnapshot(now, 'new');
  const groups = new DifferenceGroups();
  for await (const difference of findDifferences(readSnapshot(before), readSnapshot(after)))
    if (!wanted.has(difference)) groups.add(difference);
  for (const line of [...groups.describe(), ...wanted.describe()]) console.log(line);
  if (groups.isEmpty) console.log(expected === undefined ? 'No differences.' : 'No other differences.');
  return groups.isEmpty;
}

/** A snapshot as it is; of a checkout, a new one. */
async function toSnapshot(path: string, name: string): Promise<string> {
  if (!statSync(path).isDirectory()) return path;
  const file = join(folder, name);
  await takeSnapshot(resolve(path), input, file);
  return file;
}
