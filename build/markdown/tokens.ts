import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactElement } from 'react';
import type { PageMessages } from '../../worker/model/messages/page-messages.ts';
import type { Heading } from '../../worker/model/parts.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import type { Tag } from './mdx/parse-tag.ts';

/** Any token of a page: marked's own, what else an author can write, and what that was resolved to. */
export type SiteToken =
  | Exclude<MarkedToken, Tokens.Heading | Tokens.Image>
  | HeadingToken
  | ImageToken
  | ElementToken
  | ExpressionToken
  | FootnoteToken
  | FootnoteRefToken
  | FootnotesToken
  | MarkupToken
  | BlockToken;

/** A component, an element whose content is Markdown, a directive, or a sign such as `$x$`. */
export interface ElementToken {
  readonly type: 'element';
  readonly form: 'tag' | 'directive' | 'sign';
  readonly raw: string;
  readonly tag: Tag;
  readonly isBlock: boolean;
  /** False when nothing closes it: a component is empty then, a directive takes the rest of its container. */
  readonly isClosed: boolean;
  /** What it contains, as written. */
  readonly inner: string;
  /** The title behind a directive's name. */
  readonly label: SiteToken[] | null;
  readonly tokens: SiteToken[];
}

/** `{…}` of MDX, which is JavaScript and is not run. */
export interface ExpressionToken {
  readonly type: 'expression';
  readonly raw: string;
  readonly code: string;
  readonly isBlock: boolean;
}

/** marked-footnote's tokens. */
interface FootnotesToken {
  readonly type: 'footnotes';
  readonly raw: string;
  readonly items: readonly FootnoteToken[];
}

interface FootnoteToken {
  readonly type: 'footnote';
  readonly raw: string;
  readonly label: string;
  readonly refs: readonly FootnoteRefToken[];
  readonly content: SiteToken[];
}

export interface FootnoteRefToken {
  readonly type: 'footnoteRef';
  readonly raw: string;
  /** Which reference to its footnote it is, from 0. */
  readonly index: number;
  /** The number that readers see. */
  readonly id: string;
  readonly label: string;
}

export interface HeadingToken extends Tokens.Heading {
  /** From `{#id}`. */
  readonly givenId?: string | null;
}

/** An image with its address and size; the first one of a page is loaded at once. */
export interface ImageToken extends Tokens.Image {
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An element around Markdown: its tags are safe HTML. */
export interface MarkupToken {
  readonly type: 'markup';
  readonly raw: string;
  readonly open: string;
  readonly close: string;
  readonly isBlock: boolean;
  readonly tokens: SiteToken[];
}

/** A resolved block: it knows how it reads in each form of its page. */
export interface BlockToken extends BlockForms {
  readonly type: 'block';
  readonly raw: string;
  readonly isBlock: boolean;
  /** All that it contains in the order of its HTML, for headings, plain text and search. */
  readonly tokens: SiteToken[];
}

interface BlockForms {
  html(page: HtmlPage): string;
  markdown(page: MarkdownPage): string;
  /** Its plain text where that is not the text of its tokens. */
  readonly text?: string;
  /** What search finds it by where that is not its text. */
  readonly words?: string;
  /** Of its tokens, those that readers have to open, such as the tabs behind the first. */
  readonly hidden?: ReadonlySet<SiteToken>;
  /** What it becomes inside a line, such as code in a heading. */
  readonly inLine?: SiteToken;
}

/** What a block's HTML is written with. */
export interface HtmlPage {
  blocks(tokens: readonly SiteToken[]): SafeHtml;
  inline(tokens: readonly SiteToken[]): SafeHtml;
  /** Either of them, as the tokens are. */
  content(tokens: readonly SiteToken[]): SafeHtml;
  /** HTML of each line of code. */
  highlight(code: string, language: string): readonly string[];
  /** HTML of a component. */
  render(element: ReactElement): SafeHtml;
  /** All headings of the page. */
  readonly headings: readonly Heading[];
  readonly messages: PageMessages;
}

/** What a block's Markdown is written with. */
export interface MarkdownPage {
  blocks(tokens: readonly SiteToken[]): string;
  inline(tokens: readonly SiteToken[]): string;
  /** The same link in Markdown: to the Markdown of its page. */
  href(href: string): string;
  /** Level of the heading that the block is under. */
  readonly level: number;
  readonly messages: PageMessages;
}

/** The only place where marked's open type of tokens becomes the closed one: its extensions are all our own. */
export function siteTokens(tokens: readonly Token[] | undefined): SiteToken[] {
  return (tokens ?? []) as SiteToken[];
}

/** Whether marked hands an extension the token that the extension is for. */
export function isOwnToken<Type extends 'block' | 'markup'>(
  token: Tokens.Generic,
  type: Type,
): token is Extract<SiteToken, { type: Type }> {
  return token.type === type;
}

/** The tokens directly inside of one. */
export function childTokens(token: SiteToken): SiteToken[] {
  switch (token.type) {
    case 'list':
      return siteTokens(token.items);
    case 'table':
      return [token.header, ...token.rows].flatMap((row) => row.flatMap((cell) => siteTokens(cell.tokens)));
    case 'footnotes':
      return [...token.items];
    case 'footnote':
      return token.content;
    default:
      return 'tokens' in token ? siteTokens(token.tokens) : [];
  }
}

export function blockToken(
  forms: BlockForms,
  { raw, tokens = [], isBlock = true }: { raw: string; tokens?: SiteToken[]; isBlock?: boolean },
): BlockToken {
  return { type: 'block', raw, tokens, isBlock, ...forms };
}

/** A use of a block by a sign of its own, such as `$x$`. */
export function signToken(name: string, raw: string, inner: string, isBlock: boolean): ElementToken {
  const tag: Tag = { name, kind: 'open', attributes: [], length: 0 };
  return { type: 'element', form: 'sign', raw, tag, isBlock, isClosed: true, inner, label: null, tokens: [] };
}

export function textToken(text: string): Tokens.Text {
  return { type: 'text', raw: text, text, escaped: false };
}

export function codeText(text: string): Tokens.Codespan {
  return { type: 'codespan', raw: `\`${text}\``, text };
}

export function paragraphOf(tokens: SiteToken[], raw = ''): Tokens.Paragraph {
  return { type: 'paragraph', raw, text: raw, tokens };
}

export function markupToken(open: string, close: string, tokens: SiteToken[], isBlock: boolean): MarkupToken {
  return { type: 'markup', raw: '', open, close, tokens, isBlock };
}

/** A text for a message: on one line, and not long. */
export function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
}
