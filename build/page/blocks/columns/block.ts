import { element } from '../../text/html-node.ts';
import { joinBlocks } from '../../text/markdown/markdown-text.ts';
import { blockToken } from '../../text/tokens.ts';
import { defineBlock, defineChildBlock } from '../block.ts';

const COLUMN = defineChildBlock({
  name: 'column',
  container: 'columns',
  directives: ['column'],
  components: ['Column'],
  attributes: {},
});

/** Content side by side if there is room, written as `:::column` or `<Column>`. */
export const COLUMNS = [
  defineBlock({
    name: 'columns',
    directives: ['columns'],
    components: ['Columns'],
    isStyled: true,
    attributes: {},
    resolve({ element: { raw, tokens } }, page) {
      const { parts, others } = COLUMN.find(tokens, page);
      const columns = parts.map(({ element: use, page: own }) => own.blocks(use.tokens));
      const before = page.list(others);
      if (columns.length === 0) return before;
      return [
        ...before,
        blockToken(
          {
            html: ({ blocks }) => {
              const shown = columns.map((column) => element('div', [blocks(column)]));
              return [element('div', shown, { class: 'columns', 'data-columns': String(fitColumns(columns.length)) })];
            },
            markdown: ({ blocks }) => joinBlocks(columns.map((column) => blocks(column))),
          },
          { raw, tokens: columns.flat() },
        ),
      ];
    },
  }),
  COLUMN.block,
];

/**
 * The number of columns for a number of entries: rows are complete, or only the last entry has its own. It is part of
 * the opening tag, so that a page that is still loading places its first entries where they stay.
 */
export function fitColumns(entries: number): number {
  if (entries < 4) return entries;
  return entries % 3 === 0 ? 3 : 2;
}
