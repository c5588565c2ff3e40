/** The candidate that a mistyped word most likely meant, or null when none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | null {
  let nearest: string | null = null;
  // Less than the whole word may differ.
  let best = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= best) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
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

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours each count one. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(substitution, swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
