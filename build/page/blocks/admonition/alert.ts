import type { Tokens } from 'marked';
import { findNearest } from '../../../base/report/nearest.ts';
import type { Note } from '../../text/headings/heading-outline.ts';
import { type SiteToken, siteTokens, textToken } from '../../text/tokens.ts';
import { type AdmonitionLook, findAdmonition } from './kinds.ts';

const ALERT = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;
/** GitHub's alert names, styled as on GitHub. */
const WORDS: ReadonlyMap<string, Partial<AdmonitionLook>> = new Map([
  ['note', {}],
  ['tip', {}],
  ['important', { kind: 'info' }],
  ['warning', {}],
  ['caution', { kind: 'danger' }],
]);

/** Parses a GitHub alert, `> [!NOTE]`, into its look and content; null for any other quote. */
export function parseAlert(
  quote: Tokens.Blockquote,
  note: Note,
): { readonly look: AdmonitionLook; readonly tokens: SiteToken[] } | null {
  const [first, ...rest] = siteTokens(quote.tokens);
  if (first?.type !== 'paragraph') return null;
  const name = ALERT.exec(first.text)?.[1]?.toLowerCase();
  const look = findAdmonition(name ?? '');
  const github = WORDS.get(name ?? '');
  if (name === undefined) return null;
  if (look === null || github === undefined) {
    const nearest = findNearest(name, WORDS.keys());
    note(
      'unknown-component',
      `Cannot show "[!${name.toUpperCase()}]" as an alert: GitHub has no such alert${nearest === null ? `. Write one of ${[...WORDS.keys()].map((word) => `[!${word.toUpperCase()}]`).join(', ')}.` : `; did you mean "[!${nearest.toUpperCase()}]"?`}`,
    );
    return null;
  }
  const inner = afterLine(siteTokens(first.tokens));
  return { look: { ...look, ...github }, tokens: inner.length === 0 ? rest : [{ ...first, tokens: inner }, ...rest] };
}

/** Drops the first line of inline tokens. */
function afterLine(tokens: readonly SiteToken[]): SiteToken[] {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'br') return tokens.slice(index + 1);
    const line = token.raw.indexOf('\n');
    if (line === -1) continue;
    const raw = token.raw.slice(line + 1);
    const rest = tokens.slice(index + 1);
    return raw === '' ? rest : [textToken(raw), ...rest];
  }
  return [];
}
