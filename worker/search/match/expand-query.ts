import { splitsOf } from '../languages/compounds.ts';
import type { ParsedQuery, QueryName, QuerySpan, QueryTerm } from '../query/parse-query.ts';
import type { TermEntry, TermStore } from '../store/term-store.ts';
import { dayTerm, nameTerm, relatedTerm, scopeTerm } from '../words/names.ts';
import { findSimilarNames, MAX_NEAREST, NAME_SHARES } from '../words/similar-names.ts';
import type { OtherWord, WordGroups } from '../words/word-groups.ts';
import type { WordReader } from '../words/words.ts';
import { Corrections } from './corrections.ts';
import { findPath } from './find-path.ts';
import { findBeginnings, findMisspelled } from './near-terms.ts';

/** A way that pages can match part of a query. */
export interface Match {
  /** One entry, or several that a page must all have. */
  readonly entries: readonly TermEntry[];
  /** The query's slots that it fills: its terms in order, then its paths. None if it only raises pages. */
  readonly slots: readonly number[];
  /** Its score, relative to the score of the typed word. */
  readonly share: number;
  /** Whether it is the word as typed, rather than a similar one. */
  readonly isExact: boolean;
  /** Whether the words were typed as one name: `dueDate`. */
  readonly isTypedName: boolean;
  /** Whether it is a word of the same meaning, which shares no letters with the typed one. */
  readonly isSynonym: boolean;
  /** Whether the entry is a complete name. */
  readonly isName: boolean;
  /** Number of pages that have these words, which determines their weight. */
  readonly pageCount: number;
}

/** A query with all the terms that can match it. */
export interface ExpandedQuery {
  readonly matches: readonly Match[];
  readonly slotCount: number;
  /** The query with corrected spelling, or null if nothing was corrected. */
  readonly corrected: string | null;
  /** Typed words that occur on no page, and are no beginning of one that does. */
  readonly unknown: readonly string[];
}

const SHARES = {
  joined: 1,
  /** Typed as one name, and one name in the page. */
  typedName: 2.5,
  /** Longer names, if the index has the typed one. */
  longerName: 0.5,
  /** The same with different punctuation. */
  otherName: 0.8,
  /** The words of an identifier that the index has as a whole. */
  nameOfIdentifier: 0.5,
  /** A complete name in a longer query. */
  partialName: 0.3,
  exact: 1,
  /** One word of a name that the index has as a whole. */
  partOfName: 0.2,
  split: 0.8,
  otherForm: 0.8,
  shorter: 0.4,
  /** The pages of a day, and the operations that require a scope, before the guides that mention it. */
  scope: 6,
} as const;

/** Shorter pieces of a name are not prefixes: the `St` of `MwSt`. */
const MIN_PIECE_LENGTH = 3;

/** Shorter words that no page spells so are other forms of a word, not misspelled. */
const MIN_OTHER_LENGTH = 7;

/** For a word that an unknown one begins with. A shorter one, or one that is less of it, means something else. */
const MIN_SHORTER = { length: 5, share: 1 / 3 } as const;

/** A longer query costs enough, and has other words that find its pages. */
const MAX_SHORT_QUERY = 6;

/** Days with news or changes that a query finds, each with postings. */
const MAX_DAYS = 40;

/** Bytes that a lookup must leave for postings. */
const MIN_BYTES = { synonyms: 5_000, names: 2_000 } as const;

/** What it takes to find other words. */
interface WordKnowledge {
  readonly reader: WordReader;
  readonly groups: WordGroups;
}

/** Finds the index terms that a query means. */
export function expandQuery(query: ParsedQuery, store: TermStore, words: WordKnowledge): Promise<ExpandedQuery> {
  return new QueryExpansion(query, store, words).run();
}

/** One expansion in progress. */
class QueryExpansion {
  readonly #query: ParsedQuery;
  readonly #store: TermStore;
  readonly #groups: WordGroups;
  readonly #reader: WordReader;
  readonly #matches: Match[] = [];
  /** Slots with a match. */
  readonly #known = new Set<number>();
  /** Slots of names that the index has as a whole. */
  readonly #named = new Set<number>();
  readonly #corrections: Corrections;
  /** Words that the site uses instead of typed ones, by the joined stem of these. */
  readonly #related = new Map<string, readonly OtherWord[]>();
  /** Replacements of words that are not in the index, as stems. */
  readonly #nearest = new Map<string, readonly string[]>();

  constructor(query: ParsedQuery, store: TermStore, { groups, reader }: WordKnowledge) {
    this.#query = query;
    this.#corrections = new Corrections(query.terms);
    this.#store = store;
    this.#groups = groups;
    this.#reader = reader;
  }

  get #isShort(): boolean {
    return this.#query.terms.length <= MAX_SHORT_QUERY;
  }

  async run(): Promise<ExpandedQuery> {
    const { terms, paths, names } = this.#query;
    const answered = await this.#expandPaths();
    await this.#expandScopes();
    for (const slot of await this.#expandDays()) answered.add(slot);
    await this.#expandSpans(answered);
    await this.#expandWords(answered);
    for (const [slot, term] of terms.entries()) if (!answered.has(slot)) await this.#expandNear(slot, term);
    for (const name of names) await this.#expandName(name);
    await this.#expandPartialNames();
    if (this.#store.canTryOthers(MIN_BYTES.synonyms)) await this.#expandPreferred();
    return {
      matches: this.#matches,
      slotCount: terms.length + paths.length,
      corrected: this.#corrections.suggest(this.#known),
      // A query that could not look for all of its words does not know.
      unknown: this.#store.canTryOthers(0) ? this.#corrections.unknown(this.#known) : [],
    };
  }

  #add(entries: readonly TermEntry[], slots: readonly number[], match: Partial<Match> & { share: number }): void {
    const pageCount = Math.min(...entries.map((entry) => entry.pageCount));
    this.#matches.push({
      isExact: false,
      isTypedName: false,
      isSynonym: false,
      isName: false,
      pageCount,
      ...match,
      entries,
      slots,
    });
    for (const slot of slots) this.#known.add(slot);
  }

  /** A path in the index covers all of its words. Returns their slots. */
  async #expandPaths(): Promise<Set<number>> {
    const { terms, paths, method } = this.#query;
    const answered = new Set<number>();
    for (const [index, { written, terms: words }] of paths.entries()) {
      // `teams/list-members` may be an operation id.
      if (method === null && /^[^/]+\/[^/]+$/.test(written) && (await this.#hasName(words))) continue;
      const found = await findPath({ written, method }, this.#store);
      for (const { entry, share } of found) this.#add([entry], [terms.length + index, ...words], { share });
      if (found.length > 0) for (const word of words) answered.add(word);
    }
    return answered;
  }

  async #expandScopes(): Promise<void> {
    for (const { name, terms } of this.#query.scopes) {
      const entry = await this.#store.find(scopeTerm(name));
      if (entry !== null) this.#add([entry], terms, { share: SHARES.scope });
    }
  }

  /** The pages of a period answer the words that ask for it. Returns their slots. */
  async #expandDays(): Promise<readonly number[]> {
    const { changes, terms } = this.#query;
    if (changes?.isAsked !== true) return [];
    const days: TermEntry[] = [];
    await this.#store.visit(dayTerm(''), (entry) => days.unshift(entry) > 0);
    const asked = changes.choose(days).slice(0, MAX_DAYS);
    const slots = terms.flatMap(({ surface }, slot) => (changes.rest.includes(surface) ? [] : slot));
    for (const [index, entry] of asked.entries())
      this.#add([entry], slots, { share: SHARES.scope - index / asked.length, pageCount: asked.length, isExact: true });
    return asked.length > 0 ? slots : [];
  }

  /** Whether the index has a name that was typed as one, among these words. */
  async #hasName(words: readonly number[]): Promise<boolean> {
    for (const { isName, terms, joined } of this.#query.spans)
      if (isName && terms.every((slot) => words.includes(slot)) && (await this.#store.find(joined.stem)) !== null)
        return true;
    return false;
  }

  async #expandWords(answered: ReadonlySet<number>): Promise<void> {
    for (const [slot, { stem }] of this.#query.terms.entries()) {
      const entry = answered.has(slot) ? null : await this.#store.find(stem);
      if (entry === null) continue;
      const share = this.#named.has(slot) ? SHARES.partOfName : SHARES.exact;
      this.#add([entry], [slot], { share, isExact: true });
    }
  }

  async #expandSpans(answered: ReadonlySet<number>): Promise<void> {
    for (const span of this.#query.spans) if (span.isName) await this.#findName(span);
    for (const span of this.#query.spans) {
      const { joined, terms } = span;
      if (terms.some((slot) => answered.has(slot))) continue;
      const entry = await this.#expandSpan(span);
      // A word of a name is that name's, and not another word for something.
      if (!span.isName && terms.every((slot) => this.#named.has(slot))) continue;
      if (this.#isShort) await this.#findRelated(joined.stem);
      for (const { terms: other, share } of this.#othersOf(joined.stem)) {
        const entries = this.#store.canTryOthers(MIN_BYTES.synonyms)
          ? await this.#findAll(other.map(({ stem }) => stem))
          : null;
        if (entries === null) continue;
        // A rare synonym carries no more weight than the typed word.
        const pageCount = Math.max(entry?.pageCount ?? 0, ...entries.map((found) => found.pageCount));
        this.#add(entries, terms, { share, pageCount, isSynonym: true });
      }
    }
    await this.#expandLastName();
  }

  async #findRelated(stem: string): Promise<void> {
    const entry = this.#store.canTryOthers(MIN_BYTES.synonyms) ? await this.#store.find(relatedTerm(stem)) : null;
    const others = entry?.spellings.flatMap((phrase) => this.#groups.toOthers(phrase));
    if (others !== undefined) this.#related.set(stem, others);
  }

  /** The synonyms of a word or a joined phrase, including those that only this site needs. */
  #othersOf(stem: string): readonly OtherWord[] {
    return [...this.#groups.find(stem), ...(this.#related.get(stem) ?? [])];
  }

  /** Notes the words of a name that the index has as it was typed. */
  async #findName({ joined, terms, header }: QuerySpan): Promise<void> {
    const entry = (header === null ? null : await this.#store.find(header)) ?? (await this.#store.find(joined.stem));
    if (entry !== null) for (const slot of terms) this.#named.add(slot);
  }

  /** Adjacent words as one. If a header and a field differ only in the hyphen, the typed spelling wins. */
  async #expandSpan({ joined, terms, wordCount, isName, header }: QuerySpan): Promise<TermEntry | null> {
    const entry = await this.#store.find(joined.stem);
    const headerEntry = header === null ? null : await this.#store.find(header);
    const typed = headerEntry ?? entry;
    if (typed !== null && wordCount > 1)
      this.#add([typed], terms, {
        share: isName ? SHARES.typedName : SHARES.joined,
        isExact: true,
        isTypedName: isName,
      });
    if (headerEntry !== null && entry !== null) this.#add([entry], terms, { share: SHARES.otherName });
    return entry;
  }

  /** `ExpenseReportSettin` as a prefix of a name. */
  async #expandLastName(): Promise<void> {
    const { spans, terms } = this.#query;
    const last = spans.findLast(({ isName, terms: slots }) => isName && slots.includes(terms.length - 1));
    if (last === undefined || terms.at(-1)?.isLast !== true) return;
    const names = await findBeginnings(last.joined.surface, last.joined.stem, this.#store);
    const isComplete = last.terms.every((slot) => this.#named.has(slot));
    const most = SHARES.typedName * (isComplete ? SHARES.longerName : 1);
    for (const { entry, share, pageCount } of names) this.#add([entry], last.terms, { share: most * share, pageCount });
  }

  /** The words that an unfinished or misspelled word may mean. */
  async #expandNear(slot: number, term: QueryTerm): Promise<void> {
    const isKnown = this.#known.has(slot);
    const isShortPiece = term.isPiece && term.surface.length < MIN_PIECE_LENGTH;
    const beginnings =
      !isShortPiece && (term.isLast || !isKnown) ? await findBeginnings(term.surface, term.stem, this.#store) : [];
    const typed = await this.#store.find(term.stem);
    const typedCount = typed?.pageCount ?? 0;
    // A rare word that starts with a common one says little more than the common one.
    for (const { entry, share, pageCount } of beginnings)
      this.#add([entry], [slot], { share, pageCount: Math.max(pageCount, Math.sqrt(pageCount * typedCount)) });
    // `occurence` has the stem of `occurred`, but may be `occurrence`.
    const mayBeOther = this.#isShort && term.surface.length >= MIN_OTHER_LENGTH;
    if (mayBeOther && typed?.surfaces.includes(term.surface) === false)
      for (const { entry, share, pageCount } of await findMisspelled(term.surface, this.#store))
        this.#add([entry], [slot], { share, pageCount });
    if (isKnown || (await this.#expandOtherForms(slot, term))) return;
    if (beginnings[0] !== undefined) {
      this.#nearest.set(
        term.stem,
        beginnings.slice(0, MAX_NEAREST).map(({ entry }) => entry.stem),
      );
      return;
    }
    const near = await findMisspelled(term.surface, this.#store);
    for (const { entry, share, pageCount } of near) this.#add([entry], [slot], { share, pageCount });
    if (near[0] !== undefined) {
      this.#corrections.add(term, near[0].spelled);
      this.#nearest.set(term.stem, [near[0].entry.stem]);
    } else {
      const split = await this.#splitWord(term);
      for (const entries of split) this.#add(entries, [slot], { share: SHARES.split });
      if (split.length === 0 && this.#isShort) await this.#expandShorter(slot, term);
    }
  }

  /** The longest word that an unknown one begins with: `crypto` for `cryptocurrency`. */
  async #expandShorter(slot: number, { surface }: QueryTerm): Promise<void> {
    const least = Math.max(MIN_SHORTER.length, surface.length * MIN_SHORTER.share);
    for (let length = surface.length - 1; length >= least; length--) {
      const beginning = surface.slice(0, length);
      const entry = await this.#store.find(this.#reader.toTerm(beginning).stem);
      if (entry?.surfaces.some((word) => word.startsWith(beginning)) !== true) continue;
      this.#add([entry], [slot], { share: SHARES.shorter });
      return;
    }
  }

  /** Whether the index has another form of an unknown word: `zählen` for `gezählt`. */
  async #expandOtherForms(slot: number, { surface }: QueryTerm): Promise<boolean> {
    let hasAny = false;
    for (const form of this.#reader.language.otherForms?.(surface) ?? []) {
      const entry = await this.#store.find(this.#reader.toTerm(form).stem);
      if (entry === null) continue;
      this.#add([entry], [slot], { share: SHARES.otherForm });
      hasAny = true;
    }
    return hasAny;
  }

  /** Preferred phrases fill no slot: other pages match, too. */
  async #expandPreferred(): Promise<void> {
    for (const phrase of this.#query.preferred) {
      const entries = await this.#findAll(phrase.split(' ').map((word) => this.#reader.toTerm(word).stem));
      if (entries !== null) this.#add(entries, [], { share: 0 });
    }
  }

  async #expandName({ stems, terms }: QueryName): Promise<void> {
    const phrase = this.#query.spans.find((span) => span.terms.length === terms.length && span.wordCount > 1);
    // `If-Match` is not a name for "Match".
    if (phrase?.header != null && terms.every((slot) => this.#named.has(slot))) return;
    const others = phrase === undefined ? [] : this.#othersOf(phrase.joined.stem);
    const names = [
      ...findSimilarNames(stems, this.#nearest, (stem) => this.#othersOf(stem)),
      ...others.map((other) => ({ name: other.terms.map(({ stem }) => stem), share: NAME_SHARES.nearName })),
    ];
    // `listForOrg` is a name itself, rather than one that consists of its words.
    const isIdentifier = terms.length > 1 && terms.every((slot) => this.#named.has(slot));
    for (const { name, share: usual } of names) {
      const share = usual * (isIdentifier ? SHARES.nameOfIdentifier : 1);
      const term = usual === NAME_SHARES.name || this.#store.canTryOthers(MIN_BYTES.names) ? nameTerm(name) : null;
      const entry = term === null ? null : await this.#store.find(term);
      if (entry !== null) this.#add([entry], terms, { share, isExact: usual === NAME_SHARES.name, isName: true });
    }
  }

  /** Names of one or two words in a longer query: `sha of a branch` is about branches. */
  async #expandPartialNames(): Promise<void> {
    const { terms } = this.#query;
    if (this.#matches.some(({ isName, isExact }) => isName && isExact)) return;
    for (const count of [1, 2]) {
      for (let from = 0; count < terms.length && from + count <= terms.length; from++) {
        if (!this.#store.canTryOthers(MIN_BYTES.synonyms)) return;
        const words = terms.slice(from, from + count);
        const entry = await this.#store.find(nameTerm(words.map(({ stem }) => stem)) ?? '');
        const slots = words.map((_, index) => from + index);
        if (entry !== null) this.#add([entry], slots, { share: SHARES.partialName, isName: true });
      }
    }
  }

  async #findAll(stems: readonly string[]): Promise<TermEntry[] | null> {
    const entries: TermEntry[] = [];
    for (const stem of stems) {
      const entry = await this.#store.find(stem);
      if (entry === null) return null;
      entries.push(entry);
    }
    return entries;
  }

  /** Splits `salesinvoice` into `sales` and `invoice`, if the index has both. */
  async #splitWord({ surface }: QueryTerm): Promise<TermEntry[][]> {
    for (const words of splitsOf(surface, this.#reader.language.linkers)) {
      const entries = await this.#findAll(words.map((word) => this.#reader.toTerm(word).stem));
      if (entries !== null) return [entries];
    }
    return [];
  }
}
