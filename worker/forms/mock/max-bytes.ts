/**
 * Limit for request bodies of the mock, which anyone can call. The most expensive ones of this size, XML documents with
 * alternatives, take some 16 ms of CPU (`npm run bench -- --only edge`); those of 32,000 bytes took 20.
 */
export const MAX_MOCK_BYTES = 24_000;
