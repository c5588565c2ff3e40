import { editDistance } from '../../worker/search/edit-distance.ts';

/** The candidate that a mistyped word most likely meant, or null when none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | null {
  let nearest: string | null = null;
  // Less than the whole word may differ.
  let best = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= best) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), best);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** `; did you mean "x"?`, or nothing. */
export function suggest(word: string, candidates: Iterable<string>): string {
  const nearest = findNearest(word, candidates);
  return nearest === null ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
}
