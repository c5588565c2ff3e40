import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the repository in which files can be changed. Packages are hard links, or symbolic ones to another disk. */
export class TreeCopy {
  readonly root: string;

  constructor(source: string, root: string) {
    this.root = root;
    for (const file of listFiles(source)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(source, file), join(root, file));
    }
    try {
      linkFolder(join(source, 'node_modules'), join(root, 'node_modules'));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      linkPackages(join(source, 'node_modules'), join(root, 'node_modules'));
    }
  }

  /** Writes texts of files, and returns the absolute paths. */
  write(texts: ReadonlyMap<string, string>): string[] {
    return [...texts].map(([file, text]) => {
      const path = join(this.root, file);
      writeFileSync(path, text);
      return path;
    });
  }
}

/** The files of a working tree that exist and are not ignored. */
export function listFiles(root: string): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const list = (...args: string[]) => execFileSync('git', ['ls-files', '-z', ...args], options).split('\0');
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((file) => file !== '' && !deleted.has(file));
}

/** The engine's sources that may be mutated, with their texts. */
export function readEngine(root: string): Map<string, string> {
  const isSource = /^(?:build|worker)\/(?!cli\/init\/template\/).*(?<!\.d|\.test)\.tsx?$/;
  const files = listFiles(root).filter((file) => isSource.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Caches are written, and a write would reach the original.
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && !name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name));
  }
}
