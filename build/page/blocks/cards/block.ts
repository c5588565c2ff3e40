import { element } from '../../text/html-node.ts';
import { bullet, joinBlocks, link } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { type BlockHtml, type BlockToken, blockToken, type SiteToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock, defineChildBlock, titleOf } from '../block.ts';
import { fitColumns } from '../columns/block.ts';
import { drawIcon } from '../icon/draw-icon.ts';

const CARD = defineChildBlock({
  name: 'card',
  container: 'cards',
  directives: ['card'],
  components: ['Card'],
  attributes: { title: 'text', href: 'text', icon: 'text', image: 'text', alt: 'text' },
});

interface Card {
  readonly title: SiteToken[];
  readonly href: string | null;
  readonly image: readonly BlockHtml[];
  readonly icon: readonly BlockHtml[];
  readonly content: SiteToken[];
}

interface Grid {
  readonly cards: readonly Card[];
  readonly columns: number;
}

/** A grid of cards, written as `:::card[Title]{href=… icon=… image=…}` or `<Card>`. */
export const CARDS = [
  defineBlock({
    name: 'cards',
    directives: ['cards'],
    components: ['Cards', 'CardGrid', 'CardGroup'],
    isStyled: true,
    attributes: { columns: ['1', '2', '3', '4'] },
    resolve({ element: { raw, tokens }, attributes: { columns } }, page) {
      page.needStyles('columns');
      const { parts, others } = CARD.find(tokens, page);
      const cards = parts.map(({ element: use, attributes, page: own }): Card => {
        const { href, icon } = attributes;
        const title = titleOf(use, attributes.title, own);
        if (title === null)
          own.note('incomplete-block', 'Cannot show a card without a title. Write :::card[Title] or <Card title="…">.');
        return {
          title: title ?? [],
          href: href === null ? null : own.href(href),
          icon: icon === null ? [] : drawIcon(icon, null, own),
          image: drawImage(attributes.image, attributes.alt ?? '', own),
          content: own.blocks(use.tokens),
        };
      });
      const grid = { cards, columns: columns === null ? fitColumns(cards.length) : Number(columns) };
      return [...page.list(others), ...(cards.length === 0 ? [] : [toGrid(grid, raw)])];
    },
  }),
  CARD.block,
];

/** An image; nothing without a URL. */
export function drawImage(url: string | null, alt: string, page: BlockPage): readonly BlockHtml[] {
  return url === null ? [] : [element('img', [], { ...page.imageAttributes(url), alt })];
}

function toGrid({ cards, columns }: Grid, raw: string): BlockToken {
  return blockToken(
    {
      html: ({ inline, blocks }) => {
        const items = cards.map(({ title, href, icon, image, content }, index) => {
          const isAlone = columns > 1 && index === cards.length - 1 && index % columns === 0;
          const name = href === null ? inline(title) : element('a', [inline(title)], { href });
          const parts = [...image, element('p', [...icon, name], { class: 'card-title' }), blocks(content)];
          return element('li', parts, isAlone ? { class: 'whole-row' } : {});
        });
        return [element('ul', items, { class: 'card-grid', 'data-columns': String(columns) })];
      },
      markdown: ({ inline, blocks, href: toHref }) =>
        cards
          .map(({ title, href, content }) => {
            const name = href === null ? `**${inline(title)}**` : link(plainText(title), toHref(href));
            const text = blocks(content);
            const [first, ...others] = content.filter(({ type }) => type !== 'space');
            const isLine = others.length === 0 && (first?.type === 'paragraph' || first?.type === 'text');
            return bullet(isLine ? `${name}: ${text}` : joinBlocks([name, text]));
          })
          .join('\n'),
    },
    { raw, tokens: cards.flatMap(({ title, content }) => [...title, ...content]) },
  );
}
