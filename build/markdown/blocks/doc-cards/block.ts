import { defineBlock } from '../../block.ts';
import { blockToken } from '../../tokens.ts';

/** Docusaurus' `<DocCardList>`: cards of the pages beside this one in the sidebar. */
export const DOC_CARDS = [
  defineBlock({
    name: 'doc-cards',
    components: ['DocCardList'],
    isOfDocusaurus: true,
    attributes: { items: 'code' },
    resolve({ element: { raw }, attributes: { items } }, { site: { cards }, note }) {
      if (items !== null && !/useCurrentSidebarCategory|useCurrentSidebarSiblings/.test(items))
        note(
          'jsx-expression',
          'Cannot show the cards that "items" of <DocCardList> asks for: it is JavaScript, and pages run no code. The pages beside this one are shown; write a list of links for others.',
        );
      if (cards === null) return [];
      return [blockToken({ html: () => cards.html, markdown: () => cards.markdown, text: '' }, { raw })];
    },
  }),
];
