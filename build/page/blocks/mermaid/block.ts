import type { Tokens } from 'marked';
import { defineBlock } from '../block.ts';

/** Docusaurus's `<Mermaid value="…" />`, in mdx-mermaid with `chart`, equivalent to a fence with the language `mermaid`. */
export const MERMAID = defineBlock({
  name: 'mermaid',
  components: ['Mermaid'],
  isOfDocusaurus: true,
  attributes: { value: 'text', chart: 'text', title: 'text' },
  resolve({ element: { raw }, attributes: { value, chart, title } }, page) {
    const text = value ?? chart;
    if (text === null) {
      page.note('incomplete-block', 'Cannot draw a diagram without "value". Write it in a fence: ```mermaid.');
      return [];
    }
    const lang = title === null ? 'mermaid' : `mermaid title="${title.replaceAll('"', "'")}"`;
    const code: Tokens.Code = { type: 'code', raw, lang, text: text.trim() };
    return page.list([code]);
  },
});
