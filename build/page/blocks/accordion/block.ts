import { element as toElement } from '../../text/html-node.ts';
import { joinBlocks } from '../../text/markdown/markdown-text.ts';
import { blockToken } from '../../text/tokens.ts';
import { defineBlock, titleOf } from '../block.ts';

/** Text that unfolds below its title: `:::accordion[Title]`, `<Accordion title="…">`. */
export const ACCORDION = [
  defineBlock({
    name: 'accordion',
    directives: ['accordion'],
    components: ['Accordion'],
    isStyled: true,
    attributes: { title: 'text', open: 'flag' },
    resolve({ element, attributes }, page) {
      const { raw, tokens } = element;
      const title = titleOf(element, attributes.title, page);
      if (title === null)
        page.note('incomplete-block', 'Cannot show an accordion without a title. Write :::accordion[Title].');
      const shown = title ?? [];
      const content = page.blocks(tokens);
      return [
        blockToken(
          {
            html: ({ inline, blocks }) => {
              const open = attributes.open ? { open: '' } : {};
              const parts = [toElement('summary', [inline(shown)]), blocks(content)];
              return [toElement('details', parts, { class: 'accordion', ...open })];
            },
            markdown: ({ inline, blocks }) => joinBlocks([`**${inline(shown)}**`, blocks(content)]),
          },
          { raw, tokens: [...shown, ...content] },
        ),
      ];
    },
  }),
  defineBlock({
    name: 'accordion-group',
    directives: ['accordions'],
    components: ['AccordionGroup', 'Accordions'],
    attributes: {},
    resolve: ({ element }, page) => page.list(element.tokens),
  }),
];
