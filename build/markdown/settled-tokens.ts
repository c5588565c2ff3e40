import type { Token, Tokens } from 'marked';
import type { SafeHtml } from '../../worker/model/safe-html.ts';

/*
 * What a page's tokens are once everything in them is resolved: marked's own, admonitions, formulas and these. The
 * article's HTML and its Markdown are both written from them.
 */

/** An element around Markdown: its tags are safe HTML. */
export interface MarkupToken extends Tokens.Generic {
  readonly type: 'markup';
  readonly open: string;
  readonly close: string;
  readonly isBlock: boolean;
  tokens: Token[];
}

/** Tabs, one for each item. */
export interface TabsToken extends Tokens.Generic {
  readonly type: 'tabs';
  readonly groupId: string | null;
  readonly items: readonly TabItem[];
  /** All items' tokens, so that walks reach them. */
  tokens: Token[];
}

export interface TabItem {
  readonly value: string;
  readonly label: string;
  /** Shown first. */
  readonly isDefault: boolean;
  readonly tokens: Token[];
}

/** Cards that lead to other pages. */
export interface CardsToken extends Tokens.Generic {
  readonly type: 'cards';
  readonly html: SafeHtml;
  readonly markdown: string;
}

/** The headings of the page, as links. */
export interface ContentsToken extends Tokens.Generic {
  readonly type: 'contents';
  readonly isBlock: boolean;
  /** Levels of headings. */
  readonly from: number;
  readonly to: number;
}

/** An image with its address and size; the first one of a page is loaded at once. */
export interface ImageToken extends Tokens.Image {
  attributes?: Readonly<Record<string, string>>;
}

export function textToken(text: string): Tokens.Text {
  return { type: 'text', raw: text, text, escaped: false };
}

/** A tag that is shown because nothing of it can be: it is no text of what it stands in. */
export interface ShownTagToken extends Tokens.Codespan {
  readonly isTag: true;
}

export function shownTag(text: string): ShownTagToken {
  return { ...codeText(text), isTag: true };
}

export function isShownTag(token: Token): boolean {
  return 'isTag' in token;
}

export function codeText(text: string): Tokens.Codespan {
  return { type: 'codespan', raw: `\`${text}\``, text };
}

/** A text for a message: on one line, and not long. */
export function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
}

export function markupToken(open: string, close: string, tokens: Token[], isBlock: boolean): MarkupToken {
  return { type: 'markup', raw: '', open, close, tokens, isBlock };
}
