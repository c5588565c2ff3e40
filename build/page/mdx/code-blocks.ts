import { CodeRegions } from '../text/markdown/code-regions.ts';

/** A fence whose content belongs to the page, although other tools treat it as code. */
const BLOCK = /^([ \t]*(`{3,}|~{3,})mdx-code-block[^\n]*)\n([\s\S]*?)^([ \t]*\2[`~]*[ \t]*)$/gm;

/**
 * Blanks out the lines of `mdx-code-block` fences, preserving all offsets. As in Docusaurus, an element opened in one
 * fence may be closed in another, and a fence may have others inside.
 */
export function unwrapCodeBlocks(text: string, code: CodeRegions): string {
  if (!text.includes('mdx-code-block')) return text;
  let unwrapped = '';
  let end = 0;
  for (const { 0: whole, 1: open = '', 3: inner = '', 4: close = '', index } of text.matchAll(BLOCK)) {
    // Inside another fence, it is an example.
    if (code.includes(index - 1)) continue;
    const content = unwrapCodeBlocks(inner, new CodeRegions(inner));
    unwrapped += `${text.slice(end, index)}${' '.repeat(open.length)}\n${content}${' '.repeat(close.length)}`;
    end = index + whole.length;
  }
  return unwrapped + text.slice(end);
}
