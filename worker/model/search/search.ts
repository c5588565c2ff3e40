import type { PageKind } from '../page-kinds.ts';

/** A search query: words and filters. Sent as the query string of `/search`. */
export interface SearchQuery {
  /** `q`: the words as typed. */
  readonly text: string;
  /** `in`: only guides or only the API reference; null searches both. */
  readonly area: SearchArea | null;
  /** `method`: only operations of this HTTP method, in upper case; null does not filter. */
  readonly method: string | null;
  /** `version`: pages of this version and of none. Of other sets than its own, and if it is missing, the default version. */
  readonly version?: string | null;
  /** Instead of `version`, and not in URLs: pages of this version only. */
  readonly onlyVersion?: string;
}

export type SearchArea = 'guides' | 'api';

/** The methods in the filter menu. A query may contain any other. */
export const OFFERED_METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The response of `/search?q=` for clients that accept `application/json`, best result first. */
export interface SearchAnswer {
  readonly query: string;
  /** Number of matching pages, or the limit at which counting stopped. */
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** The page with the results that follow, or null at the end. Only on exported sites, whose search page is empty. */
  readonly nextPage?: number | null;
  /** The query with corrected spelling; absent if nothing was corrected. */
  readonly suggestion?: string;
  /** Words of the query that are missing from the best result; absent if it has all of them. */
  readonly missing?: readonly string[];
  /** Words of the query that are on no page; absent if each is on one. */
  readonly unknown?: readonly string[];
  /** What the default version has for a query that finds little in another one; absent otherwise. */
  readonly more?: MoreResults;
}

/** The pages of the default version that a query finds. */
export interface MoreResults {
  readonly version: string;
  readonly label: string;
  readonly total: number;
  /** The same search in that version, including the base. */
  readonly href: string;
}

export interface SearchResult {
  readonly kind: PageKind;
  readonly title: string;
  /** Target, including the base, with a fragment if a heading or field in the page matches. */
  readonly href: string;
  /** The heading or field at the fragment, or null. */
  readonly place: SearchPlace | null;
  /** `GET /invoices`, or null. */
  readonly operation: string | null;
  /** The page's ancestors, outermost first: `['API Documentation', 'Invoices']`. */
  readonly trail: readonly string[];
  /** Plain text around the matching words, at most 200 characters. */
  readonly excerpt: string;
  /** The matching words in title, place and excerpt, spelled as they appear there, in lower case. */
  readonly words: readonly string[];
  /** Other matching places in the page; absent otherwise. */
  readonly sections?: readonly SearchSection[];
  /** Scopes that the operation requires. Only on the best result. */
  readonly scopes?: readonly string[];
}

/** Another matching place in a page. */
interface SearchSection {
  readonly place: SearchPlace;
  readonly href: string;
  readonly excerpt: string;
}

export interface SearchPlace {
  readonly kind: 'heading' | 'parameter' | 'property' | 'value' | 'response';
  readonly label: string;
}

/** The search index in the manifest. It identifies pages by their index in path order. */
export interface SearchIndex {
  /** Packs with terms, then packs with documents. A small site has a single pack with both. */
  readonly packs: readonly SearchPack[];
  /** One letter per page: its kind, or the method of its operation. */
  readonly pages: string;
  /** Only on a site with versions. */
  readonly versions?: SearchVersions;
  /** Whether each pack has a single block. Postings are then in records of their own, named by `postingsKey`. */
  readonly isSplit?: boolean;
}

/** What queries are read with, besides what the code knows of the language: the line after the last document. */
export interface SearchWords {
  /** Groups of words and phrases that mean the same: those of the site, then those of its language. */
  readonly synonyms: readonly (readonly string[])[];
  /** The same for words whose meanings are only alike. */
  readonly related: readonly (readonly string[])[];
  readonly dates: DateWords;
  /** Words that are verbs as the first of several, by what they ask for: `approve bill` to act, `suspend card` to update. */
  readonly verbs: Readonly<Record<'act' | 'delete' | 'update', readonly string[]>>;
}

/** How dates, and versions after which changes are asked for, are written in the site's language. */
export interface DateWords {
  /** Equally many names of each month, folded and divided by `|`; `-` where they are numbers. */
  readonly months: string;
  /**
   * Regular expressions for them in a folded text, in the order in which they apply. Groups:
   * `year`, `month` (a name or a number), `day`, `version`; `part` of a month; or from the reader's day, `count` or the
   * `last` one of `days`, `weeks`, `months`, `years`.
   */
  readonly patterns: readonly string[];
  /** One for words such as `since`, and one for those that ask for changes or news. */
  readonly since: string;
  readonly asks: string;
}

/** The versions that a query can ask for. */
export interface SearchVersions {
  /** The names of the versions of each set, that is of the docs and of each API, the default version first. */
  readonly names: readonly (readonly string[])[];
  /** One letter per page (`versionLetter`). */
  readonly pages: string;
}

/** A record with part of the index. */
export interface SearchPack {
  /** KV key. */
  readonly key: string;
  /** The first term in it, in code unit order, or null if it has no terms. */
  readonly firstTerm: string | null;
  /** Index of the first page whose document it has, or null if it has no documents. */
  readonly firstPage: number | null;
}

/** The path of the search page. */
export const SEARCH_PATH = '/search';

/** URL of a query's results, based on the address of the search page. Result pages count from 1. */
export function searchHref(searchPage: string, { text, area, method, version }: SearchQuery, page = 1): string {
  const parameters = [
    // A lone surrogate cannot be encoded (RFC 3986 §2.5) or found.
    `q=${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`,
    ...(area === null ? [] : [`in=${area}`]),
    ...(method === null ? [] : [`method=${encodeURIComponent(method)}`]),
    ...(version == null ? [] : [`version=${encodeURIComponent(version)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${searchPage}?${parameters.join('&')}`;
}

/** A query as messages quote it, whose quotation marks are their own. */
export function withoutQuotes(query: string): string {
  return query.replace(/^"([^"]+)"$/, '$1');
}

/** Instead of the letter of a version: the page belongs to all of them. */
export const ALL_VERSIONS = '-';

/** The letter of a version in `SearchVersions.pages`, by its position among all of `names`. */
export function versionLetter(position: number): string {
  return String.fromCharCode(ALL_VERSIONS.charCodeAt(0) + 1 + position);
}

/** The letters of what a reader of a version finds: pages of this version, of the default ones of other sets, and of none. */
export function versionLetters(names: readonly (readonly string[])[], version: string): string {
  let start = 0;
  let letters = ALL_VERSIONS;
  for (const set of names) {
    letters += versionLetter(start + Math.max(0, set.indexOf(version)));
    start += set.length;
  }
  return letters;
}
