import type { TokenizerExtension, Tokens } from 'marked';

/** A fence indented by more than the three columns that CommonMark allows (0.31 §4.5), as in MDX. */
export const indentedFence: TokenizerExtension = {
  name: 'indentedFence',
  level: 'block',
  tokenizer(source) {
    const open = /^( {4,})(`{3,}(?=[^`\n]*\n)|~{3,})([^\n]*)\n/.exec(source);
    if (open === null) return undefined;
    const [head, indent = '', mark = '', info = ''] = open;
    const close = new RegExp(`^ *${mark}${mark[0]}* *(?:\\n|$)`, 'm');
    const body = source.slice(head.length);
    const end = close.exec(body);
    const inner = end === null ? body : body.slice(0, end.index);
    return {
      type: 'code',
      raw: head + (end === null ? body : body.slice(0, end.index + end[0].length)),
      lang: info.trim(),
      text: inner.replace(new RegExp(`^ {0,${indent.length}}`, 'gm'), '').replace(/\n$/, ''),
    } satisfies Tokens.Code;
  },
};
