import type { Prose } from '../../../worker/model/api-facts.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import type { CompiledPageText, TextPiece } from '../../markdown/compile-description.ts';
import { proseCost } from '../schema/schema-cost.ts';
import { tocCost } from './cost/common-cost.ts';

/** A list of an article that may go on on another page. */
export interface PageList<Article> {
  /** Elements of each item. */
  readonly costs: readonly number[];
  /** Each item is a page of its own. */
  readonly breaks?: boolean;
  /** What a page shows that has the items from `start` to `end`. */
  readonly slice: (start: number, end: number) => Partial<Article>;
}

/** Elements of an article: with the frame around it, a page stays below 3,500. */
export const MAX_ELEMENTS = 2_900;

/** The header of a page that continues another one, and the elements around its lists. */
const CONTINUATION_COST = 40;

/**
 * What each page of an article shows of its lists, in their order: one page for nearly all articles, several for
 * thousands of operations, servers or responses. `fixed`: elements of the first page besides the lists.
 */
export function divideArticle<Article>(lists: readonly PageList<Article>[], fixed: number): Partial<Article>[] {
  const starts = [lists.map(() => 0)];
  let elements = fixed;
  for (const [listIndex, { costs, breaks = false }] of lists.entries())
    for (const [itemIndex, cost] of costs.entries()) {
      const isFirst = elements === CONTINUATION_COST;
      if (!isFirst && (elements + cost > MAX_ELEMENTS || (breaks && itemIndex > 0))) {
        starts.push(lists.map((list, index) => startOf(index, list, listIndex, itemIndex)));
        elements = CONTINUATION_COST;
      }
      elements += cost;
    }
  return starts.map((start, page) => {
    const end = starts[page + 1];
    const slices = lists.map(({ costs, slice }, index) => slice(start[index] ?? 0, end?.[index] ?? costs.length));
    return Object.assign({}, ...slices);
  });
}

/** Where a list begins on a page that begins with an item of one of the lists. */
function startOf(
  index: number,
  list: { readonly costs: readonly number[] },
  listIndex: number,
  itemIndex: number,
): number {
  if (index === listIndex) return itemIndex;
  return index < listIndex ? list.costs.length : 0;
}

/** An article without anything of its lists. */
export function emptied<Article>(lists: readonly PageList<Article>[]): Partial<Article> {
  return Object.assign({}, ...lists.map(({ slice }) => slice(0, 0)));
}

/** The description of a page: each piece of it is on another page. */
export function textList(pieces: readonly TextPiece[]): PageList<{ readonly description: Prose | null }> {
  return {
    costs: pieces.map(({ prose, headings }) => 1 + proseCost(prose) + tocCost(headings)),
    breaks: true,
    slice: (start, end) => ({ description: start < end ? (pieces[start]?.prose ?? null) : null }),
  };
}

/** The headings that a page lists of its description: of the whole text, or of the piece that it shows. */
export function headingsOf(description: Prose | null, { headings, pieces }: CompiledPageText): Heading[] {
  const shown = description === null ? [] : (pieces.find(({ prose }) => prose === description)?.headings ?? headings);
  return shown.filter(({ level }) => level <= 3);
}
