import type { Token, TokenizerThis } from 'marked';

/**
 * The start of the next line of a paragraph that matches a sticky pattern, or undefined. marked calls this after the
 * first character of each paragraph to find where an extension could interrupt it. Searching beyond the paragraph would
 * make the cost quadratic in the length of the page.
 */
export function findLineStart(source: string, pattern: RegExp): number | undefined {
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
    const next = source.charCodeAt(at + 1);
    if (next === LINE_FEED) return undefined;
    pattern.lastIndex = at + 1;
    if (pattern.test(source)) return at + 1;
  }
  return undefined;
}

const LINE_FEED = 10;

/** Lexes the blocks of a container like those of a page. Inside a list, marked would not create paragraphs. */
export function lexBlocks({ lexer }: TokenizerThis, text: string): Token[] {
  const { top } = lexer.state;
  lexer.state.top = true;
  const tokens = lexer.blockTokens(text, []);
  lexer.state.top = top;
  return tokens;
}
