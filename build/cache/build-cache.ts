import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, unlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { PartCache } from './part-cache.ts';
import { pruneSegments, SEGMENT_SUFFIX } from './prune-segments.ts';
import { Segment } from './segment.ts';

/** A build that reads from more segments than this writes one new segment of all that it uses in their place. */
const MAX_SEGMENTS = 24;

/**
 * What builds have made: in memory what the last two runs of this process used, on disk what earlier processes made
 * with the same engine. A fault of the disk is never a fault of the build: it makes anew what it cannot read.
 */
export class BuildCache implements PartCache {
  readonly #folder: string | null;
  readonly #engine: string;
  /** The youngest first: it may hold a part anew. */
  #segments: readonly Segment[] = [];
  /** Segments that this run has read from. */
  readonly #used = new Set<Segment>();
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
    this.#current.set(key, part);
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
    this.#used.clear();
  }

  #save(folder: string, parts: ReadonlyMap<string, unknown>, unsaved: readonly string[]): void {
    const isScattered = this.#used.size > MAX_SEGMENTS;
    const keys = isScattered ? [...parts.keys()] : unsaved;
    if (keys.length > 0) {
      const file = join(folder, `${this.#engine}-${microseconds()}-${randomBytes(6).toString('hex')}${SEGMENT_SUFFIX}`);
      Segment.write(
        file,
        keys.map((key) => [key, parts.get(key)]),
      );
      this.#add(file);
    }
    const now = new Date();
    for (const segment of this.#used) {
      if (isScattered) this.#remove(segment);
      else utimesSync(segment.file, now, now);
    }
    pruneSegments(folder, new Set(this.#segments.map(({ file }) => file)));
  }

  #read(key: string): unknown {
    for (const segment of this.#segments) {
      const part = segment.read(key);
      if (part === undefined) continue;
      this.#used.add(segment);
      return part;
    }
    return undefined;
  }

  #add(file: string): void {
    const segment = Segment.open(file);
    if (segment !== null) this.#segments = [segment, ...this.#segments];
  }

  #remove(segment: Segment): void {
    this.#segments = this.#segments.filter((other) => other !== segment);
    segment.close();
    unlinkSync(segment.file);
  }
}

/** Two runs of one process can end within a millisecond; the names of segments tell which is younger. */
function microseconds(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1_000);
}
