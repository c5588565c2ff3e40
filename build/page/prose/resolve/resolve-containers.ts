import type { Tokens } from 'marked';
import { isInlineToken, toBlocks, toInline } from '../../text/markdown/fit-tokens.ts';
import { type SiteToken, siteTokens } from '../../text/tokens.ts';

/** Resolves the content of a container. */
type ResolveList = (tokens: readonly SiteToken[]) => SiteToken[];

export function resolveItems(token: Tokens.List, resolve: ResolveList): SiteToken {
  const resolveItem = (item: Tokens.ListItem): SiteToken[] =>
    toBlocks(resolve(siteTokens(item.tokens)), item.loose ? 'paragraph' : 'line');
  return { ...token, items: token.items.map((item) => ({ ...item, tokens: resolveItem(item) })) };
}

export function resolveTable(token: Tokens.Table, resolve: ResolveList): SiteToken {
  const cell = (item: Tokens.TableCell): Tokens.TableCell => ({
    ...item,
    tokens: toInline(resolve(siteTokens(item.tokens))),
  });
  return { ...token, header: token.header.map(cell), rows: token.rows.map((row) => row.map(cell)) };
}

/** Resolves a line of a tight list, which has child tokens, unlike other text. */
export function resolveText(token: Tokens.Text, resolve: ResolveList): SiteToken[] {
  if (token.tokens === undefined) return [token];
  const resolved = resolve(siteTokens(token.tokens));
  return resolved.every(isInlineToken) ? [{ ...token, tokens: resolved }] : toBlocks(resolved, 'line');
}
