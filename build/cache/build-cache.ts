import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from './frozen.ts';
import { pruneSegments, SEGMENT_SUFFIX } from './prune-segments.ts';
import type { ResultCache } from './result-cache.ts';
import { Segment } from './segment.ts';

/** A build whose results are spread over more segments than this merges the smaller ones into a new segment. */
const MAX_SEGMENTS = 24;
/** The number of larger segments that are not merged: on a large site they hold hundreds of megabytes. */
const UNJOINED_SEGMENTS = 8;

/**
 * Caches build results: in memory those used in the last two runs of this process, on disk those of earlier processes
 * with the same engine. A disk fault never fails a build; unreadable results are simply computed again.
 */
export class BuildCache implements ResultCache {
  readonly #folder: string | null;
  readonly #engine: string;
  /** Newest first, because a newer segment may replace a result. */
  #segments: readonly Segment[] = [];
  /** The segment of each result that was read or saved. */
  #homes = new Map<string, Segment>();
  #current = new Map<string, unknown>();
  #last: ReadonlyMap<string, unknown> = new Map();
  readonly #unsaved = new Set<string>();

  private constructor(folder: string | null, engine: string) {
    this.#folder = folder;
    this.#engine = engine;
  }

  static inMemory(): BuildCache {
    return new BuildCache(null, '');
  }

  /** `engine` identifies the build code: results of other code are not read. */
  static open(folder: string, engine: string): BuildCache {
    const cache = new BuildCache(folder, engine);
    try {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder).sort()) {
        if (name.startsWith(`${engine}-`) && name.endsWith(SEGMENT_SUFFIX)) cache.#add(join(folder, name));
      }
    } catch {
      // The folder is not readable, and most likely not writable either.
    }
    return cache;
  }

  find<T>(key: string): T | null {
    const result = this.#current.get(key) ?? this.#last.get(key) ?? this.#read(key);
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
    const unsaved = [...this.#unsaved].filter((key) => results.has(key));
    this.#unsaved.clear();
    if (this.#folder === null) return;
    try {
      this.#save(this.#folder, results, unsaved);
    } catch {
      // A full disk or a read-only folder: the next build takes longer.
    }
  }

  #save(folder: string, results: ReadonlyMap<string, unknown>, unsaved: readonly string[]): void {
    if (unsaved.length > 0) this.#write(folder, results, unsaved);
    this.#homes = new Map([...this.#homes].filter(([key]) => results.has(key)));
    let used = new Set(this.#homes.values());
    if (used.size > MAX_SEGMENTS) used = this.#join(folder, results, used);
    const now = new Date();
    for (const { file } of used) if (existsSync(file)) utimesSync(file, now, now);
    const removed = new Set(pruneSegments(folder, new Set([...used].map(({ file }) => file))));
    this.#forget(this.#segments.filter(({ file }) => removed.has(file)));
  }

  #write(folder: string, results: ReadonlyMap<string, unknown>, keys: readonly string[]): void {
    const file = join(folder, `${this.#engine}-${microseconds()}-${randomBytes(6).toString('hex')}${SEGMENT_SUFFIX}`);
    Segment.write(
      file,
      keys.map((key) => [key, results.get(key)]),
    );
    const segment = this.#add(file);
    if (segment !== null) for (const key of keys) this.#homes.set(key, segment);
  }

  /** Merges the smaller segments, and returns the segments in use. */
  #join(folder: string, results: ReadonlyMap<string, unknown>, used: ReadonlySet<Segment>): Set<Segment> {
    const smaller = new Set([...used].sort((a, b) => b.bytes - a.bytes).slice(UNJOINED_SEGMENTS));
    const keys = [...this.#homes].flatMap(([key, segment]) => (smaller.has(segment) ? [key] : []));
    this.#write(folder, results, keys);
    this.#forget([...smaller]);
    for (const { file } of smaller) rmSync(file, { force: true });
    return new Set(this.#homes.values());
  }

  #read(key: string): unknown {
    for (const segment of this.#segments) {
      const result = segment.read(key);
      if (result === undefined) continue;
      this.#homes.set(key, segment);
      return result;
    }
    return undefined;
  }

  #add(file: string): Segment | null {
    const segment = Segment.open(file);
    if (segment !== null) this.#segments = [segment, ...this.#segments];
    return segment;
  }

  #forget(segments: readonly Segment[]): void {
    this.#segments = this.#segments.filter((segment) => !segments.includes(segment));
    for (const segment of segments) segment.close();
  }
}

/** Segment names sort by age, and two runs of one process can end within the same millisecond. */
function microseconds(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1_000);
}
