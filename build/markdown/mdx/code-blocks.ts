import type { CodeRegions } from '../code-regions.ts';

/** A fence whose content is of the page: what other tools take for code. */
const BLOCK = /^([ \t]*(`{3,}|~{3,})mdx-code-block[^\n]*)\n([\s\S]*?)^([ \t]*\2[`~]*[ \t]*)$/gm;

/**
 * The text without the lines of `mdx-code-block` fences, which are blank then: every offset stays what it was. What one
 * of them opens another one may close, as Docusaurus lets them.
 */
export function unwrapCodeBlocks(text: string, code: CodeRegions): string {
  if (!text.includes('mdx-code-block')) return text;
  return text.replace(BLOCK, (whole: string, open: string, _mark: string, inner: string, close: string, at: number) =>
    // Shown in another fence, it is an example.
    code.includes(at - 1) ? whole : `${' '.repeat(open.length)}\n${inner}${' '.repeat(close.length)}`,
  );
}
