/** The kind of a page decides on its article, the lists that name it, and its rank in a search. */
export type PageKind = 'landing' | 'guide' | 'category' | 'api' | 'tag' | 'operation' | 'schema';
