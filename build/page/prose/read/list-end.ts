import { type MarkedExtension, type Rules, Tokenizer } from 'marked';
import { FenceTracker } from '../../../../worker/model/markup/fences.ts';

const ITEM = /^( {0,3}(?:([-*+])|\d{1,9}([.)]))[ \t]+)\S/;
/** The first column, as marked's rules count them. */
const AT_MARGIN = 1;
const DIRECTIVE = /^([ \t]*):{3,}[ \t]*[A-Za-z]/;

/**
 * Ends a list at a directive that is not in one of its items. In CommonMark it would continue the last paragraph, as a
 * lazy line (0.31 §5.2). Docusaurus begins a block there.
 */
export const listsBeforeDirectives: MarkedExtension = {
  tokenizer: {
    list(source) {
      const end = findDirective(source, this.rules.other);
      return end === null ? false : Tokenizer.prototype.list.call(this, source.slice(0, end));
    },
  },
};

/**
 * The offset of the line after the list at the start of a text, if that line opens a directive. Reads no further than
 * the list, as each list of a page is searched.
 */
function findDirective(source: string, rules: Rules['other']): number | null {
  const first = ITEM.exec(source);
  const indent = first?.[1]?.length;
  if (indent === undefined) return null;
  const kind = kindOf(first);
  const fences = new FenceTracker();
  let isAfterEmpty = false;
  for (let offset = 0; offset < source.length; ) {
    const lineEnd = source.indexOf('\n', offset);
    const next = lineEnd === -1 ? source.length : lineEnd + 1;
    const line = source.slice(offset, next);
    if (!fences.read(line) && !fences.isOpen) {
      if (/^\S/.test(line)) {
        if (endsList(line, rules)) return null;
        const item = ITEM.exec(line);
        if (item === null ? isAfterEmpty : kindOf(item) !== kind) return null;
      }
      const spaces = DIRECTIVE.exec(line)?.[1];
      if (offset > 0 && spaces !== undefined && spaces.length < indent) return isAfterEmpty ? null : offset;
    }
    isAfterEmpty = line.trim() === '';
    offset = next;
  }
  return null;
}

/** Whether a line at the margin is a block that ends a list without an empty line. */
function endsList(line: string, rules: Rules['other']): boolean {
  const { headingBeginRegex, blockquoteBeginRegex, hrRegex, htmlBeginRegex } = rules;
  return [headingBeginRegex, blockquoteBeginRegex, hrRegex, htmlBeginRegex].some((at) => at(AT_MARGIN).test(line));
}

/** Items of another kind begin another list (CommonMark 0.31 §5.3). */
const kindOf = (item: RegExpExecArray | null): string | undefined => item?.[2] ?? item?.[3];
