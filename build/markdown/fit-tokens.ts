import type { Token, Tokens } from 'marked';
import { plainText } from './plain-text.ts';
import { codeText, textToken } from './settled-tokens.ts';

/*
 * A component can become anything wherever it stands: text on a line of its own, a list in the middle of a sentence.
 * These bring what is in a container into the form that it can hold.
 */

const INLINE_TYPES: ReadonlySet<string> = new Set([
  ...['escape', 'link', 'image', 'strong', 'em', 'codespan', 'br', 'del', 'footnoteRef', 'checkbox'],
]);
/** Tokens of both kinds say themselves which they are. */
const EITHER_TYPES: ReadonlySet<string> = new Set(['markup', 'math', 'element', 'expression', 'contents']);

/** Of these nothing is left in a line. */
const UNSEEN_TYPES: ReadonlySet<string> = new Set(['space', 'def', 'hr', 'footnotes']);

/** Whether a token is a part of a line. */
export function isInlineToken(token: Token): boolean {
  if (token.type === 'text') return !('tokens' in token) || token.tokens === undefined;
  if (token.type === 'html') return (token as Tokens.HTML).block !== true;
  if (EITHER_TYPES.has(token.type)) return (token as Tokens.Generic).isBlock !== true;
  return INLINE_TYPES.has(token.type);
}

/** Blocks only: parts of a line become a line, or a paragraph where blocks stand beside them. */
export function toBlocks(tokens: readonly Token[], beside: 'paragraph' | 'line' = 'paragraph'): Token[] {
  if (tokens.length === 0 || tokens.every((token) => !isInlineToken(token))) return [...tokens];
  const isLine = beside === 'line' || tokens.every(isInlineToken);
  return runs(tokens).flatMap((run) => {
    const [first] = run;
    if (first === undefined || !isInlineToken(first)) return run;
    if (run.every((token) => token.type === 'text' && token.raw.trim() === '')) return [];
    // Only a checkbox is a block and a part of a line; marked puts it before the line.
    if (run.every(({ type }) => type === 'checkbox')) return run;
    return [lineOf(run, isLine ? 'text' : 'paragraph')];
  });
}

/** Parts of a line only: of blocks their text is kept. */
export function toInline(tokens: readonly Token[]): Token[] {
  if (tokens.every(isInlineToken)) return [...tokens];
  return tokens.flatMap((token): Token[] => {
    if (isInlineToken(token)) return [token];
    if (token.type === 'paragraph' || token.type === 'text') return toInline(token.tokens ?? []);
    if (token.type === 'code') return [codeText((token as Tokens.Code).text)];
    if (token.type === 'html') return [{ ...token, block: false } as Token];
    if (token.type === 'markup' || token.type === 'math') return [{ ...token, isBlock: false } as Token];
    if (token.type === 'list')
      return (token as Tokens.List).items.flatMap((item) => [textToken(' '), ...toInline(item.tokens)]);
    if (UNSEEN_TYPES.has(token.type)) return [];
    const text = plainText([token]);
    return text === '' ? [] : [textToken(text)];
  });
}

/** A paragraph, or the blocks that it became with what stands around them. */
export function splitParagraph(paragraph: Tokens.Generic, tokens: readonly Token[]): Token[] {
  if (tokens.every(isInlineToken)) return [{ ...paragraph, tokens: [...tokens] }];
  return toBlocks(tokens);
}

/** Parts of lines and blocks, in turns. */
function runs(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let wasInline: boolean | null = null;
  for (const token of tokens) {
    const isInline = isInlineToken(token);
    if (isInline === wasInline) found.at(-1)?.push(token);
    else found.push([token]);
    wasInline = isInline;
  }
  return found;
}

function lineOf(tokens: readonly Token[], type: 'text' | 'paragraph'): Token {
  const raw = tokens.map((token) => token.raw).join('');
  return { type, raw, text: raw, tokens: [...tokens] } as Token;
}
