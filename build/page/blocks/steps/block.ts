import { type Attributes, element } from '../../text/html-node.ts';
import { joinBlocks, numbered } from '../../text/markdown/markdown-text.ts';
import { blockToken, type SiteToken } from '../../text/tokens.ts';
import { defineBlock, defineChildBlock, titleOf } from '../block.ts';

/** Of a home page. */
const MAX_COLUMNS = 4;

const STEP = defineChildBlock({
  name: 'step',
  container: 'steps',
  directives: ['step'],
  components: ['Step'],
  attributes: { title: 'text' },
});

interface Step {
  readonly title: SiteToken[] | null;
  readonly content: SiteToken[];
}

/** Numbered steps, written as `:::step[Title]`, `<Step title="…">` or a numbered list. */
export const STEPS = [
  defineBlock({
    name: 'steps',
    directives: ['steps'],
    components: ['Steps'],
    isStyled: true,
    attributes: {},
    resolve({ element: { raw, tokens } }, page) {
      const { parts, others } = STEP.find(tokens, page);
      if (parts.length === 0) return [toStyledList(page.blocks(tokens), raw)];
      const steps = parts.map(
        ({ element: use, attributes, page: own }): Step => ({
          title: titleOf(use, attributes.title, own),
          content: own.blocks(use.tokens),
        }),
      );
      return [...page.list(others), toSteps(steps, raw)];
    },
  }),
  STEP.block,
];

/** A numbered list styled as steps. */
function toStyledList(tokens: SiteToken[], raw: string): SiteToken {
  return blockToken(
    {
      html: ({ blocks }) => [element('div', [blocks(tokens)], attributesOf(countItems(tokens)))],
      markdown: ({ blocks }) => blocks(tokens),
    },
    { raw, tokens },
  );
}

function toSteps(steps: readonly Step[], raw: string): SiteToken {
  return blockToken(
    {
      html: ({ inline, blocks }) => {
        const items = steps.map(({ title, content }) => {
          const head = title === null ? [] : [element('p', [inline(title)], { class: 'step-title' })];
          return element('li', [...head, blocks(content)]);
        });
        return [element('div', [element('ol', items)], attributesOf(steps.length))];
      },
      markdown: ({ inline, blocks }) =>
        steps
          .map(({ title, content }, index) => {
            const text = joinBlocks([title === null ? null : `**${inline(title)}**`, blocks(content)]);
            return numbered(text, index + 1);
          })
          .join('\n\n'),
    },
    { raw, tokens: steps.flatMap(({ title, content }) => [...(title ?? []), ...content]) },
  );
}

/** Up to four steps can be columns, where a page has the width. */
function attributesOf(steps: number): Attributes {
  return { class: 'steps', ...(steps > 1 && steps <= MAX_COLUMNS ? { 'data-columns': String(steps) } : {}) };
}

function countItems(tokens: readonly SiteToken[]): number {
  const list = tokens.find(({ type }) => type === 'list');
  return list?.type === 'list' ? list.items.length : 0;
}
