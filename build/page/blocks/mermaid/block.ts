import type { Tokens } from 'marked';
import { defineBlock } from '../block.ts';

/** Docusaurus's `<Mermaid value="…" />`, equivalent to a fence with the language `mermaid`. */
export const MERMAID = defineBlock({
  name: 'mermaid',
  components: ['Mermaid'],
  isOfDocusaurus: true,
  attributes: { value: 'text', title: 'text' },
  resolve({ element: { raw }, attributes: { value, title } }, page) {
    if (value === null) {
      page.note('incomplete-block', 'Cannot draw a diagram without "value". Write it in a fence: ```mermaid.');
      return [];
    }
    const lang = title === null ? 'mermaid' : `mermaid title="${title.replaceAll('"', "'")}"`;
    const code: Tokens.Code = { type: 'code', raw, lang, text: value.trim() };
    return page.list([code]);
  },
});
