import { decodeHTMLAttribute, decodeHTMLStrict } from 'entities';
import { Marked, type Tokens } from 'marked';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import { HtmlBuilder, type HtmlRules } from '../html/html-builder.ts';
import { type Attributes, element, type HtmlNode } from '../text/html-node.ts';
import { boundedMarkdown } from '../text/markdown/bounded-markdown.ts';
import { plainText } from '../text/plain-text.ts';
import { type SiteToken, siteTokens, textToken } from '../text/tokens.ts';

/** Longer texts cost more than they are worth, and are shown as plain text. */
const MAX_LENGTH = 1_000_000;

const MARKED = new Marked({ gfm: true, async: false }, boundedMarkdown);

/** The beginning of an alert of GitHub Markdown, which is a quote here. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** Parses the Markdown of a description to a tree of allowed elements. Addresses of links are as written. */
export function parseDescription(given: string, rules: HtmlRules, messages: PageMessages): readonly HtmlNode[] {
  if (isPlain(given)) return [{ ...element('p', [given]), source: given }];
  if (given.length > MAX_LENGTH) return [element('p', [given])];
  const text = withPlainQuotes(given);
  try {
    const builder = new HtmlBuilder(withClosedTags(rules, text));
    new DescriptionParser(builder, messages).blocks(siteTokens(MARKED.lexer(text)));
    builder.end();
    return builder.nodes;
  } catch {
    // marked recurses once per level, and throws on extreme nesting.
    return [element('pre', [text])];
  }
}

/** A line of code, or a tag whose quotes are escaped once too often. */
const ESCAPED_TAG = /`[^`\n]{0,1000}`|<[a-z][a-z0-9]*(?:\s+[a-z-]+=\\"[^"\\<>]*\\")+\s*\/?>/gi;

/** Reads `<a href=\"/x\">`, which generators write that escape texts for JSON twice. Blocks of code stay as they are. */
function withPlainQuotes(text: string): string {
  if (!text.includes('=\\"') || text.includes('```')) return text;
  return text.replace(ESCAPED_TAG, (found) => (found.startsWith('<') ? found.replaceAll('\\"', '"') : found));
}

/** An end tag, or one of Redoc's elements, which end themselves or have attributes. */
const ENDED = /<\/([a-z][^\s/<>]*)\s*>|<(schemadefinition|securitydefinitions)(?:\s[^<>]*|\/)>/gi;

/** Unknown elements with an end tag are markup. Without one, they are placeholders, such as `<your-id>`. */
function withClosedTags(rules: HtmlRules, text: string): HtmlRules {
  const closed = Array.from(text.matchAll(ENDED), ([, name, own = '']) => (name ?? own).toLowerCase());
  const { unwrapped } = rules;
  return closed.length === 0 || unwrapped === undefined
    ? rules
    : { ...rules, unwrapped: new Set([...unwrapped, ...closed]) };
}

/** Whether a text is one paragraph without markup, like most field descriptions. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N} ,.;:'"()?!%+/=-]*$/u.test(text) && !/^(?:\d+[.)]|[-+=])|https?:|www\.|@| {2}/.test(text);
}

/** Cells that any table may have. */
const MAX_SPARSE_CELLS = 1_000;

/** Whether a table has more cells than its text has characters: marked fills up short rows. */
function isSparse({ header, rows, raw }: Tokens.Table): boolean {
  return header.length * rows.length > Math.max(raw.length, MAX_SPARSE_CELLS);
}

/** Adds tokens to a tree. */
class DescriptionParser {
  readonly #builder: HtmlBuilder;
  readonly #messages: PageMessages;
  /** Whether the source of the current block says what the page does: it has no HTML and needs no definitions. */
  #isFaithful = true;

  constructor(builder: HtmlBuilder, messages: PageMessages) {
    this.#builder = builder;
    this.#messages = messages;
  }

  blocks(tokens: readonly SiteToken[]): void {
    for (const token of tokens) this.#block(token);
  }

  #block(token: SiteToken): void {
    switch (token.type) {
      case 'paragraph':
        this.#wrap('p', () => this.#inline(siteTokens(token.tokens)), token.raw);
        break;
      case 'heading':
        this.#wrap(`h${token.depth}`, () => this.#inline(siteTokens(token.tokens)));
        break;
      case 'blockquote':
        this.#wrap('blockquote', () => this.#quote(siteTokens(token.tokens)), token.raw);
        break;
      case 'list':
        this.#wrap(token.ordered ? 'ol' : 'ul', () => this.#items(token), token.raw, startOf(token));
        break;
      case 'code':
        this.#wrap('pre', () => this.#code(token), token.raw, { tabindex: '0' });
        break;
      case 'table':
        if (isSparse(token)) {
          this.#wrap('pre', () => this.#builder.text(token.raw), undefined, { tabindex: '0' });
          break;
        }
        this.#table(token);
        break;
      case 'hr':
        this.#builder.open('hr');
        break;
      case 'text':
        this.#inline('tokens' in token && token.tokens !== undefined ? siteTokens(token.tokens) : [token]);
        return;
      default:
        this.#inlineToken(token);
        return;
    }
    this.#builder.text('\n');
  }

  #inline(tokens: readonly SiteToken[]): void {
    for (const token of tokens) this.#inlineToken(token);
  }

  /** Leaves out tokens of other types. */
  #inlineToken(token: SiteToken): void {
    switch (token.type) {
      case 'text':
        // The text in `<code>` is HTML.
        if ('escaped' in token && token.escaped === true) this.#html(token.text);
        else this.#text(token.text, token.raw);
        break;
      case 'html':
        this.#html(token.text);
        break;
      case 'escape':
        this.#builder.text(token.text);
        break;
      case 'codespan':
        this.#wrap('code', () => this.#builder.text(token.text));
        break;
      case 'strong':
      case 'em':
      case 'del':
        this.#wrap(token.type, () => this.#inline(siteTokens(token.tokens)));
        break;
      case 'br':
        this.#builder.open('br');
        break;
      case 'link':
        this.#link(token);
        break;
      case 'image':
        this.#image(token);
        break;
      default:
    }
  }

  /** Adds an element. `source` is kept if it says what the page does. */
  #wrap(name: string, addContent: () => void, source?: string, attributes?: Attributes): void {
    const wasFaithful = this.#isFaithful;
    this.#isFaithful = true;
    const opened = this.#builder.open(name, attributes);
    addContent();
    const isKept = this.#isFaithful && source !== undefined;
    this.#builder.close(opened, isKept ? source.replace(/^\n+/, '').trimEnd() : undefined);
    this.#isFaithful &&= wasFaithful;
  }

  #text(written: string, source: string): void {
    const text = decodeHTMLStrict(written);
    // A character reference is harder to read than its character.
    if (source.includes('&') && text !== source) this.#isFaithful = false;
    this.#builder.text(text);
  }

  #html(html: string): void {
    if (!this.#builder.html(html)) this.#isFaithful = false;
  }

  #quote(tokens: readonly SiteToken[]): void {
    this.#builder.text('\n');
    const [first, ...others] = tokens;
    const [text, ...inline] = first?.type === 'paragraph' ? siteTokens(first.tokens) : [];
    const [mark, kind = ''] = text?.type === 'text' ? (ALERT.exec(text.text) ?? []) : [];
    if (mark === undefined || text?.type !== 'text') {
      this.blocks(tokens);
      return;
    }
    const label = this.#messages[kind.toLowerCase() as AlertKind];
    this.#wrap('p', () => this.#wrap('strong', () => this.#builder.text(label)));
    this.#builder.text('\n');
    const rest = [textToken(text.text.slice(mark.length)), ...inline];
    if (rest.length > 1 || text.text !== mark) {
      this.#wrap('p', () => this.#inline(rest));
      this.#builder.text('\n');
    }
    this.blocks(others);
  }

  #items({ items }: Tokens.List): void {
    this.#builder.text('\n');
    for (const { tokens } of items) {
      this.#wrap('li', () => this.blocks(siteTokens(tokens)));
      this.#builder.text('\n');
    }
  }

  #code({ lang = '', text }: Tokens.Code): void {
    const language = /\S+/.exec(lang)?.[0] ?? 'text';
    this.#wrap('code', () => this.#builder.text(text), undefined, { class: `language-${language}` });
  }

  #table({ header, rows, raw }: Tokens.Table): void {
    const addRow = (cells: readonly Tokens.TableCell[], name: string): void =>
      this.#wrap('tr', () => {
        for (const { tokens } of cells) this.#wrap(name, () => this.#inline(siteTokens(tokens)));
      });
    const addParts = (): void => {
      this.#wrap('thead', () => addRow(header, 'th'));
      this.#wrap('tbody', () => {
        for (const cells of rows) addRow(cells, 'td');
      });
    };
    this.#wrap('table', addParts, raw);
  }

  #link({ raw, href, title, text, tokens, autolink = false }: Tokens.Link): void {
    this.#noteReference(raw);
    const address = encode(href);
    const add = (): void => (autolink ? this.#builder.text(text) : this.#inline(siteTokens(tokens)));
    const named = title ? { title: decodeHTMLAttribute(title) } : {};
    if (address === null) add();
    else this.#wrap('a', add, undefined, { href: autolink ? address : decodeHTMLAttribute(address).trim(), ...named });
  }

  #image({ raw, href, title, tokens }: Tokens.Image): void {
    this.#noteReference(raw);
    const src = decodeHTMLAttribute(encode(href) ?? '');
    // Relative images do not exist, because descriptions have no files.
    if (!/^https?:/i.test(src)) this.#isFaithful = false;
    const named = title ? { title: decodeHTMLAttribute(title) } : {};
    this.#builder.open('img', { src, alt: plainText(siteTokens(tokens)), ...named });
  }

  /** A reference `[a][1]` needs its definition, which is elsewhere. */
  #noteReference(raw: string): void {
    if (raw.endsWith(']')) this.#isFaithful = false;
  }
}

function startOf({ ordered, start }: Tokens.List): Attributes | undefined {
  return ordered && start !== 1 ? { start: String(start) } : undefined;
}

/** Encodes what URLs cannot contain; null for invalid Unicode. */
function encode(href: string): string | null {
  try {
    return encodeURI(href).replaceAll('%25', '%');
  } catch {
    return null;
  }
}
