/** The kind of a page determines its article, the lists that include it, and its search rank. */
export type PageKind = 'landing' | 'guide' | 'category' | 'api' | 'tag' | 'operation' | 'schema';

/** What a frame is around: a page, or what the worker makes itself: `error` such as the 404, `search` with results. */
export type FrameKind = PageKind | 'error' | 'search';
