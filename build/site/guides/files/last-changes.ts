import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ResultCache } from '../../../base/cache/result-cache.ts';
import { findHead } from './find-head.ts';

/** Date and author of the last change to a file's content. */
export interface LastChange {
  /** ISO 8601 date, in UTC. */
  readonly date: string;
  readonly author: string;
}

export interface LastChanges {
  /** By path relative to the folder. Files with an unknown date are absent. */
  readonly byFile: ReadonlyMap<string, LastChange>;
  /** Why files may be missing; null if the history is complete. */
  readonly gap: 'shallow' | 'no-history' | null;
}

const run = promisify(execFile);
/** A history of a hundred thousand commits takes seconds. */
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
const NOTHING: LastChanges = { byFile: new Map(), gap: 'no-history' };

/**
 * Queries Git once for all files of a folder. A moved file keeps its date. In a shallow clone, files in the oldest
 * commits have no date instead of a wrong one. Without Git or a repository, the result is empty.
 */
export async function loadLastChanges(folder: string, cache: ResultCache | null): Promise<LastChanges> {
  const head = await findHead(folder);
  if (head === null) return NOTHING;
  const { commit, prefix, boundary } = head;
  const key = `last-changes ${commit} ${prefix} ${boundary}`;
  // Without a commit that is known, Git says what there is.
  const cached = commit === null ? null : cache?.find<LastChanges>(key);
  if (cached != null) return cached;
  const log = await git(folder, [
    ...['log', '-z', '--name-status', '--find-renames', '--relative', '--format=format:@%H %ct %an'],
    ...['--', '.'],
  ]);
  if (log === null) return NOTHING;
  const byFile = readLog(log, new Set(boundary.split('\n')));
  const gap = boundary !== '' ? 'shallow' : byFile.size === 0 ? 'no-history' : null;
  const changes: LastChanges = { byFile, gap };
  if (commit !== null) cache?.store(key, changes);
  return changes;
}

/** Null if there is no Git, repository or commit. */
async function git(folder: string, args: readonly string[]): Promise<string | null> {
  // Git sets these variables in hooks. They may refer to another repository.
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

/**
 * Commits from newest to oldest. Each starts with `@` instead of a status, followed by its files: `M`, path or `R090`,
 * old, new.
 */
function readLog(log: string, boundary: ReadonlySet<string>): Map<string, LastChange> {
  const changes = new Map<string, LastChange>();
  /** Current names of files in older commits; null for a name that was reused later. */
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
