import type { CodeRegions } from '../code-regions.ts';

/** A fence whose content is of the page: what other tools take for code. */
const BLOCK = /^([ \t]*(`{3,}|~{3,})mdx-code-block[^\n]*)\n([\s\S]*?)^([ \t]*\2[`~]*[ \t]*)$/gm;

/**
 * The text without the lines of `mdx-code-block` fences, which are blank then: every offset stays what it was. What one
 * of them opens another one may close, as Docusaurus lets them.
 */
export function unwrapCodeBlocks(text: string, code: CodeRegions): string {
  if (!text.includes('mdx-code-block')) return text;
  let unwrapped = '';
  let end = 0;
  for (const { 0: whole, 1: open = '', 3: inner = '', 4: close = '', index } of text.matchAll(BLOCK)) {
    // Shown in another fence, it is an example.
    if (code.includes(index - 1)) continue;
    unwrapped += `${text.slice(end, index)}${' '.repeat(open.length)}\n${inner}${' '.repeat(close.length)}`;
    end = index + whole.length;
  }
  return unwrapped + text.slice(end);
}
