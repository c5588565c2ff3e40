/** The kind of a page determines its article, the lists that include it, and its search rank. */
export type PageKind = 'landing' | 'guide' | 'category' | 'api' | 'tag' | 'operation' | 'schema';

/** Pages that only list other pages, so the full text omits them. */
export const LISTS: readonly PageKind[] = ['landing', 'category', 'tag'];

/** The content of a frame: a page, or a response that the worker makes: `error` (such as the 404) or `search` results. */
export type FrameKind = PageKind | 'error' | 'search';
