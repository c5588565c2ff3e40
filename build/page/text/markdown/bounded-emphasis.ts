import type { MarkedExtension } from 'marked';

/** Maximum characters per block to search for emphasis: marked scans to the end for each `*`, which is quadratic. */
const MAX_EMPHASIS_LENGTH = 8_000;

/** Limits the cost of emphasis: up to the last 8,000 characters of a block, `*` and `_` are plain text. */
export const boundedEmphasis: MarkedExtension = {
  tokenizer: {
    emStrong: (text) => (text.length > MAX_EMPHASIS_LENGTH ? undefined : false),
    del: (text) => (text.length > MAX_EMPHASIS_LENGTH ? undefined : false),
  },
};
