import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PartCache } from '../cache/part-cache.ts';

/** When the content of a file was changed last, and by whom. */
export interface LastChange {
  /** ISO 8601 date, in UTC. */
  readonly date: string;
  readonly author: string;
}

export interface LastChanges {
  /** By file, relative to the folder; a file of which nothing is known for sure is absent. */
  readonly byFile: ReadonlyMap<string, LastChange>;
  /** Why files may be absent; null for a whole history. */
  readonly gap: 'shallow' | 'no-history' | null;
}

const run = promisify(execFile);
/** A history of a hundred thousand commits takes seconds. */
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
const NOTHING: LastChanges = { byFile: new Map(), gap: 'no-history' };

/**
 * Asks git once for all files of a folder. A file that was only moved keeps its date; in a shallow clone, what its
 * oldest commits hold has no date rather than a wrong one. Without git or a repository nothing is known.
 */
export async function loadLastChanges(folder: string, cache: PartCache): Promise<LastChanges> {
  const facts = await git(folder, ['rev-parse', 'HEAD', '--show-prefix', '--git-path', 'shallow']);
  if (facts === null) return NOTHING;
  const [head = '', prefix = '', shallowFile = ''] = facts.split('\n');
  const boundary = await readFile(resolve(folder, shallowFile), 'utf8').catch(() => '');
  const key = `last-changes ${head} ${prefix} ${boundary}`;
  const cached = cache.find<LastChanges>(key);
  if (cached !== null) return cached;
  const log = await git(folder, [
    ...['log', '-z', '--name-status', '--find-renames', '--relative', '--format=format:@%H %ct %an'],
    ...['--', '.'],
  ]);
  if (log === null) return NOTHING;
  const byFile = readLog(log, new Set(boundary.split('\n')));
  const gap = boundary !== '' ? 'shallow' : byFile.size === 0 ? 'no-history' : null;
  const changes: LastChanges = { byFile, gap };
  cache.keep(key, changes);
  return changes;
}

/** Null when there is no git, no repository or no commit. */
async function git(folder: string, args: readonly string[]): Promise<string | null> {
  // Set while git runs a hook, they name another repository than that of the folder.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  try {
    const { stdout } = await run('git', ['-C', folder, '-c', 'log.showSignature=false', ...args], {
      env,
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
      windowsHide: true,
    });
    return stdout;
  } catch {
    return null;
  }
}

/** Commits from the youngest to the oldest; each begins with `@` in the place of a status, its files follow as `M`, path or `R090`, old, new. */
function readLog(log: string, boundary: ReadonlySet<string>): Map<string, LastChange> {
  const changes = new Map<string, LastChange>();
  /** What a file of an older commit is called today; null for one whose name was taken over later. */
  const names = new Map<string, string | null>();
  const words = log.split('\0').values();
  let change: LastChange | null = null;
  for (const word of words) {
    const [, commit, seconds, author, first] = /^@(\S+) (\d+) ([^\n]*)\n?(.*)$/s.exec(word) ?? [];
    if (commit !== undefined)
      change = boundary.has(commit) ? null : { date: toDate(Number(seconds)), author: author ?? '' };
    const status = commit === undefined ? word : (first ?? '');
    if (status === '') continue;
    const path = words.next().value ?? '';
    const isRename = status.startsWith('R') || status.startsWith('C');
    const to = isRename ? (words.next().value ?? '') : path;
    const name = names.has(to) ? names.get(to) : to;
    if (status.startsWith('R')) {
      names.set(to, null);
      names.set(path, name ?? null);
    }
    if (change !== null && status !== 'R100' && name != null && !changes.has(name)) changes.set(name, change);
  }
  return changes;
}

function toDate(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
