import { oneLine } from '../../../../../page/text/markdown/markdown-text.ts';
import type { Tree } from './page-tree.ts';
import { find, findAll, textOf, without } from './tree-search.ts';

/** The longest label of a button, in words. Longer text, such as a command to copy, is content. */
const MAX_LABEL_WORDS = 2;

/** Leaves out buttons that do nothing without code, unless their text is content, and frames of buttons. */
export function withoutControls(tree: Tree): Tree[] {
  return without(
    tree,
    ({ tag, attributes, children }) =>
      (tag === 'button' && find(children, 'a').length === 0 && isLabel(children)) ||
      (tag === 'iframe' && /\/\/(?:www\.)?ghbtns\.com\//.test(attributes.get('src') ?? '')),
    ({ tag }) => tag === 'a',
  );
}

function isLabel(children: readonly Tree[]): boolean {
  return (
    findAll(children, /^(?:code|pre)$/).length === 0 && oneLine(textOf(children)).split(' ').length <= MAX_LABEL_WORDS
  );
}
