import type { Prose } from '../../../worker/model/api-facts.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import type { CompiledPageText, TextPiece } from '../../markdown/description/compile-description.ts';
import { proseCost } from '../schema/schema-cost.ts';
import { tocCost } from './cost/common-cost.ts';

/** A list in an article that may continue on another page. */
export interface PageList<Article> {
  /** HTML elements in each item. */
  readonly costs: readonly number[];
  /** Each item gets a separate page. */
  readonly breaks?: boolean;
  /** The part of the article for a page with the items from `start` to `end`. */
  readonly slice: (start: number, end: number) => Partial<Article>;
}

/** Maximum HTML elements in an article. With the frame around it, a page stays below 3,500. */
export const MAX_ELEMENTS = 2_900;

/** The header of a continuation page, and the elements around its lists. */
const CONTINUATION_COST = 40;

/**
 * Splits the lists of an article into pages, in order. Nearly all articles get one page; those with thousands of
 * operations, servers or responses get several. `fixed`: elements on the first page outside the lists.
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

/** The first index of a list on a page that starts with the given item. */
function startOf(
  index: number,
  list: { readonly costs: readonly number[] },
  listIndex: number,
  itemIndex: number,
): number {
  if (index === listIndex) return itemIndex;
  return index < listIndex ? list.costs.length : 0;
}

/** The lists of an article, emptied. */
export function emptied<Article>(lists: readonly PageList<Article>[]): Partial<Article> {
  return Object.assign({}, ...lists.map(({ slice }) => slice(0, 0)));
}

/** The description as a list with one piece per page. */
export function textList(pieces: readonly TextPiece[]): PageList<{ readonly description: Prose | null }> {
  return {
    costs: pieces.map(({ prose, headings }) => 1 + proseCost(prose) + tocCost(headings)),
    breaks: true,
    slice: (start, end) => ({ description: start < end ? (pieces[start]?.prose ?? null) : null }),
  };
}

/** The headings of the description that a page lists: of the whole text, or of the piece on this page. */
export function headingsOf(description: Prose | null, { headings, pieces }: CompiledPageText): Heading[] {
  const shown = description === null ? [] : (pieces.find(({ prose }) => prose === description)?.headings ?? headings);
  return shown.filter(({ level }) => level <= 3);
}
