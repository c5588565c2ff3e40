import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from './frozen.ts';
import type { PartCache } from './part-cache.ts';
import { pruneSegments, SEGMENT_SUFFIX } from './prune-segments.ts';
import { Segment } from './segment.ts';

/** A build whose parts lie in more segments than this writes one new segment in the place of the smaller ones. */
const MAX_SEGMENTS = 24;
/** The larger ones, which stay as they are: of a large site they have hundreds of megabytes. */
const UNJOINED_SEGMENTS = 8;

/**
 * What builds have made: in memory what the last two runs of this process used, on disk what earlier processes made
 * with the same engine. A fault of the disk is never a fault of the build: it makes anew what it cannot read.
 */
export class BuildCache implements PartCache {
  readonly #folder: string | null;
  readonly #engine: string;
  /** The youngest first: it may hold a part anew. */
  #segments: readonly Segment[] = [];
  /** Where parts lie that were read or saved. */
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

  /** `engine` names the code that builds: parts of another one are not read. */
  static open(folder: string, engine: string): BuildCache {
    const cache = new BuildCache(folder, engine);
    try {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder).sort()) {
        if (name.startsWith(`${engine}-`) && name.endsWith(SEGMENT_SUFFIX)) cache.#add(join(folder, name));
      }
    } catch {
      // Nothing can be read there, and most likely nothing written.
    }
    return cache;
  }

  find<T>(key: string): T | null {
    const part = this.#current.get(key) ?? this.#last.get(key) ?? this.#read(key);
    if (part === undefined) return null;
    this.#current.set(key, part);
    return part as T;
  }

  keep(key: string, part: unknown): void {
    this.#current.set(key, frozen(part));
    this.#unsaved.add(key);
  }

  /** Ends a run: saves what it made, and forgets what neither this run nor the one before has used. */
  endRun(): void {
    const parts = this.#current;
    this.#last = parts;
    this.#current = new Map();
    const unsaved = [...this.#unsaved].filter((key) => parts.has(key));
    this.#unsaved.clear();
    if (this.#folder === null) return;
    try {
      this.#save(this.#folder, parts, unsaved);
    } catch {
      // A full disk, a folder that may not be written: the next build takes longer.
    }
  }

  #save(folder: string, parts: ReadonlyMap<string, unknown>, unsaved: readonly string[]): void {
    if (unsaved.length > 0) this.#write(folder, parts, unsaved);
    this.#homes = new Map([...this.#homes].filter(([key]) => parts.has(key)));
    let used = new Set(this.#homes.values());
    if (used.size > MAX_SEGMENTS) used = this.#join(folder, parts, used);
    const now = new Date();
    for (const { file } of used) if (existsSync(file)) utimesSync(file, now, now);
    const removed = new Set(pruneSegments(folder, new Set([...used].map(({ file }) => file))));
    this.#forget(this.#segments.filter(({ file }) => removed.has(file)));
  }

  #write(folder: string, parts: ReadonlyMap<string, unknown>, keys: readonly string[]): void {
    const file = join(folder, `${this.#engine}-${microseconds()}-${randomBytes(6).toString('hex')}${SEGMENT_SUFFIX}`);
    Segment.write(
      file,
      keys.map((key) => [key, parts.get(key)]),
    );
    const segment = this.#add(file);
    if (segment !== null) for (const key of keys) this.#homes.set(key, segment);
  }

  /** What is left in their place. */
  #join(folder: string, parts: ReadonlyMap<string, unknown>, used: ReadonlySet<Segment>): Set<Segment> {
    const smaller = new Set([...used].sort((a, b) => b.bytes - a.bytes).slice(UNJOINED_SEGMENTS));
    const keys = [...this.#homes].flatMap(([key, segment]) => (smaller.has(segment) ? [key] : []));
    this.#write(folder, parts, keys);
    this.#forget([...smaller]);
    for (const { file } of smaller) rmSync(file, { force: true });
    return new Set(this.#homes.values());
  }

  #read(key: string): unknown {
    for (const segment of this.#segments) {
      const part = segment.read(key);
      if (part === undefined) continue;
      this.#homes.set(key, segment);
      return part;
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

/** Two runs of one process can end within a millisecond; the names of segments tell which is younger. */
function microseconds(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1_000);
}
