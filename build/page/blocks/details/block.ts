import { markupToken, textToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** `<Details summary="…">`. Plain `<details>` is HTML with Markdown content. */
export const DETAILS = [
  defineBlock({
    name: 'details',
    components: ['Details'],
    isOfDocusaurus: true,
    attributes: { summary: 'text' },
    resolve({ element: { tokens }, attributes: { summary } }, page) {
      const head = summary === null ? [] : [markupToken('<summary>', '</summary>', [textToken(summary)], true)];
      return [page.markup('<details>', '</details>', [...head, ...page.list(tokens)], true)];
    },
  }),
];
