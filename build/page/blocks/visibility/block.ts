import { plainText } from '../../text/plain-text.ts';
import { blockToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** Content that only people see on the page, or only programs in its Markdown. */
export const VISIBILITY = [
  defineBlock({
    name: 'visibility',
    directives: ['visibility'],
    components: ['Visibility'],
    attributes: { for: ['people', 'agents'] },
    resolve({ element: { raw, tokens, isBlock }, attributes }, page) {
      const audience = attributes.for;
      if (audience === null)
        page.note('incomplete-block', 'Cannot tell who should see this. Write for="people" or for="agents".');
      const inner = isBlock ? page.blocks(tokens) : page.inline(tokens);
      const forPeople = audience !== 'agents';
      return [
        blockToken(
          {
            html: ({ content }) => (forPeople ? [content(inner)] : []),
            markdown: ({ blocks, inline }) => (audience === 'people' ? '' : isBlock ? blocks(inner) : inline(inner)),
            text: forPeople ? plainText(inner) : '',
          },
          { raw, tokens: forPeople ? inner : [], isBlock },
        ),
      ];
    },
  }),
];
