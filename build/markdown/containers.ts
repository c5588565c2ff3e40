import type { Token, TokenizerExtension, Tokens } from 'marked';
import { lexBlocks } from './lex-blocks.ts';
import { findLineStart } from './line-start.ts';
import { textToken } from './settled-tokens.ts';

/** `:::note[Title]` … `:::`, Docusaurus' admonition; also GitHub's alert, and `<Admonition>`. */
export interface AdmonitionToken extends Tokens.Generic {
  readonly type: 'admonition';
  /** How it looks. */
  readonly kind: AdmonitionKind;
  /** The word that it was written with, which titles it where it has no title. */
  readonly word: AdmonitionWord;
  /** Inline tokens of the title, or null. */
  readonly title: Token[] | null;
  tokens: Token[];
  /** The name that it was written with, where this site has none such: it looks like a note then. */
  readonly unknownName?: string;
  /** False when nothing closes it: it takes the rest of its container. */
  readonly isClosed: boolean;
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';
export type AdmonitionWord = AdmonitionKind | 'caution' | 'important' | 'secondary' | 'success';

const KINDS: ReadonlyMap<string, AdmonitionKind> = new Map<AdmonitionWord, AdmonitionKind>([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
]);

export const ADMONITION_WORDS: readonly string[] = [...KINDS.keys()];

/** The kind and the word of an admonition's name, in any case; null for a name that is none. */
export function findAdmonition(name: string): { readonly kind: AdmonitionKind; readonly word: AdmonitionWord } | null {
  const word = name.toLowerCase();
  const kind = KINDS.get(word);
  return kind === undefined ? null : { kind, word: word as AdmonitionWord };
}

const OPEN =
  /^ {0,3}(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[(.*?)\](?=[ \t]*(?:\{[^}\n]*\})?[ \t]*(?:\n|$)))?[ \t]*(.*)(?:\n|$)/;

export const admonition: TokenizerExtension = {
  name: 'admonition',
  level: 'block',
  start: (source) => findLineStart(source, / {0,3}:::+[ \t]*[A-Za-z]/y),
  tokenizer(source) {
    const open = OPEN.exec(source);
    const name = open?.[2] ?? '';
    if (open === null) return undefined;
    const found = findAdmonition(name);
    const colons = open[1] ?? ':::';
    const body = source.slice(open[0].length);
    const end = findContainerEnd(body, colons.length);
    const inner = end === null ? body : body.slice(0, end.start);
    // Docusaurus allows `{.class}` after the brackets, which says nothing to this site's styles.
    const title = open[3] ?? open[4]?.replace(/^\{[^}]*\}$/, '').trim() ?? '';
    // Words that name no admonition and that nothing closes are text.
    if (found === null && end === null) return undefined;
    const raw = open[0] + (end === null ? body : body.slice(0, end.end));
    return {
      type: 'admonition',
      raw,
      ...(found ?? { kind: 'note', word: 'note', unknownName: name }),
      title: title === '' ? (found === null ? [textToken(name)] : null) : this.lexer.inlineTokens(title, []),
      tokens: lexBlocks(this, inner),
      isClosed: end !== null,
    } satisfies AdmonitionToken;
  },
};

/** Where the container closes: nested containers and fenced code inside it are passed over. */
export function findContainerEnd(body: string, colons: number): { start: number; end: number } | null {
  const open: number[] = [colons];
  let fence: string | null = null;
  let offset = 0;
  for (const line of body.split('\n')) {
    const next = offset + line.length + 1;
    const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const marker = /^ {0,3}(:{3,})[ \t]*([A-Za-z]*)/.exec(line);
    if (fence !== null) {
      if (ticks?.startsWith(fence)) fence = null;
    } else if (ticks !== undefined) {
      fence = ticks;
    } else if (marker !== null && marker[2] !== '') {
      open.push((marker[1] ?? '').length);
    } else if (marker !== null && (marker[1] ?? '').length >= (open.at(-1) ?? 3)) {
      open.pop();
      if (open.length === 0) return { start: offset, end: Math.min(next, body.length) };
    }
    offset = next;
  }
  return null;
}

const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;
const ALERT_KINDS: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['important', 'info'],
  ['caution', 'danger'],
]);

/** GitHub's alert, `> [!NOTE]`, as an admonition; null for any other quote. */
export function toAlert(quote: Tokens.Generic): AdmonitionToken | null {
  const [first, ...rest] = quote.tokens ?? [];
  if (first?.type !== 'paragraph') return null;
  const paragraph = first as Tokens.Paragraph;
  const match = ALERT.exec(paragraph.text);
  const found = findAdmonition(match?.[1] ?? '');
  if (match === null || found === null) return null;
  const inner = afterLine(paragraph.tokens);
  const tokens = inner.length === 0 ? rest : [{ ...paragraph, tokens: inner }, ...rest];
  const kind = ALERT_KINDS.get(found.word) ?? found.kind;
  return { type: 'admonition', raw: quote.raw, kind, word: found.word, title: null, tokens, isClosed: true };
}

/** Inline tokens without those of their first line. */
function afterLine(tokens: readonly Token[]): Token[] {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'br') return tokens.slice(index + 1);
    const line = token.raw.indexOf('\n');
    if (line === -1) continue;
    const raw = token.raw.slice(line + 1);
    const rest = tokens.slice(index + 1);
    return raw === '' ? rest : [{ type: 'text', raw, text: raw, escaped: false }, ...rest];
  }
  return [];
}
