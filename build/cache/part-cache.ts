import type { Answers, Questions } from './questions.ts';

/**
 * Keeps what a build has made, by a key that names it. What is kept is data (structured clone, HTML §2.7.3), never
 * changed. Beside it stand the answers that it was made with, unless the key says all that it was made of.
 */
export interface PartCache {
  /** Null when nothing is kept under the key. The type is that of what was kept: keys of different things differ. */
  find<T>(key: string): T | null;
  keep(key: string, part: unknown): void;
}

/** Keeps nothing. */
export const NO_CACHE: PartCache = { find: () => null, keep: () => {} };

/** What is kept under a key; null unless all that it asked when it was made is answered the same. */
export function findCurrent<T extends { readonly answers: Answers }>(
  cache: PartCache,
  key: string,
  questions: Pick<Questions<never>, 'stillAnswers'>,
): T | null {
  const kept = cache.find<T>(key);
  return kept !== null && questions.stillAnswers(kept.answers) ? kept : null;
}
