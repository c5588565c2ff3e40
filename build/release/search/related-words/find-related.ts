import type { PageFacts } from '../../../../worker/model/records/manifest.ts';
import type { Synonyms } from '../../../../worker/search/languages/language.ts';
import { CHUNK, type WordReader } from '../../../../worker/search/words/words.ts';
import { memoize } from '../../../base/cache/memo.ts';
import type { AnalyzedPage } from '../../../page/search/analyze-page.ts';
import { VERBS } from '../find-verbs.ts';
import { EVERYDAY_GROUPS } from './everyday-words.ts';
import { CHANGES, UPDATES, WORD_GROUPS, type WordGroup } from './word-groups.ts';

export interface NamedPage {
  readonly path: string;
  readonly entry: Pick<PageFacts, 'kind' | 'title' | 'operation' | 'label' | 'keywords'>;
  readonly analysis: Pick<AnalyzedPage, 'places'>;
}

type Groups = readonly (readonly string[])[];

/**
 * Words and phrases that readers may type but no name on the site has, each with those of its group that names have: `vm` →
 * `[server]`. The site's own words get no others, because each of them probably means something different there. Words
 * that only schemas have are not its own, because readers look for operations and guides.
 */
export function findRelated(
  pages: readonly NamedPage[],
  reader: WordReader,
  { same, related: alike }: Synonyms,
): Map<string, string[]> {
  const own = pages.filter(({ entry }) => entry.kind !== 'schema');
  const stemsOf = createStemmer(reader);
  const isNamed = createNameFinder(pages.map(nameOf), reader, stemsOf);
  const isOwn = createNameFinder(own.map(nameOf), reader, stemsOf);
  // A word that is the whole name of a schema (`Employee`) is looked for as such.
  const schemas = pages.flatMap(({ entry }) => (entry.kind === 'schema' ? [entry.title] : []));
  const words = schemas.filter((title) => reader.readWords(title).flatMap(({ parts }) => parts).length === 1);
  const isMentioned = createNameFinder([...own.flatMap(namesOf), ...words], reader, stemsOf);
  const related = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]): void => {
    if (others.length > 0) related.set(word, [...new Set([...(related.get(word) ?? []), ...others])]);
  };
  const addGroups = (groups: readonly WordGroup[], isUsed: (word: string) => boolean, synonyms: Groups): void => {
    const isUsedAnyhow = (word: string): boolean =>
      isUsed(word) || synonyms.some((group) => group.includes(word) && group.some(isUsed));
    for (const { typed, meant } of groups) {
      const named = meant.filter(isNamed);
      for (const word of named.length === 0 ? [] : typed) {
        const others = named.filter((other) => other !== word);
        if (!isUsedAnyhow(word)) add(word, others);
      }
    }
  };
  addGroups(WORD_GROUPS, isOwn, same);
  addGroups(EVERYDAY_GROUPS, isMentioned, [...same, ...alike]);
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

/** The words that name a page. A method is no name, but that of an operation that deletes says so. */
function nameOf({ path, entry: { title, label = '', operation = '' } }: NamedPage): string {
  return `${path} ${title} ${label} ${operation.replace(/^(?!DELETE )\w+ |\{[^{}]*\}/g, '')}`;
}

/** The words that name a page, with its keywords, and each section of a guide. */
function namesOf(page: NamedPage): string[] {
  const { entry, analysis } = page;
  const sections = entry.kind === 'guide' ? analysis.places.map(([, , heading]) => heading) : [];
  return [`${nameOf(page)} ${entry.keywords?.join(' ') ?? ''}`, ...sections];
}

/** The stems of a text's words. Memoized, because the same names and phrases are read for several finders. */
function createStemmer(reader: WordReader): (text: string) => readonly string[] {
  return memoize((text: string) =>
    (text.match(CHUNK) ?? []).flatMap((chunk) => reader.readChunk(chunk).parts.map(({ stem }) => stem)),
  );
}

/** Whether a name has all words of a phrase. */
function createNameFinder(
  names: readonly string[],
  reader: WordReader,
  stemsOf: (text: string) => readonly string[],
): (phrase: string) => boolean {
  const { stopWords } = reader.language.words;
  const pagesOf = new Map<string, Set<number>>();
  for (const [name, text] of names.entries()) {
    for (const stem of stemsOf(text)) {
      const numbers = pagesOf.get(stem) ?? new Set();
      pagesOf.set(stem, numbers.add(name));
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
