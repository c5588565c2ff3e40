import type { Token, Tokens } from 'marked';
import { suggest } from '../report/nearest.ts';
import { ADMONITION_WORDS, type AdmonitionToken, toAlert } from './containers.ts';
import { isInlineToken, toBlocks, toInline } from './fit-tokens.ts';
import type { Note } from './markdown-site.ts';

/** Settles what a container holds. */
export type SettleList = (tokens: readonly Token[]) => Token[];

/** A quote, or the alert of GitHub that it is written for. */
export function settleQuote(token: Tokens.Blockquote, settle: SettleList): Token {
  const settled = toAlert(token as Tokens.Generic) ?? token;
  return { ...settled, tokens: toBlocks(settle(settled.tokens)) } as Token;
}

export function settleItems(token: Tokens.List, settle: SettleList): Token {
  const settleItem = (item: Tokens.ListItem): Token[] =>
    toBlocks(settle(item.tokens), item.loose ? 'paragraph' : 'line');
  return { ...token, items: token.items.map((item) => ({ ...item, tokens: settleItem(item) })) } as Token;
}

export function settleTable(token: Tokens.Table, settle: SettleList): Token {
  const cell = (item: Tokens.TableCell): Tokens.TableCell => ({ ...item, tokens: toInline(settle(item.tokens)) });
  return { ...token, header: token.header.map(cell), rows: token.rows.map((row) => row.map(cell)) } as Token;
}

export function settleAdmonition(token: AdmonitionToken, settle: SettleList, note: Note): Token {
  const { title, tokens, isClosed, unknownName } = token;
  if (unknownName !== undefined)
    note(
      'unknown-component',
      `Cannot show ${JSON.stringify(`:::${unknownName}`)} as such: this site has no admonition of that name${suggest(unknownName, ADMONITION_WORDS) || `. Write one of ${ADMONITION_WORDS.join(', ')}.`}`,
    );
  if (!isClosed)
    note(
      'unclosed-block',
      'Cannot find the end of the admonition: nothing closes it. Add a line ":::", of as many colons as opened it.',
    );
  const settledTitle = title === null ? null : toInline(settle(title));
  return { ...token, title: settledTitle, tokens: toBlocks(settle(tokens)) } as Token;
}

/** The line of a tight list has tokens; text of a line has none. */
export function settleText(token: Tokens.Text, settle: SettleList): Token[] {
  if (token.tokens === undefined) return [token];
  const settled = settle(token.tokens);
  return settled.every(isInlineToken) ? [{ ...token, tokens: settled } as Token] : toBlocks(settled, 'line');
}
