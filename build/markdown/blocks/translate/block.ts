import { defineBlock } from '../../block.ts';

/** Wrappers of Docusaurus: what they contain is shown. */
export const TRANSLATE = [
  defineBlock({
    name: 'translate',
    components: ['Translate', 'BrowserOnly', 'Fragment'],
    isOfDocusaurus: true,
    attributes: {},
    resolve: ({ element }, page) => page.list(element.tokens),
  }),
];
