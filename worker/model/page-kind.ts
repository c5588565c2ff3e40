/** The kind of a page decides on its article, the lists that name it, and its rank in a search. */
export type PageKind = 'landing' | 'guide' | 'category' | 'api' | 'tag' | 'operation' | 'schema';

/** What a frame is around: a page, or what the worker makes itself: `error` such as the 404, `search` with results. */
export type FrameKind = PageKind | 'error' | 'search';
