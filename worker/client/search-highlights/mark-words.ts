import { makeWordFinder } from '../../model/search/found-words.ts';
import markStyles from './mark-words.css' with { type: 'text' };

export { markStyles };

/** The highlight name in the styles (`::highlight(found)`). */
const HIGHLIGHT = 'found';

/** Approximate limit: on a page full of matches, more marks do not help. */
const MAX_MARKS = 300;

/** Consecutive inline text. */
interface Run {
  readonly nodes: readonly Text[];
  readonly text: string;
}

/**
 * Marks words in the article with the CSS Custom Highlight API, which changes no elements. Returns a function that
 * removes the marks.
 */
export function markWords(document: Document, words: readonly string[]): () => void {
  const findWords = makeWordFinder(words);
  const article = document.querySelector('main article');
  if (article === null || !('highlights' in CSS)) return () => {};
  const ranges: StaticRange[] = [];
  for (const run of findRuns(article)) {
    for (const { start, end } of findWords(run.text)) ranges.push(toRange(run, start, end));
    if (ranges.length > MAX_MARKS) break;
  }
  const highlight = new Highlight(...ranges);
  // Above code highlights.
  highlight.priority = 1;
  CSS.highlights.set(HIGHLIGHT, highlight);
  return () => CSS.highlights.delete(HIGHLIGHT);
}

/** `<wbr>` does not end a run, because it is inside long names. */
function* findRuns(article: Element): Generator<Run> {
  const walker = article.ownerDocument.createTreeWalker(article, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let nodes: Text[] = [];
  const take = (): Run => {
    const run = { nodes, text: nodes.map(({ data }) => data).join('') };
    nodes = [];
    return run;
  };
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
    else if (node.nodeName !== 'WBR' && nodes.length > 0) yield take();
  }
  yield take();
}

function toRange({ nodes }: Run, start: number, end: number): StaticRange {
  const first = findOffset(nodes, start, false);
  const last = findOffset(nodes, end, true);
  return new StaticRange({
    startContainer: first.node,
    startOffset: first.offset,
    endContainer: last.node,
    endOffset: last.offset,
  });
}

/** Locates a position of the run. Between two nodes, it is the end of the first or the start of the second. */
function findOffset(nodes: readonly Text[], position: number, isEnd: boolean): { node: Text; offset: number } {
  let offset = position;
  for (const node of nodes) {
    if (isEnd ? offset <= node.length : offset < node.length) return { node, offset };
    offset -= node.length;
  }
  throw new RangeError('A word lies outside of its text');
}
