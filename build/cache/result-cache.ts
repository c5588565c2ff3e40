import type { Answers, Questions } from './questions.ts';

/**
 * Caches build results by key. A result is data (structured clone, HTML §2.7.3) and never modified. It includes the
 * answers it relies on, unless its key covers all inputs.
 */
export interface ResultCache {
  /** Returns null if there is no result. The type is that of the stored result: keys of different types must differ. */
  find<T>(key: string): T | null;
  store(key: string, result: unknown): void;
}

/** A cache that stores nothing. */
export const NO_CACHE: ResultCache = { find: () => null, store: () => {} };

/** The result of a key that covers all inputs: cached, or made now. */
export async function findOrMake<T>(cache: ResultCache, key: string, make: () => Promise<T>): Promise<T> {
  const cached = cache.find<T>(key);
  if (cached !== null) return cached;
  const made = await make();
  cache.store(key, made);
  return made;
}

/** The cached result of a key; null unless all its questions still have the same answers. */
export function findCurrent<T extends { readonly answers: Answers }>(
  cache: ResultCache,
  key: string,
  questions: Pick<Questions<never>, 'stillAnswers'>,
): T | null {
  const cached = cache.find<T>(key);
  return cached !== null && questions.stillAnswers(cached.answers) ? cached : null;
}
