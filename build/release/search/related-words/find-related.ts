import type { PageFacts } from '../../../../worker/model/records/manifest.ts';
import type { WordReader } from '../../../../worker/search/words/words.ts';
import { VERBS } from '../find-verbs.ts';
import { CHANGES, UPDATES, WORD_GROUPS } from './word-groups.ts';

export interface NamedPage {
  readonly path: string;
  readonly entry: Pick<PageFacts, 'kind' | 'title' | 'operation' | 'label'>;
}

/**
 * Words and phrases that readers may type but no name on the site has, each with those of its group that names have: `vm` →
 * `[server]`. The site's own words get no others, because each of them probably means something different there. Words
 * that only schemas have are not its own, because readers look for operations and guides.
 */
export function findRelated(pages: readonly NamedPage[], reader: WordReader): Map<string, string[]> {
  const isNamed = createNameFinder(pages, reader);
  const isOwn = createNameFinder(
    pages.filter(({ entry }) => entry.kind !== 'schema'),
    reader,
  );
  const { sameWords } = reader.language.words;
  const isUsed = (word: string): boolean =>
    isOwn(word) || sameWords.some((group) => group.includes(word) && group.some(isOwn));
  const related = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]): void => {
    if (others.length > 0) related.set(word, [...new Set([...(related.get(word) ?? []), ...others])]);
  };
  for (const group of WORD_GROUPS) {
    const named = group.filter(isNamed);
    if (named.length === 0) continue;
    for (const word of group) {
      const others = named.filter((other) => other !== word);
      if (!isUsed(word)) add(word, others);
    }
  }
  const updates = UPDATES.filter(isNamed);
  for (const word of CHANGES) add(word, updates);
  for (const verb of VERBS.en.split(/\s+/)) {
    const root = verb.replace(/e$/, '');
    if (!isNamed(verb)) add(verb, NOUN_ENDINGS.map((ending) => `${root}${ending}`).filter(isNamed));
  }
  return related;
}

/** Of nouns whose stem differs from that of their verb: `reacted` has that of `react`, `reaction` its own. */
const NOUN_ENDINGS: readonly string[] = ['ion', 'ment', 'y', 'al', 'ure', 'ance', 'age'];

/** Whether the name of a page has all words of a phrase. */
function createNameFinder(pages: readonly NamedPage[], reader: WordReader): (phrase: string) => boolean {
  const stemsOf = (text: string): string[] =>
    reader.readWords(text).flatMap(({ parts }) => parts.map(({ stem }) => stem));
  const { stopWords } = reader.language.words;
  const pagesOf = new Map<string, Set<number>>();
  for (const [page, { path, entry }] of pages.entries()) {
    // A method is no name, but that of an operation that deletes says so.
    const operation = entry.operation?.replace(/^(?!DELETE )\w+ /, '') ?? '';
    for (const stem of stemsOf(`${path} ${entry.title} ${entry.label ?? ''} ${operation}`)) {
      const numbers = pagesOf.get(stem) ?? new Set();
      pagesOf.set(stem, numbers.add(page));
    }
  }
  // Stemming takes most of the time, and only changes the first two letters where a language spells them in several ways.
  // A letter before a sign (`e-sign`) may be joined with what follows.
  const isPlain = (word: string): boolean => reader.language.hasDigraphs !== true && /^\p{L}{2}/u.test(word);
  const beginnings = new Set(Array.from(pagesOf.keys(), (stem) => stem.slice(0, 2)));
  return (phrase) => {
    if (stopWords.has(phrase) || (isPlain(phrase) && !beginnings.has(phrase.slice(0, 2)))) return false;
    const [first = new Set<number>(), ...rest] = stemsOf(phrase).map((stem) => pagesOf.get(stem) ?? new Set<number>());
    return [...first].some((page) => rest.every((numbers) => numbers.has(page)));
  };
}
