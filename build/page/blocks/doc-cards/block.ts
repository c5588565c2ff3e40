import { blockToken, written } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** Docusaurus's `<DocCardList>`: cards for the neighboring pages in the sidebar. */
export const DOC_CARDS = [
  defineBlock({
    name: 'doc-cards',
    components: ['DocCardList'],
    isOfDocusaurus: true,
    isStyled: true,
    attributes: { items: 'code' },
    resolve({ element: { raw }, attributes: { items } }, { site: { cards }, note }) {
      if (items !== null && !/useCurrentSidebarCategory|useCurrentSidebarSiblings/.test(items))
        note(
          'jsx-expression',
          'Cannot show the cards in "items" of <DocCardList>: it is JavaScript, and pages do not run code. The neighboring pages are shown instead. For other pages, write a list of links.',
        );
      if (cards === null) return [];
      return [blockToken({ html: () => [written(cards.html)], markdown: () => cards.markdown, text: '' }, { raw })];
    },
  }),
];
