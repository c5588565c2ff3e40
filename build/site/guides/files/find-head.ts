import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Where a repository is checked out. */
export interface Head {
  /** Hash of the commit; null if its files do not tell, as in repositories with reftables. */
  readonly commit: string | null;
  /** Path of the folder in the repository. */
  readonly prefix: string;
  /** The oldest commits of a shallow clone, one per line. */
  readonly boundary: string;
}

const REF = /^ref: (\S+)/;

/**
 * Reads the commit of a folder's repository from its files, because `git` takes longer to start than most edits take to
 * build. Null without a repository.
 */
export async function findHead(folder: string): Promise<Head | null> {
  const start = await realpath(folder).catch(() => null);
  if (start === null) return null;
  for (let root = start; ; root = dirname(root)) {
    const gitDir = await findGitDir(root);
    const head = gitDir === null ? null : await read(gitDir, 'HEAD');
    if (gitDir !== null && head !== null) {
      // The refs of a worktree are those of its repository (gitrepository-layout).
      const common = resolve(gitDir, (await read(gitDir, 'commondir'))?.trim() ?? '.');
      const boundary = (await read(common, 'shallow')) ?? '';
      return { commit: await findCommit(head, common), prefix: relative(root, start), boundary };
    }
    if (root === dirname(root)) return null;
  }
}

/** In worktrees and submodules, `.git` is a file with the folder's path. */
async function findGitDir(root: string): Promise<string | null> {
  const path = join(root, '.git');
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile() !== true) return stats === null ? null : path;
  const link = /^gitdir: (.+)$/m.exec((await read(root, '.git')) ?? '')?.[1];
  return link === undefined ? null : resolve(root, link);
}

/** A branch is a file, or a line of `packed-refs` if that file is absent. */
async function findCommit(head: string, common: string): Promise<string | null> {
  const ref = REF.exec(head)?.[1];
  const value = ref === undefined ? head : ((await read(common, ref)) ?? (await findPacked(ref, common)));
  return /^[0-9a-f]{40,64}$/.exec(value?.trim() ?? '')?.[0] ?? null;
}

async function findPacked(ref: string, common: string): Promise<string | undefined> {
  const lines = (await read(common, 'packed-refs'))?.split('\n') ?? [];
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}

function read(folder: string, name: string): Promise<string | null> {
  return readFile(join(folder, name), 'utf8').catch(() => null);
}
