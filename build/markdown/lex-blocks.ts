import type { Token, TokenizerThis } from 'marked';

/** The blocks of a container, as of a page: inside of a list marked would make no paragraphs of them. */
export function lexBlocks({ lexer }: TokenizerThis, text: string): Token[] {
  const { top } = lexer.state;
  lexer.state.top = true;
  const tokens = lexer.blockTokens(text, []);
  lexer.state.top = top;
  return tokens;
}
