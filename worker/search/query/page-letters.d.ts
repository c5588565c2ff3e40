import { type PageKind } from '../../model/page-kinds.ts';
import type { SearchIndex, SearchQuery } from '../../model/search/search.ts';
export declare const SEARCH_METHODS: readonly string[];
/**
 * The purpose of a query: to read about a thing, to find an exact identifier, to perform a common action or another one
 * such as `approve`, or to look something up: `who can see it`.
 */
export type Intent = 'thing' | 'name' | 'create' | 'delete' | 'update' | 'get' | 'list' | 'look' | 'act';
/** A page's letter in `SearchIndex.pages`. */
export declare function pageLetter(kind: PageKind, operation: string | null): string;
/** Returns a filter on the indexes of pages for a query. */
export declare function createPageFilter({ area, method, version, onlyVersion }: Omit<SearchQuery, 'text'>, { pages, versions }: Pick<SearchIndex, 'pages' | 'versions'>): (page: number) => boolean;
/** Whether pages with this letter explain rather than list. */
export declare function isGuideLetter(letter: string): boolean;
/** Whether a page with this letter is an operation with the method. */
export declare function hasMethod(letter: string, method: string): boolean;
/** The weight of a page for the purpose of a query. */
export declare function intentShare(letter: string, { intent, isEvent, isQuestion }: {
    intent: Intent | null;
    isEvent: boolean;
    isQuestion: boolean;
}): number;
