import type { SafeHtml } from '../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../worker/model/messages/messages.ts';
import type { Link } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { PartOf } from './blocks/api/facts/text-link.tsx';
import type { Page, PageBlock, RenderContext } from './page.ts';
import { draftHtml, readSearch } from './visit-page.ts';

/** The most HTML elements in an API page with its frame, whatever its description. */
export const MAX_PAGE_ELEMENTS = 3_500;

const SLASH = 0x2f;

/** The number of elements in generated HTML. */
export function countElements(html: string): number {
  let count = 0;
  for (let index = html.indexOf('<'); index !== -1; index = html.indexOf('<', index + 1))
    if (html.charCodeAt(index + 1) !== SLASH) count++;
  return count;
}

/** A page whose schema trees may still grow. */
export interface DraftPage {
  readonly path: string;
  readonly page: Page;
  /** Its HTML, with its schema trees as far as they have grown. */
  readonly html: () => SafeHtml;
  /** HTML elements without its schema trees. */
  readonly elements: number;
}

export function draftPage(path: string, page: Page, messages: PageMessages): DraftPage {
  const html = draftHtml(page, messages);
  return { path, page, html, elements: countElements(html()) };
}

interface DivideOptions extends RenderContext {
  /** The path of a page of the article; 0 is the first one. */
  readonly pathOf: (index: number) => string;
  /** The most HTML elements that the schema trees of a page may take. */
  readonly treeElements?: (page: Page) => number;
}

/** The most HTML elements in an article. With the frame around it, a page stays below `MAX_PAGE_ELEMENTS`. */
export const MAX_ARTICLE_ELEMENTS = 2_900;

/**
 * Divides the lists of a page into further pages, in order. Nearly all articles get one page; those with thousands of
 * operations, servers or responses get several.
 */
export function dividePage(
  whole: Page,
  { pathOf, base, messages, treeElements = () => 0 }: DivideOptions,
): readonly DraftPage[] {
  const draft = (page: Page, index = 0): DraftPage => draftPage(pathOf(index), page, messages.page);
  const only = draft(whole);
  const elements = only.elements + treeElements(whole);
  const hasBreaks = whole.blocks.some(({ list }) => list?.breaks === true && list.length > 1);
  if (!hasBreaks && elements <= MAX_ARTICLE_ELEMENTS) return [only];
  const { title } = whole.facts;
  const link = { label: title, href: pathToHref(base, pathOf(0)) };
  const toPage = (blocks: readonly PageBlock[], isFirst: boolean, name = title): Page => ({
    ...whole,
    facts: { ...whole.facts, title: name },
    blocks: isFirst ? blocks : [{ region: 'header', html: <ContinuedHeader title={name} whole={link} /> }, ...blocks],
  });
  const parts = sliceBlocks(whole.blocks, elements, (blocks, isFirst) => {
    const page = toPage(blocks, isFirst);
    return draft(page).elements + treeElements(page);
  });
  return parts.map((blocks, index) => {
    if (index === 0) return draft(toPage(blocks, true));
    return draft(toPage(blocks, false, messages.page.continued(title, index + 1, parts.length)), index);
  });
}

/** Maps the fragment ids of searchable places to the paths of their pages. */
export function locatePlaces(pages: readonly DraftPage[], messages: PageMessages): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path, page }) => readSearch(page, messages).places.map(({ id }) => [id, path] as const)),
  );
}

interface ContinuedHeaderProps {
  readonly title: string;
  /** The page that this one continues. */
  readonly whole: Link;
}

/** The header of a page that continues another one. */
function ContinuedHeader({ title, whole }: ContinuedHeaderProps) {
  return (
    <header>
      <h1>{title}</h1>
      <PartOf whole={whole} />
    </header>
  );
}

/**
 * The blocks of each page: as many items of the lists as fit. `whole`: HTML elements of a page with all of them; `count`
 * returns those of a page with some of them.
 */
function sliceBlocks(
  blocks: readonly PageBlock[],
  whole: number,
  count: (blocks: readonly PageBlock[], isFirst: boolean) => number,
): (readonly PageBlock[])[] {
  let total = 0;
  const breaks: number[] = [];
  const placed = blocks.map((block) => {
    const { length = 0, breaks: breaksItems } = block.list ?? {};
    const start = total;
    if (breaksItems === true) for (let item = 1; item < length; item++) breaks.push(start + item);
    total += length;
    return { block, start };
  });
  const slice = (from: number, to: number): readonly PageBlock[] =>
    placed.flatMap(({ block, start }) => {
      const { list } = block;
      if (list === undefined) return from === 0 ? block : [];
      return list.slice(Math.max(0, from - start), Math.min(list.length, Math.max(0, to - start)));
    });
  const usual = Math.max(1, whole / total);
  const parts: (readonly PageBlock[])[] = [];
  for (let from = 0, to = 0; parts.length === 0 || from < total; from = to) {
    const limit = breaks.find((each) => each > from) ?? total;
    to = fillPage(from, limit, usual, (end) => count(slice(from, end), from === 0));
    parts.push(slice(from, to));
  }
  return parts;
}

/** The end of a page that starts at `from`: at most `limit`, and at least one item further. */
function fillPage(from: number, limit: number, usual: number, count: (end: number) => number): number {
  const empty = count(from);
  let low = { end: from, elements: empty };
  let high = limit + 1;
  let ofAnItem = usual;
  for (let turn = 0; high - low.end > 1; turn++) {
    // Items are usually of one size. If they are not, halving bounds the number of tries.
    const step = turn < 3 ? (MAX_ARTICLE_ELEMENTS - low.elements) / ofAnItem : (high - low.end) / 2;
    const end = Math.min(high - 1, low.end + Math.max(1, Math.floor(step)));
    const elements = count(end);
    ofAnItem = Math.max(1, (elements - empty) / (end - from));
    if (elements <= MAX_ARTICLE_ELEMENTS) low = { end, elements };
    else high = end;
  }
  return Math.max(low.end, from + 1);
}
