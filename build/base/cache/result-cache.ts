import type { Dependencies } from './recorder.ts';
import { fingerprint, Tracker } from './tracker.ts';

/**
 * Caches build results by key. A result is data (structured clone, HTML §2.7.3) and never modified. It includes its
 * dependencies, unless its key covers all inputs. Without a cache, null takes its place, and nothing is recorded.
 */
export interface ResultCache {
  /** Returns null if there is no result. The type is that of the stored result: keys of different types must differ. */
  find<T>(key: string): T | null;
  store(key: string, result: unknown): void;
}

/** The result of a key that covers all inputs: cached, or made now. */
export async function findOrMake<T>(cache: ResultCache | null, key: string, make: () => Promise<T>): Promise<T> {
  const cached = cache?.find<T>(key) ?? null;
  if (cached !== null) return cached;
  const made = await make();
  cache?.store(key, made);
  return made;
}

/** The same for a result that is made at once. `inputs`: all that it is made of, as data; without a cache, not read. */
export function findOrMakeNow<T>(cache: ResultCache | null, inputs: () => readonly unknown[], make: () => T): T {
  if (cache === null) return make();
  const key = fingerprint(inputs());
  const cached = cache.find<T>(key);
  if (cached !== null) return cached;
  const made = make();
  cache.store(key, made);
  return made;
}

interface TrackedWork<Sources, Value, Stored> {
  readonly cache: ResultCache | null;
  /** Identifies the subject; null if it cannot be cached. */
  readonly key: () => string | null;
  readonly sources: Sources;
  readonly compute: (tracked: Sources) => Promise<Value>;
  /** The part of the value that is stored; null for a value that must be computed again. */
  readonly pack: (value: Value) => Stored | null;
  /** The value of a stored part; null if the rest of it is missing. */
  readonly unpack: (stored: Stored) => Value | null;
}

/** Computes a value from its sources, unless there is a cached one whose dependencies have not changed. */
export async function findOrCompute<Sources extends Readonly<Record<string, object>>, Value, Stored>(
  work: TrackedWork<Sources, Value, Stored>,
): Promise<Value> {
  const { cache, sources, compute, pack, unpack } = work;
  const key = cache === null ? null : work.key();
  if (cache === null || key === null) return compute(sources);
  const dependencies = new Map<string, string>();
  const tracker = new Tracker(sources, (name, fingerprint) => dependencies.set(name, fingerprint));
  const cached = cache.find<{ readonly stored: Stored; readonly dependencies: Dependencies }>(key);
  const known = cached !== null && tracker.isCurrent(cached.dependencies) ? unpack(cached.stored) : null;
  if (known !== null) return known;
  const value = await compute(tracker.tracked);
  const stored = pack(value);
  if (stored !== null) cache.store(key, { stored, dependencies: [...dependencies] });
  return value;
}
