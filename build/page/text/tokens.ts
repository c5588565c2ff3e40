import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactElement } from 'react';
import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import { escapeHtml } from './escape.ts';
import { type HtmlNode, leavesIn } from './html-node.ts';
import type { Tag } from './markdown/parse-tag.ts';

/** Any token of a page: marked's own tokens, this site's extensions, and the tokens they are resolved to. */
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

/** A component, an element with Markdown content, a directive, or special syntax such as `$x$`. */
export interface ElementToken {
  readonly type: 'element';
  readonly form: 'tag' | 'directive' | 'sign';
  readonly raw: string;
  readonly tag: Tag;
  readonly isBlock: boolean;
  /** False if nothing closes it: a component is then empty, and a directive extends to the end of its container. */
  readonly isClosed: boolean;
  /** The source of its content. */
  readonly inner: string;
  /** The title after a directive's name. */
  readonly label: SiteToken[] | null;
  readonly tokens: SiteToken[];
}

/** An MDX expression `{…}`: JavaScript that is not executed. */
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
  /** Index among the references to its footnote. */
  readonly index: number;
  /** The visible number. */
  readonly id: string;
  readonly label: string;
}

export interface HeadingToken extends Tokens.Heading {
  /** From `{#id}`. */
  readonly givenId?: string | null;
}

/** An image with its URL, size and loading. */
export interface ImageToken extends Tokens.Image {
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An author's HTML, with the Markdown in it. */
export interface MarkupToken {
  readonly type: 'markup';
  readonly raw: string;
  readonly nodes: readonly HtmlNode<Content>[];
  readonly isBlock: boolean;
}

/** Markdown between elements. */
export interface Content {
  readonly name: null;
  readonly tokens: SiteToken[];
}

/** Text, elements, and HTML that is already written: the content of a block, a drawing or a component. */
export type BlockHtml = HtmlNode<WrittenHtml>;

export interface WrittenHtml {
  readonly name: null;
  readonly html: SafeHtml;
}

/** A resolved block that can render itself as HTML and Markdown. */
export interface BlockToken extends BlockForms {
  readonly type: 'block';
  readonly raw: string;
  readonly isBlock: boolean;
  /** Its content in the order of its HTML, for headings, plain text and search. */
  readonly tokens: SiteToken[];
}

interface BlockForms {
  html(page: HtmlPage): readonly BlockHtml[];
  markdown(page: MarkdownPage): string;
  /** Plain text, if it differs from the text of its tokens. */
  readonly text?: string;
  /** Text for search, if it differs from the plain text. */
  readonly words?: string;
  /** Tokens that are hidden at first, such as all tabs but the first. */
  readonly hidden?: ReadonlySet<SiteToken>;
  /** Given if it can open a landing page, above what its front matter shows. */
  readonly hero?: { readonly hasAside: boolean };
  /** Its inline form, such as code in a heading. */
  readonly inLine?: SiteToken;
}

/** The page as a block sees it when rendering HTML. */
export interface HtmlPage {
  blocks(tokens: readonly SiteToken[]): WrittenHtml;
  inline(tokens: readonly SiteToken[]): WrittenHtml;
  /** Inline HTML if all tokens are inline, otherwise blocks. */
  content(tokens: readonly SiteToken[]): WrittenHtml;
  /** HTML of each line of code. */
  highlight(code: string, language: string): readonly string[];
  /** HTML of a component. */
  render(element: ReactElement): WrittenHtml;
  /** All headings of the page. */
  readonly headings: readonly Heading[];
  /** The id, text and level of a heading of the page. */
  headingOf(token: SiteToken): Heading;
  readonly messages: PageMessages;
}

/** The page as a block sees it when rendering Markdown. */
export interface MarkdownPage {
  blocks(tokens: readonly SiteToken[]): string;
  inline(tokens: readonly SiteToken[]): string;
  /** The href of the target's Markdown page. */
  href(href: string): string;
  /** Level of the heading above the block. */
  readonly level: number;
  readonly messages: PageMessages;
}

/** The only cast from marked's open token type to the closed one, safe because all extensions are defined here. */
export function siteTokens(tokens: readonly Token[] | undefined): SiteToken[] {
  return (tokens ?? []) as SiteToken[];
}

/** Whether marked has passed an extension the right type of token. */
export function isOwnToken<Type extends 'block' | 'markup'>(
  token: Tokens.Generic,
  type: Type,
): token is Extract<SiteToken, { type: Type }> {
  return token.type === type;
}

/** The direct children of a token. */
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
    case 'markup':
      return leavesIn(token.nodes).flatMap(({ tokens }) => tokens);
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

/** A use of a block through special syntax such as `$x$`. */
export function signToken(name: string, raw: string, inner: string, isBlock: boolean): ElementToken {
  const tag: Tag = { name, kind: 'open', attributes: [], length: 0 };
  return { type: 'element', form: 'sign', raw, tag, isBlock, isClosed: true, inner, label: null, tokens: [] };
}

export function textToken(text: string): Tokens.Text {
  return { type: 'text', raw: text, text, escaped: false };
}

/** A text that is no Markdown, such as the value of an attribute. */
export function plainToken(text: string): Tokens.Text {
  return { type: 'text', raw: text, text: escapeHtml(text), escaped: true };
}

/** A link that a block makes. Its source must not look like an autolink, which is Markdown already. */
export function linkToken(href: string, tokens: SiteToken[], raw: string, title: string | null = null): Tokens.Link {
  return { type: 'link', raw: `[${raw}]`, href, title, text: '', tokens };
}

export function codeText(text: string): Tokens.Codespan {
  return { type: 'codespan', raw: `\`${text}\``, text };
}

export function paragraphOf(tokens: SiteToken[], raw = ''): Tokens.Paragraph {
  return { type: 'paragraph', raw, text: raw, tokens };
}

/** `html`: written by the build. */
export function written(html: string): WrittenHtml {
  return { name: null, html: html as SafeHtml };
}

export function markupToken(nodes: readonly HtmlNode<Content>[], isBlock: boolean): MarkupToken {
  return { type: 'markup', raw: '', nodes, isBlock };
}

/** Shortens a text to one short line for messages. */
export function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
}
