import type { PageKind } from './page-kind.ts';

/** What is asked: words, and which pages count. Given as the query string of `/search`. */
export interface SearchQuery {
  /** `q`: the words as the reader typed them. */
  readonly text: string;
  /** `in`: only guides or only the API reference; null searches both. */
  readonly area: SearchArea | null;
  /** `method`: only operations of this HTTP method, in upper case; null does not filter. */
  readonly method: string | null;
}

export type SearchArea = 'guides' | 'api';

/** The methods that a reader can choose from; a query may name any other. */
export const OFFERED_METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The answer of `/search?q=` to programs that accept `application/json`, best first. */
export interface SearchAnswer {
  readonly query: string;
  /** How many pages match, or the bound at which counting stopped. */
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** The query with its misspellings corrected; absent when it has none. */
  readonly suggestion?: string;
  /** Words of the query that the best result does not have; absent when it has all. */
  readonly missing?: readonly string[];
}

export interface SearchResult {
  readonly kind: PageKind;
  readonly title: string;
  /** Where it leads, base included: with a fragment when a heading or field inside the page is what matches. */
  readonly href: string;
  /** The heading or field that the fragment names, or null. */
  readonly place: SearchPlace | null;
  /** `GET /invoices`, or null. */
  readonly operation: string | null;
  /** What is above the page, outermost first: `['API Documentation', 'Invoices']`. */
  readonly trail: readonly string[];
  /** Plain text around the words that match, at most 200 characters. */
  readonly excerpt: string;
  /** The words of title, place and excerpt that match, in lower case, as they are written there. */
  readonly words: readonly string[];
  /** Further places of the page that match; absent without. */
  readonly sections?: readonly SearchSection[];
  /** Scopes that the operation needs, of the best result; absent without. */
  readonly scopes?: readonly string[];
}

/** Another place of a page that was found. */
interface SearchSection {
  readonly place: SearchPlace;
  readonly href: string;
  readonly excerpt: string;
}

export interface SearchPlace {
  readonly kind: 'heading' | 'parameter' | 'property' | 'value' | 'response';
  readonly label: string;
}

/** What the manifest says of the search index. Pages have numbers in it: their place in the order of paths. */
export interface SearchIndex {
  /** In order: those with terms, then those with documents; a small site has one with both. */
  readonly packs: readonly SearchPack[];
  /** One letter for each page by its number: its kind, or the method of its operation. */
  readonly pages: string;
  /** Words and phrases of the site that mean the same, in groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** Each pack has one block, that of terms without its postings, which have records of their own: `postingsKey`. */
  readonly isSplit?: boolean;
}

/** A record with a part of the index. */
export interface SearchPack {
  /** KV key. */
  readonly key: string;
  /** The first term that it has, in code unit order; null when it has none. */
  readonly firstTerm: string | null;
  /** Number of the first page whose document it has; null when it has none. */
  readonly firstPage: number | null;
}
