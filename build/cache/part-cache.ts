import type { Answers, Questions } from './questions.ts';

/**
 * Keeps what a build has made, by a key that names it. A result is data (structured clone, HTML §2.7.3), never
 * changed. Beside it stand the answers that it was made with, unless the key says all that it was made of.
 */
export interface PartCache {
  /** Null when there is no result under the key. Its type is that of what was stored: keys of different types differ. */
  find<T>(key: string): T | null;
  keep(key: string, part: unknown): void;
}

/** Keeps nothing. */
export const NO_CACHE: PartCache = { find: () => null, keep: () => {} };

/** The cached result of a key; null unless all its questions are still answered in the same way. */
export function findCurrent<T extends { readonly answers: Answers }>(
  cache: PartCache,
  key: string,
  questions: Pick<Questions<never>, 'stillAnswers'>,
): T | null {
  const cached = cache.find<T>(key);
  return cached !== null && questions.stillAnswers(cached.answers) ? cached : null;
}
