import { CHECKS, DOUBTS, OWN_WORDS, OWNERS, PEOPLE, SCOPE_WORDS, YES_NO_WORDS } from '../languages/english-words.ts';
import type { SearchLanguage } from '../languages/language.ts';
import type { QueryKnowledge } from '../search-memory.ts';
import { NUMBER, nameStems } from '../words/names.ts';
import type { Term, WordReader } from '../words/words.ts';
import { cleanQuery } from './clean-query.ts';
import type { Intent } from './page-letters.ts';
import { type Changes, readChanges } from './read-changes.ts';
import { reword } from './reword.ts';
import { SEARCH_METHODS } from './search-methods.ts';

/** A parsed query. Its size is bounded, whatever was typed. */
export interface ParsedQuery {
  /** A single line (`cleanQuery`). */
  readonly text: string;
  /** Search terms. Pages with all of them come first. */
  readonly terms: readonly QueryTerm[];
  /** The query as a name, and each of its quotations as a name. */
  readonly names: readonly QueryName[];
  /** Terms that combine several words, or a whole name. */
  readonly spans: readonly QuerySpan[];
  readonly paths: readonly QueryPath[];
  /** Names that may be scopes: `invoices:read`. */
  readonly scopes: readonly QueryScope[];
  /** What the quotations say, if that is several words. */
  readonly phrases: readonly string[];
  /** Preferred method in upper case, or null. */
  readonly method: string | null;
  /** Whether it asks for an explanation: `how do I …`. */
  readonly isQuestion: boolean;
  /** The purpose of the query; null for a question, or for a path with a method. */
  readonly intent: Intent | null;
  /** Index of the term that says what to do, before what it is done to; null without one. */
  readonly verb: number | null;
  /** Whether it asks for an event: `payment.received`, `invoice paid event`. */
  readonly isEvent: boolean;
  /** What it asks of pages with dates, or null. */
  readonly changes: Changes | null;
  /** Phrases in names that it prefers: `authenticated user` for `my repositories`, `check` for `is it merged`. */
  readonly preferred: readonly string[];
}

export interface QueryName {
  readonly stems: readonly string[];
  /** Indexes of its terms in the query. */
  readonly terms: readonly number[];
}

export interface QueryTerm extends Term {
  /** As typed, for a suggestion. */
  readonly written: string;
  /** Whether it may be unfinished, because the reader is still typing. */
  readonly isLast: boolean;
  /** Whether it is part of a typed word, such as the `L` of `P&L`. */
  readonly isPiece: boolean;
  /** Whether it is a stop word. Texts are indexed without these, so pages may have it that it does not find. */
  readonly isCommon: boolean;
  /** Index of the quotation around it; null without one and for a stop word, which pages need not have in the index. */
  readonly quotation: number | null;
}

/** Adjacent words. */
export interface QuerySpan {
  /** All of them as one word: `duedate`, `webhook`, `listinvoices`. */
  readonly joined: Term;
  /** Indexes of its terms in the query. Stop words have none. */
  readonly terms: readonly number[];
  readonly wordCount: number;
  /** Whether they were typed as one: `dueDate`, `due-date`. */
  readonly isName: boolean;
  /** As a possible header name: `company-id`; null without a hyphen. */
  readonly header: string | null;
}

/** A path in a query: `/invoices/{id}`. */
interface QueryPath {
  readonly written: string;
  /** Indexes of the terms that its words have in the query. */
  readonly terms: readonly number[];
}

/** A name that may be a scope. */
interface QueryScope {
  readonly name: string;
  /** Indexes of its terms in the query, and of words such as `operations with scope`. */
  readonly terms: readonly number[];
}

const MAX_TERMS = 12;
const MAX_WORDS = 24;
const MAX_SPAN = 5;
const MAX_PATHS = 2;
const MAX_SCOPES = 4;

/**
 * A plural that begins with a small letter is a field or a collection, not a schema: `deploy_keys`, but neither
 * `DeployKeys` nor `bill_status` or `postal_address`.
 */
const PLURAL_NAME = /^[a-z].*[^su]s$/;

const PLURAL = /[^s]s$/;

/** A state of things, before their plural: `open incidents`, `banned users`, but not `embed videos`. */
const PARTICIPLE = /^(?!emb|hund).+[^e]ed$/;
const STATES: ReadonlySet<string> = new Set(
  'active inactive latest lost open overdue paid past pending recent sent sold unpaid unread unsent unsold'.split(' '),
);

/** The beginning of a question that things answer, and no change of them: `which users are banned`, `how many are there`. */
const FACT = /^(?:which|who(?! (?:can|do|should) )) /;

/** Verbs for a list or one thing, which operations are seldom called by. */
const LOOKUPS: ReadonlySet<string> = new Set(['find', 'lookup', 'search']);

/** The same, whatever its verb: `how much do we make`. */
const AMOUNT = /^how (?:many|much|long|far|often) /;

interface QueryWord {
  readonly term: Term;
  readonly written: string;
  readonly quotation: number | null;
  readonly path: number | null;
  /** Position in the query, shared by the parts of a name. */
  readonly at: string;
  /** The name that it is part of. */
  readonly name: string;
  readonly isPiece: boolean;
  readonly isCommon: boolean;
}

/** Parses a query. Never fails: meaningless input is ignored. */
export function parseQuery(text: string, { reader, calendar, verbs }: Omit<QueryKnowledge, 'groups'>): ParsedQuery {
  const { questionWords, questionFillers } = reader.language.words;
  const clean = cleanQuery(text);
  const { words, paths, method } = readQueryWords(reword(clean), reader);
  const [first] = words;
  const isQuestion = words.length > 1 && first?.quotation === null && questionWords.has(first.term.surface);
  const isFiller = ({ term }: QueryWord): boolean => isQuestion && questionFillers.has(term.surface);
  const changes = readChanges(clean, calendar);
  const telling = words.filter(
    ({ term, path, isCommon }) => path !== null || !(isCommon || term.surface === changes?.part),
  );
  // A query of stop words may still be a name: `me`.
  const kept = [telling.filter((word) => !isFiller(word)), telling].find(({ length }) => length > 0) ?? words;
  const terms: QueryTerm[] = [];
  const indexes = words.map((word) => {
    if (!kept.includes(word)) return null;
    const known = terms.findIndex(({ stem }) => stem === word.term.stem);
    if (known !== -1) return known;
    if (terms.length === MAX_TERMS) return null;
    const isLast = word === words.at(-1) && word.quotation === null;
    const { written, isPiece, isCommon } = word;
    const quotation = isCommon ? null : word.quotation;
    return terms.push({ ...word.term, written, isCommon, quotation, isLast, isPiece }) - 1;
  });
  const indexesOf = (accepts: (word: QueryWord) => boolean): number[] =>
    indexes.flatMap((index, at) => {
      const word = words[at];
      return index !== null && word !== undefined && accepts(word) ? [index] : [];
    });
  // A name has no numbers unless it consists of them.
  const isNumeric = kept.every(({ term }) => NUMBER.test(term.surface));
  const nameOf = (accepts: (word: QueryWord) => boolean): QueryName => ({
    stems: nameStems(
      words.filter(accepts).map(({ term }) => term),
      reader,
    ),
    terms: [...new Set(indexesOf((word) => accepts(word) && (isNumeric || !NUMBER.test(word.term.surface))))],
  });
  const intent = (isQuestion ? findAsked : findIntent)(words, reader.language, verbs);
  const begin = words.findIndex(({ isCommon }, index) => !isCommon && indexes[index] !== null);
  const isVerb = isAction(intent) || LOOKUPS.has(words[begin]?.term.surface ?? '');
  const quotations = new Set(words.flatMap(({ quotation }) => quotation ?? []));
  return {
    text: clean,
    terms,
    names: [
      nameOf((word) => !isFiller(word) || kept.includes(word)),
      ...[...quotations].map((quotation) => nameOf((word) => word.quotation === quotation)),
    ],
    spans: readSpans(words, indexes, reader),
    paths: paths.map((written, path) => ({ written, terms: indexesOf((word) => word.path === path) })),
    scopes: findScopes(words).map((name) => ({
      name,
      terms: [...new Set(indexesOf((word) => word.name === name || SCOPE_WORDS.has(word.term.surface)))],
    })),
    phrases: clean
      .split('"')
      .filter((part, index, { length }) => index % 2 === 1 && index < length - 1 && /\S\s+\S/.test(part)),
    method,
    isQuestion,
    intent: paths.length > 0 ? (method === null ? 'thing' : null) : intent,
    verb: paths.length === 0 && isVerb ? (indexes[begin] ?? null) : null,
    changes,
    isEvent: /\p{L}\.\p{L}|\b(?:events?|callbacks?)\b/iu.test(clean),
    preferred: words.length < 2 ? [] : findPreferred(words, questionWords),
  };
}

/** Whether a query asks for something to be done. */
function isAction(intent: Intent | null): boolean {
  return intent !== null && !['thing', 'name', 'done'].includes(intent);
}

/** Scopes have a sign in between, unless the query says that a word is one. */
function findScopes(words: readonly QueryWord[]): string[] {
  const isSaid = words.some(({ term }) => /^scopes?$/.test(term.surface));
  const names = words.flatMap(({ name, term, path }) =>
    path === null && (/[:._-]/.test(name) || (isSaid && !SCOPE_WORDS.has(term.surface))) ? name : [],
  );
  return [...new Set(names)].slice(0, MAX_SCOPES);
}

function findPreferred(words: readonly QueryWord[], questionWords: ReadonlySet<string>): string[] {
  return [
    ...(findOwner(words, questionWords) ? OWNERS : []),
    ...(findDoubt(words) ? CHECKS : []),
    ...(words[0]?.term.surface === 'who' ? PEOPLE : []),
  ];
}

/** In `how do I`, the reader is the one who asks. */
function findOwner(words: readonly QueryWord[], questionWords: ReadonlySet<string>): boolean {
  return words.some(
    ({ term }, index) => OWN_WORDS.has(term.surface) && !questionWords.has(words[index - 1]?.term.surface ?? ''),
  );
}

/** `is it merged`, `how to know if it is merged`. */
function findDoubt(words: readonly QueryWord[]): boolean {
  return words.some(({ term }, index) => DOUBTS.has(term.surface) || (index === 0 && YES_NO_WORDS.has(term.surface)));
}

/** The action that a question is about: `how do I cancel a run`. */
function findAsked(
  words: readonly QueryWord[],
  language: SearchLanguage,
  verbs: QueryKnowledge['verbs'],
): Intent | null {
  const { stopWords, questionWords } = language.words;
  const start = words
    .slice(0, 3)
    .map(({ term }) => term.surface)
    .join(' ');
  if (AMOUNT.test(start)) return 'done';
  const begin = words.findIndex(({ term }) => !stopWords.has(term.surface) && !questionWords.has(term.surface));
  const intent = begin === -1 ? null : findIntent(words.slice(begin), language, verbs);
  if (intent !== 'thing' && intent !== 'name') return intent;
  return FACT.test(start) ? 'done' : null;
}

/**
 * The first word is a verb if it usually is one, or if an article follows: `protect a branch`, `reply to a comment`.
 */
function findIntent(words: readonly QueryWord[], language: SearchLanguage, verbs: QueryKnowledge['verbs']): Intent {
  const { actionWords, articles, prepositions } = language.words;
  const isPlural = PLURAL.test(words.at(-1)?.term.surface ?? '');
  for (const { term } of words) {
    const action = actionWords.get(term.surface);
    // `get invoices` asks for a list as well as for one.
    if (action !== undefined) return action === 'get' && isPlural ? 'look' : action;
  }
  const [first, second, third] = words;
  if (first === undefined || second === undefined) return 'thing';
  if (!first.name.includes('.') && words.every(({ at }) => at === first.at))
    return PLURAL_NAME.test(first.name) ? 'thing' : 'name';
  if (isPlural && (STATES.has(first.term.surface) || PARTICIPLE.test(first.term.surface))) return 'done';
  const object = prepositions.has(second.term.surface) ? third : second;
  const final = language.hasFinalVerbs === true ? words.at(-1)?.term.surface : undefined;
  return (
    verbs.get(first.term.surface) ??
    verbs.get(final ?? '') ??
    (articles.has(object?.term.surface ?? '') ? 'act' : 'thing')
  );
}

function readQueryWords(
  text: string,
  reader: WordReader,
): { words: QueryWord[]; paths: string[]; method: string | null } {
  const words: QueryWord[] = [];
  const paths: string[] = [];
  let method: string | null = null;
  // Text between a pair of quotation marks is a quotation. An unpaired mark is ignored.
  const parts = text.split('"');
  const chunks = parts.flatMap((part, index) => {
    const quotation = index % 2 === 1 && index < parts.length - 1 ? index : null;
    return part
      .split(' ')
      .filter((chunk) => chunk !== '')
      .map((chunk) => ({ chunk, quotation }));
  });
  for (const [index, { chunk, quotation }] of chunks.entries()) {
    const name = chunk.toUpperCase();
    const next = chunks[index + 1]?.chunk ?? '';
    if (method === null && SEARCH_METHODS.includes(name) && (isPathLike(next) || name === chunk)) {
      method = name;
      if (isPathLike(next)) continue;
    }
    const isPath = paths.length < MAX_PATHS && isPathLike(chunk);
    const path = isPath ? paths.push(chunk) - 1 : null;
    const read = reader.readWords(isPath ? wordsOfPath(chunk) : chunk);
    for (const { parts: terms, start, end } of read) {
      const written = terms.length === 1 ? chunk.slice(start, end) : null;
      const isPiece = terms.length > 1 || read.length > 1;
      for (const term of terms) {
        if (words.length === MAX_WORDS) return { words, paths, method };
        words.push({
          term,
          written: written ?? term.surface,
          quotation,
          path,
          at: `${index} ${start}`,
          name: chunk.slice(start, end),
          isPiece,
          isCommon: reader.language.words.stopWords.has(term.surface),
        });
      }
    }
  }
  return { words, paths, method };
}

/**
 * `/invoices`, `users/me`, `https://api.example.com/v1/me`, `exchange-rates?from=EUR`. In doubt true, because the index
 * decides.
 */
function isPathLike(chunk: string): boolean {
  return /^(?:\/|https?:\/\/).|[\p{L}\p{N}}]\/[\p{L}\p{N}{:<]|\p{L}\?\p{L}+=/iu.test(chunk);
}

/** Drops names of parameters and ids, which say nothing about an operation. */
function wordsOfPath(path: string): string {
  const segments = path
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/');
  return segments.filter((segment) => !/[{}<>\d]|^:/.test(segment)).join(' ');
}

function readSpans(words: readonly QueryWord[], indexes: readonly (number | null)[], reader: WordReader): QuerySpan[] {
  const spans: QuerySpan[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let count = 1; count <= MAX_SPAN && from + count <= words.length; count++) {
      const terms = new Set(indexes.slice(from, from + count).filter((index) => index !== null));
      if (terms.size === 0) continue;
      const span = words.slice(from, from + count);
      const isName =
        count > 1 &&
        span.every(({ at }) => at === words[from]?.at) &&
        words[from - 1]?.at !== words[from]?.at &&
        words[from + count]?.at !== words[from]?.at;
      const name = words[from]?.name ?? '';
      spans.push({
        joined: reader.join(span.map(({ term }) => term)),
        terms: [...terms],
        wordCount: count,
        isName,
        header: isName && name.includes('-') ? reader.headerTerm(name).stem : null,
      });
    }
  }
  return spans;
}
