import { element } from '../../text/html-node.ts';
import { markupToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** `<Details summary="…">`. Plain `<details>` is HTML with Markdown content. */
export const DETAILS = [
  defineBlock({
    name: 'details',
    components: ['Details'],
    isOfDocusaurus: true,
    attributes: { summary: 'text' },
    resolve({ element: { tag, tokens }, attributes: { summary } }, page) {
      const head = summary === null ? [] : [markupToken([element('summary', [summary]), '\n'], true)];
      return page.element({ ...tag, name: 'details', attributes: [] }, [...head, ...page.list(tokens)]);
    },
  }),
];
