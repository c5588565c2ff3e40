import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import type { WeighedTerms } from '../../page/search/term-counter.ts';
import type { CollectedTerm } from './collect-terms.ts';
import { CompoundSplitter, type CompoundVocabulary } from './split-compounds.ts';

/** Where a part is found by a compound: in the place of that term, with a share of its weight. */
interface Finding {
  readonly page: number;
  readonly position: number;
  readonly share: number;
}

const WORD = /^\p{L}+$/u;

/** What compounds are made of. */
interface CompoundLanguage {
  readonly language: SearchLanguage;
  readonly commonParts: readonly string[];
}

/** Lets the parts of compounds find the pages of the compounds: `Etikett` finds `Versandetiketten`. */
export function addCompoundParts(
  terms: Map<string, CollectedTerm>,
  pages: readonly WeighedTerms[],
  { language, commonParts }: CompoundLanguage,
): void {
  const own = new Map(terms);
  const splitter = new CompoundSplitter(language, readVocabulary(own, language, commonParts));
  const findings = new Map<string, Finding[]>();
  for (const [stem, { spellings, pages: numbers, positions }] of own) {
    const [spelling = ''] = mostFrequent(spellings);
    if (!WORD.test(spelling)) continue;
    for (const part of splitter.split(spelling)) {
      if (part.stem === stem) continue;
      const known = findings.get(part.stem) ?? [];
      for (const [index, page] of numbers.entries())
        known.push({ page, position: positions[index] ?? 0, share: part.share });
      findings.set(part.stem, known);
      if (!terms.has(part.stem))
        terms.set(part.stem, { spellings: new Map([[part.spelling, 1]]), pages: [], positions: [] });
    }
  }
  for (const [stem, found] of findings) {
    const term = terms.get(stem);
    if (term !== undefined) terms.set(stem, join(term, found, pages));
  }
}

/** The words of all pages, and common parts of compounds. */
function readVocabulary(
  terms: ReadonlyMap<string, CollectedTerm>,
  language: SearchLanguage,
  commonParts: readonly string[],
): CompoundVocabulary {
  const common = commonParts.map((part) => language.fold(part.toLowerCase()));
  const words = [...terms.values()].flatMap(({ spellings }) => [...spellings.keys()].map(language.fold));
  return {
    words: new Set([...words, ...common]),
    stems: new Set([...terms.keys(), ...common.map((part) => language.toStem(part, part))]),
  };
}

/** A page may have the term itself and several compounds with it. The heaviest counts. */
function join(
  { spellings, pages: numbers, positions }: CollectedTerm,
  found: readonly Finding[],
  pages: readonly WeighedTerms[],
): CollectedTerm {
  const weightOf = ({ page, position, share }: Finding): number => (pages[page]?.weights[position] ?? 0) * share;
  const best = new Map<number, Finding>();
  const own = numbers.map((page, index) => ({ page, position: positions[index] ?? 0, share: 1 }));
  for (const finding of [...own, ...found]) {
    const known = best.get(finding.page);
    if (known === undefined || weightOf(known) < weightOf(finding)) best.set(finding.page, finding);
  }
  const joined = [...best.values()].sort((a, b) => a.page - b.page);
  return {
    spellings,
    pages: joined.map(({ page }) => page),
    positions: joined.map(({ position }) => position),
    shares: joined.map(({ share }) => share),
  };
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string[] {
  return [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([spelling]) => spelling);
}
