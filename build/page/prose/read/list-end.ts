import { type MarkedExtension, Tokenizer } from 'marked';

const ITEM = /^( {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+)\S/;
const DIRECTIVE = /^([ \t]*):{3,}[ \t]*[A-Za-z]/;

/**
 * Ends a list at a directive that is not in one of its items. In CommonMark it would continue the last paragraph, as a
 * lazy line (0.31 §5.2). Docusaurus begins a block there.
 */
export const listsBeforeDirectives: MarkedExtension = {
  tokenizer: {
    list(source) {
      const end = findDirective(source);
      return end === null ? false : Tokenizer.prototype.list.call(this, source.slice(0, end));
    },
  },
};

/** The offset of the line after the list at the start of a text, if that line opens a directive. */
function findDirective(source: string): number | null {
  const indent = ITEM.exec(source)?.[1]?.length;
  if (indent === undefined) return null;
  let fence: string | null = null;
  let isAfterEmpty = false;
  for (let offset = 0; offset < source.length; ) {
    const lineEnd = source.indexOf('\n', offset);
    const next = lineEnd === -1 ? source.length : lineEnd + 1;
    const line = source.slice(offset, next);
    const mark = /^\s*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    else if (fence === null) {
      // Anything else at the margin after an empty line is no part of the list.
      if (isAfterEmpty && /^\S/.test(line) && !ITEM.test(line)) return null;
      const spaces = DIRECTIVE.exec(line)?.[1];
      if (offset > 0 && spaces !== undefined && spaces.length < indent) return isAfterEmpty ? null : offset;
    }
    isAfterEmpty = line.trim() === '';
    offset = next;
  }
  return null;
}
