import type { Tokens } from 'marked';
import { plainText } from '../plain-text.ts';
import { paragraphOf, type SiteToken, siteTokens, textToken } from '../tokens.ts';

/*
 * A component can become anything anywhere: text on a separate line, or a list in the middle of a sentence. These
 * functions bring the content of a container into a form that is allowed there.
 */

const INLINE_TYPES: ReadonlySet<string> = new Set([
  ...['escape', 'link', 'image', 'strong', 'em', 'codespan', 'br', 'del', 'footnoteRef', 'checkbox'],
]);

/** Tokens that disappear within a line. */
const UNSEEN_TYPES: ReadonlySet<string> = new Set(['space', 'def', 'hr']);

export function isInlineToken(token: SiteToken): boolean {
  if (token.type === 'text') return !('tokens' in token) || token.tokens === undefined;
  if ('isBlock' in token) return !token.isBlock;
  return INLINE_TYPES.has(token.type);
}

/** Converts tokens to blocks. Inline tokens become a line, or a paragraph if there are blocks beside them. */
export function toBlocks(tokens: readonly SiteToken[], beside: 'paragraph' | 'line' = 'paragraph'): SiteToken[] {
  if (tokens.length === 0 || tokens.every((token) => !isInlineToken(token))) return [...tokens];
  const isLine = beside === 'line' || tokens.every(isInlineToken);
  return runs(tokens).flatMap((run) => {
    const [first] = run;
    if (first === undefined || !isInlineToken(first)) return run;
    if (run.every((token) => token.type === 'text' && token.raw.trim() === '')) return [];
    // A checkbox is both block and inline; marked puts it before the line.
    if (run.every(({ type }) => type === 'checkbox')) return run;
    return [lineOf(run, isLine)];
  });
}

/** Converts tokens to inline tokens, keeping only the text of blocks. */
export function toInline(tokens: readonly SiteToken[]): SiteToken[] {
  if (tokens.every(isInlineToken)) return [...tokens];
  return tokens.flatMap((token): SiteToken[] => {
    if (isInlineToken(token)) return [token];
    if (token.type === 'paragraph' || token.type === 'text') return toInline(siteTokens(token.tokens));
    if (token.type === 'markup') return [{ ...token, isBlock: false }];
    if (token.type === 'block' && token.inLine !== undefined) return [token.inLine];
    if (token.type === 'list')
      return token.items.flatMap((item) => [textToken(' '), ...toInline(siteTokens(item.tokens))]);
    if (UNSEEN_TYPES.has(token.type)) return [];
    const text = plainText([token]);
    return text === '' ? [] : [textToken(text)];
  });
}

/** A paragraph, or the blocks that its content became. */
export function splitParagraph(paragraph: Tokens.Paragraph, tokens: SiteToken[]): SiteToken[] {
  if (tokens.every(isInlineToken)) return [{ ...paragraph, tokens }];
  return toBlocks(tokens);
}

/** Replaces paragraphs with their content. */
export function withoutParagraphs(tokens: readonly SiteToken[]): SiteToken[] {
  return tokens.flatMap((token) => (token.type === 'paragraph' ? siteTokens(token.tokens) : [token]));
}

/** Splits tokens into alternating runs of inline tokens and blocks. */
function runs(tokens: readonly SiteToken[]): SiteToken[][] {
  const found: SiteToken[][] = [];
  let wasInline: boolean | null = null;
  for (const token of tokens) {
    const isInline = isInlineToken(token);
    if (isInline === wasInline) found.at(-1)?.push(token);
    else found.push([token]);
    wasInline = isInline;
  }
  return found;
}

function lineOf(tokens: SiteToken[], isLine: boolean): SiteToken {
  const raw = tokens.map((token) => token.raw).join('');
  if (!isLine) return paragraphOf(tokens, raw);
  const line: Tokens.Text = { ...textToken(raw), tokens };
  return line;
}
