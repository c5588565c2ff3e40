import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from './frozen.ts';
import type { ResultCache } from './result-cache.ts';
import { ResultLog } from './result-log.ts';

/** A larger file is rewritten if most of it is unused. Also the most bytes of the files of other engines. */
const MAX_BYTES = 1_000_000_000;
/** Files of other engines that were unused for this long are removed. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Also files that were not completed, and those of versions that wrote `.parts`. */
const CACHE_FILE = /\.(?:results|parts)(?:\.|$)/;

/**
 * Caches build results: in memory those used in the last two runs of this process, on disk those of earlier processes
 * with the same engine. A disk fault never fails a build; unreadable results are simply computed again.
 */
export class BuildCache implements ResultCache {
  readonly #folder: string;
  readonly #log: ResultLog | null;
  readonly #maxBytes: number;
  #current = new Map<string, unknown>();
  #last: ReadonlyMap<string, unknown> = new Map();
  readonly #unsaved = new Set<string>();

  private constructor(folder: string, log: ResultLog | null, maxBytes: number) {
    this.#folder = folder;
    this.#log = log;
    this.#maxBytes = maxBytes;
  }

  static inMemory(): BuildCache {
    return new BuildCache('', null, MAX_BYTES);
  }

  /** `engine` identifies the build code: results of other code are not read. */
  static open(folder: string, engine: string, { maxBytes = MAX_BYTES } = {}): BuildCache {
    return new BuildCache(folder, new ResultLog(join(folder, `${engine}.results`)), maxBytes);
  }

  find<T>(key: string): T | null {
    const result = this.#current.get(key) ?? this.#last.get(key) ?? this.#log?.read(key);
    if (result === undefined) return null;
    this.#current.set(key, result);
    return result as T;
  }

  store(key: string, result: unknown): void {
    this.#current.set(key, frozen(result));
    this.#unsaved.add(key);
  }

  /** Ends a run: saves new results, and drops results used neither in this run nor in the previous one. */
  endRun(): void {
    const results = this.#current;
    this.#last = results;
    this.#current = new Map();
    const unsaved = [...this.#unsaved].map((key) => [key, results.get(key)] as const);
    this.#unsaved.clear();
    if (this.#log === null) return;
    try {
      this.#save(this.#log, results, unsaved);
    } catch {
      // A full disk or a read-only folder: the next build takes longer.
    }
  }

  #save(log: ResultLog, results: ReadonlyMap<string, unknown>, unsaved: readonly (readonly [string, unknown])[]): void {
    mkdirSync(this.#folder, { recursive: true });
    if (unsaved.length > 0) log.append(unsaved);
    const isReadable = log.refresh();
    const { size } = statSync(log.file);
    if (!isReadable || size > Math.max(this.#maxBytes, 2 * log.bytesOf(results.keys()))) {
      log.rewrite(results);
      log.refresh();
    }
    const now = new Date();
    utimesSync(log.file, now, now);
    this.#prune(log.file, now.getTime());
  }

  /** Removes files of other engines, from the most recent on once there are too many bytes. */
  #prune(own: string, now: number): void {
    const others = readdirSync(this.#folder)
      .filter((name) => CACHE_FILE.test(name))
      .map((name) => join(this.#folder, name))
      .filter((file) => file !== own)
      .map((file) => ({ file, stats: statSync(file) }))
      .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
    let bytes = 0;
    for (const { file, stats } of others) {
      bytes += stats.size;
      if (bytes > this.#maxBytes || now - stats.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
    }
  }
}
