import type { TermEntry, TermStore } from '../store/term-store.ts';
import { measureFrom } from '../words/edit-distance.ts';

/** A term that an unfinished or misspelled word may mean. */
export interface NearTerm {
  readonly entry: TermEntry;
  readonly share: number;
  /** As spelled in pages. */
  readonly spelled: string;
  readonly pageCount: number;
}

const SHARES = {
  /** Minimum for a prefix; increases with the typed share of the word. */
  prefix: 0.35,
  /** By number of wrong letters. */
  typo: [1, 0.6, 0.35],
} as const;

/** How many terms a prefix or an unknown word can match. */
const MAX_PREFIX_TERMS = 16;
const MAX_TYPO_TERMS = 6;
/** Such a short prefix says nothing about the rest of the word, so words that most pages have rank first. */
const SHORT_BEGINNING = 2;
const MAX_SHORT_BEGINNING_TERMS = 48;

/** Minimum word lengths for one and two wrong letters. */
const MIN_TYPO_LENGTHS = [4, 8] as const;

/** Terms that start with the typed text. Stems may be shorter than it: `invoic` for `invoici`. */
export async function findBeginnings(surface: string, stem: string, store: TermStore): Promise<NearTerm[]> {
  const found: Omit<NearTerm, 'pageCount'>[] = [];
  // Stemming changes the end of a word.
  const common = surface.slice(0, Math.max(2, Math.min(surface.length, stem.length) - 2));
  await store.visit(common, (entry) => {
    const isAllowed = store.work.take('comparisons');
    const { surfaces } = entry;
    const index = isAllowed && entry.stem !== stem ? surfaces.findIndex((one) => one.startsWith(surface)) : -1;
    const word = surfaces[index];
    if (word === undefined) return isAllowed;
    const typed = surface.length / word.length;
    found.push({
      entry,
      spelled: entry.spellings[index] ?? word,
      share: SHARES.prefix + (1 - SHARES.prefix) * typed * typed,
    });
    return true;
  });
  const isShort = surface.length <= SHORT_BEGINNING;
  found.sort((a, b) => (isShort ? 0 : b.share - a.share) || b.entry.pageCount - a.entry.pageCount);
  return asOneWord(found.slice(0, isShort ? MAX_SHORT_BEGINNING_TERMS : MAX_PREFIX_TERMS));
}

/**
 * Terms that a misspelled word may mean. Assumes that the first letter is right, so that only terms with that letter
 * are read, or else the second: `nivoice`, `iinvoice`.
 */
export async function findMisspelled(surface: string, store: TermStore): Promise<NearTerm[]> {
  const limit = MIN_TYPO_LENGTHS.filter((length) => surface.length >= length).length;
  if (limit === 0) return [];
  const [first = '', second = ''] = surface;
  const found = await findWithin(limit, first, surface, store);
  return found.length > 0 || second === first ? found : findWithin(limit, second, surface, store);
}

async function findWithin(limit: number, letter: string, surface: string, store: TermStore): Promise<NearTerm[]> {
  const found: (Omit<NearTerm, 'pageCount'> & { distance: number })[] = [];
  const distanceTo = measureFrom(surface, limit);
  await store.visit(letter, (entry) => {
    if (!store.work.take('comparisons')) return false;
    let best: { index: number; distance: number } | null = null;
    for (const [index, candidate] of entry.surfaces.entries()) {
      const distance = distanceTo(candidate);
      if (distance <= limit && (best === null || distance < best.distance)) best = { index, distance };
    }
    if (best === null) return true;
    const { index, distance } = best;
    found.push({ entry, distance, spelled: entry.spellings[index] ?? '', share: SHARES.typo[distance] ?? 0 });
    return true;
  });
  found.sort((a, b) => a.distance - b.distance || b.entry.pageCount - a.entry.pageCount);
  // If one wrong letter explains the word, do not assume two.
  return asOneWord(found.filter(({ distance }) => distance === found[0]?.distance).slice(0, MAX_TYPO_TERMS));
}

/** It is unknown which word was meant, so a rare one carries no more weight than a common one. */
function asOneWord(found: readonly Omit<NearTerm, 'pageCount'>[]): NearTerm[] {
  const pageCount = Math.max(0, ...found.map(({ entry }) => entry.pageCount));
  return found.map(({ entry, share, spelled }) => ({ entry, share, spelled, pageCount }));
}
