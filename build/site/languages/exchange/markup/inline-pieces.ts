import { Lexer, Marked, type Token, type TokenizerExtension } from 'marked';
import { boundedMarkdown } from '../../../../page/text/markdown/bounded-markdown.ts';
import { type CodeType, mergePieces, type Piece } from './pieces.ts';

/** Link reference definitions of a page, by label (CommonMark 0.31 §4.7). */
export type Definitions = Lexer['tokens']['links'];

export const NO_DEFINITIONS: Definitions = joinDefinitions();

/** Definitions of which later ones take precedence. */
export function joinDefinitions(...definitions: readonly Definitions[]): Definitions {
  // marked looks up any label: `[constructor]` must not be found.
  return Object.assign(Object.create(null), ...definitions);
}

/** Reads the link reference definitions of a page. */
export function readDefinitions(markdown: string): Definitions {
  const lexer = new Lexer();
  lexer.blockTokens(markdown);
  return lexer.tokens.links;
}

/** Splits a line or paragraph into text and inline markup. */
export function inlinePieces(markdown: string, definitions: Definitions): Piece[] {
  const lexer = new Lexer({ ...marked.defaults });
  lexer.tokens.links = definitions;
  const pieces = new InlineReader().read(lexer.inlineTokens(markdown));
  return mergePieces(pieces);
}

/** Markup of this site that marked does not know: what is matched, and the text in it to translate. */
const OWN_MARKUP: readonly { readonly begin: RegExp; readonly written: RegExp; readonly type: CodeType }[] = [
  // A link or image whose target is a variable.
  {
    begin: /!?\[[^[\]\n]*\]\([^(){}\s]*\{\{/,
    written: /^(!?\[)([^[\]\n]*)(\]\([^(){}\s]*\{\{[^{}\n]*\}\}[^()\n]*\))/,
    type: 'link',
  },
  // `{{ variable }}`, `{#id}`, `{expression}`, also with braces in it.
  { begin: /\{/, written: /^(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/, type: 'variable' },
  { begin: /\[\^/, written: /^(\[\^[^\]\s]+\])/, type: 'other' },
  { begin: /\$/, written: /^(\$\$?(?=\S)[^$\n]*[^$\s]\$\$?(?!\d))/, type: 'other' },
  { begin: /&/, written: /^(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/i, type: 'other' },
  // Text directives. The label of an icon is its name.
  { begin: /:icon\[/, written: /^(:icon\[[^\]\n]*\](?:\{[^}\n]*\})?)/, type: 'other' },
  { begin: /:[a-z]+\[/, written: /^(:[a-z]+\[)([^\]\n]*)(\](?:\{[^}\n]*\})?)/, type: 'other' },
];

/** A token of this site's own markup: a code, or a span if it has text. */
interface OwnToken {
  readonly type: 'own';
  readonly raw: string;
  readonly code: CodeType;
  readonly open: string;
  readonly close: string;
  readonly tokens: Token[];
}

const ownMarkup: TokenizerExtension[] = OWN_MARKUP.map(({ begin, written, type }, index) => ({
  name: `own${index}`,
  level: 'inline',
  start: (source) => begin.exec(source)?.index,
  tokenizer(source) {
    const match = written.exec(source);
    if (match === null) return undefined;
    const [raw, open = '', inner, close = ''] = match;
    return { type: 'own', raw, code: type, open, close, tokens: this.lexer.inlineTokens(inner ?? '', []) };
  },
}));

// marked tries the last extension first.
const marked = new Marked({ gfm: true }).use(boundedMarkdown, { extensions: ownMarkup.reverse() });

const SPANS: Readonly<Record<string, CodeType>> = { strong: 'bold', em: 'italic', del: 'format' };

/** Turns tokens into pieces whose texts, joined, are the Markdown of the tokens. */
class InlineReader {
  #id = 0;

  read(tokens: readonly Token[]): Piece[] {
    const ends = matchTags(tokens);
    const pieces: Piece[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined) continue;
      const end = ends.get(at);
      if (end === undefined) pieces.push(...this.#readToken(token));
      else {
        const [open, close] = [token.raw, tokens[end]?.raw ?? ''];
        pieces.push(...this.#span({ open, close, key: `${open}…${close}`, type: 'other' }, tokens.slice(at + 1, end)));
        at = end;
      }
    }
    return pieces;
  }

  #readToken(token: Token): Piece[] {
    const { type, raw } = token;
    const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
    if (isOwn(token)) {
      const key = token.close === '' ? token.open : `${token.open}…${token.close}`;
      if (token.close === '') return [this.#code(raw, token.code, /^&/.test(raw) ? null : key)];
      return this.#span({ open: token.open, close: token.close, key, type: token.code }, token.tokens);
    }
    switch (type) {
      case 'text':
        return [{ kind: 'text', text: raw }];
      case 'escape':
        return [this.#code(raw, 'other', null)];
      case 'br':
        return [this.#code(raw, 'line-break', null)];
      case 'strong':
      case 'em':
      case 'del': {
        const inner = rawOf(tokens);
        const width = (raw.length - inner.length) / 2;
        if (raw.slice(width, raw.length - width) !== inner) return [this.#code(raw, 'other', raw)];
        const ends = { open: raw.slice(0, width), close: raw.slice(raw.length - width) };
        return this.#span({ ...ends, key: null, type: SPANS[type] ?? 'format' }, tokens);
      }
      case 'link':
      case 'image':
        return this.#readLink(token, tokens);
      default:
        return [this.#code(raw, 'other', raw.replace(/\s+/g, ' '))];
    }
  }

  /** `[text](href)`, `[text][label]`, `[label]`, the same for images, and addresses. */
  #readLink(token: Token, tokens: readonly Token[]): Piece[] {
    const { type, raw } = token;
    const key = `${type} ${'href' in token ? token.href : raw}`;
    const open = type === 'image' ? '![' : '[';
    const inner = rawOf(tokens);
    const close = raw.slice(open.length + inner.length);
    const kind = type === 'image' ? 'image' : 'link';
    if (!raw.startsWith(`${open}${inner}]`)) return [this.#code(raw, kind, key)];
    // The label of the definition must stay when the text is translated.
    const kept = close === ']' || close === '][]' ? `][${inner}]` : close;
    return this.#span({ open, close: kept, key, type: kind }, tokens);
  }

  #code(text: string, type: CodeType, key: string | null): Piece {
    return { kind: 'code', id: ++this.#id, text, type, key };
  }

  #span(
    { open, close, key, type }: { open: string; close: string; key: string | null; type: CodeType },
    inner: readonly Token[],
  ): Piece[] {
    const id = ++this.#id;
    return [
      { kind: 'open', id, text: open, type, key },
      ...this.read(inner),
      { kind: 'close', id, text: close, type, key },
    ];
  }
}

function isOwn(token: Token): token is Token & OwnToken {
  return token.type === 'own';
}

function rawOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join('');
}

const OPEN_TAG = /^<([a-z][\w.-]*)(?:\s[\s\S]*)?(?<!\/)>$/i;
const CLOSE_TAG = /^<\/([a-z][\w.-]*)\s*>$/i;

/** The index of the closing tag of each HTML element among siblings. Tags without the other one have none. */
function matchTags(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: { readonly name: string; readonly at: number }[] = [];
  const counts = new Map<string, number>();
  for (const [at, { type, raw }] of tokens.entries()) {
    if (type !== 'html') continue;
    const name = OPEN_TAG.exec(raw)?.[1];
    const closed = CLOSE_TAG.exec(raw)?.[1] ?? '';
    if (name !== undefined) {
      open.push({ name, at });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // Elements within that are not closed, such as <br>, end with it.
    while ((counts.get(closed) ?? 0) > 0) {
      const last = open.pop();
      if (last === undefined) break;
      counts.set(last.name, (counts.get(last.name) ?? 1) - 1);
      if (last.name !== closed) continue;
      ends.set(last.at, at);
      break;
    }
  }
  return ends;
}
