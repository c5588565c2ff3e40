import type { Token, TokenizerThis } from 'marked';

/** Lexes the blocks of a container like those of a page. Inside a list, marked would not create paragraphs. */
export function lexBlocks({ lexer }: TokenizerThis, text: string): Token[] {
  const { top } = lexer.state;
  lexer.state.top = true;
  const tokens = lexer.blockTokens(text, []);
  lexer.state.top = top;
  return tokens;
}
