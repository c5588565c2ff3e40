import { defineBlock } from '../block.ts';

/** Docusaurus wrappers that just show their content. */
export const TRANSLATE = [
  defineBlock({
    name: 'translate',
    components: ['Translate', 'BrowserOnly', 'Fragment'],
    isOfDocusaurus: true,
    attributes: {},
    resolve: ({ element }, page) => page.list(element.tokens),
  }),
];
