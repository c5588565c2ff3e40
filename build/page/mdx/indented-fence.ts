import type { TokenizerExtension, Tokens } from 'marked';

/**
 * A fence in MDX, which has no indented code: unlike in CommonMark (0.31 §4.5), lines that open or close one can be
 * indented by more than three columns.
 */
export const indentedFence: TokenizerExtension = {
  name: 'indentedFence',
  level: 'block',
  tokenizer(source) {
    const open = /^([ \t]*)(`{3,}(?=[^`\n]*\n)|~{3,})([^\n]*)\n/.exec(source);
    if (open === null) return undefined;
    const [head, indent = '', mark = '', info = ''] = open;
    const close = new RegExp(`^([ \\t]*)${mark}${mark[0]}* *(?:\\n|$)`, 'm');
    const body = source.slice(head.length);
    const end = close.exec(body);
    // marked reads all others.
    if (columnsOf(indent) < 4 && columnsOf(end?.[1] ?? '') < 4) return undefined;
    const inner = end === null ? body : body.slice(0, end.index);
    return {
      type: 'code',
      raw: head + (end === null ? body : body.slice(0, end.index + end[0].length)),
      lang: info.trim(),
      text: inner.replace(new RegExp(`^[ \\t]{0,${indent.length}}`, 'gm'), '').replace(/\n$/, ''),
    } satisfies Tokens.Code;
  },
};

/** A tab counts as four columns (CommonMark 0.31 §2.2). */
function columnsOf(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}
