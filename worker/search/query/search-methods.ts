/** A letter for each HTTP method. Operations with others are found too, but cannot be filtered by method. */
export const METHOD_LETTERS: Readonly<Record<string, string>> = {
  GET: 'G',
  POST: 'P',
  PUT: 'U',
  PATCH: 'A',
  DELETE: 'D',
  HEAD: 'H',
  OPTIONS: 'O',
  TRACE: 'T',
  QUERY: 'Q',
};

export const SEARCH_METHODS: readonly string[] = Object.keys(METHOD_LETTERS);
