import type { MarkedExtension } from 'marked';

/** Characters of one block in which emphasis is searched: marked reads on to the end for each `*`, which is quadratic. */
const MAX_EMPHASIS_LENGTH = 8_000;

/** Emphasis costs no more than a short text: before the last 8,000 characters of a block, `*` and `_` are text. */
export const boundedEmphasis: MarkedExtension = {
  tokenizer: {
    emStrong: (text) => (text.length > MAX_EMPHASIS_LENGTH ? undefined : false),
    del: (text) => (text.length > MAX_EMPHASIS_LENGTH ? undefined : false),
  },
};
