import type { TokenizerExtension } from 'marked';
import { dedent } from '../text/dedent.ts';
import { lexBlocks } from '../text/markdown/block-extensions.ts';
import { signToken, siteTokens } from '../text/tokens.ts';

/** An indented line that begins neither a component, an expression, a directive nor a fence, which have their own rules. */
const INDENTED = /^(?: {4}| {0,3}\t)[ \t]*(?!<|\{|:::|```|~~~)\S/;
const ELEMENT = /^[ \t]*(?:<|\{|:::|```|~~~)/;

/**
 * Blocks in MDX that are indented by more than three columns. MDX has no indented code, so that they are lists, headings,
 * quotes, tables and paragraphs like others.
 */
export const indentedBlocks: TokenizerExtension = {
  name: 'indentedBlocks',
  level: 'block',
  tokenizer(source) {
    const raw = INDENTED.test(source) ? takeIndented(source) : '';
    if (raw === '') return undefined;
    const inner = dedent(raw.split('\n')).join('\n');
    return { ...signToken('indented', raw, inner, true), tokens: siteTokens(lexBlocks(this, inner)) };
  },
};

/** The blocks that are indented like the first one. Empty if the first goes on in another line. */
function takeIndented(source: string): string {
  const [indent = ''] = /^[ \t]*/.exec(source) ?? [];
  const line = /([ \t]*)(\S?)[^\n]*(?:\n|$)/y;
  let end = 0;
  while (line.lastIndex < source.length) {
    const [text = '', own = '', first = ''] = line.exec(source) ?? [];
    if (first === '') end = line.lastIndex;
    else if (!own.startsWith(indent) || (own === indent && ELEMENT.test(text))) return source.slice(0, end);
  }
  return source;
}
