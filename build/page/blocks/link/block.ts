import type { Tokens } from 'marked';
import { withoutParagraphs } from '../../text/markdown/fit-tokens.ts';
import { paragraphOf } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** Docusaurus's `<Link to="…">`. */
export const LINK = [
  defineBlock({
    name: 'link',
    components: ['Link'],
    isOfDocusaurus: true,
    attributes: { to: 'text', href: 'text' },
    resolve({ element: { raw, tokens, isBlock }, attributes: { to, href } }, page) {
      const inner = withoutParagraphs(tokens);
      const link: Tokens.Link = { type: 'link', raw, href: to ?? href ?? '', title: null, text: '', tokens: inner };
      return page.list([isBlock ? paragraphOf([link], raw) : link]);
    },
  }),
];
