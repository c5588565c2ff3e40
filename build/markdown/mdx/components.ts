import type { Token, Tokens } from 'marked';
import type { Rule } from '../../report/rules.ts';
import { type AdmonitionToken, findAdmonition } from '../containers.ts';
import type { CardsToken, ContentsToken } from '../settled-tokens.ts';
import { markupToken } from '../settled-tokens.ts';
import type { ElementToken } from './elements.ts';
import type { Tag } from './parse-tag.ts';
import type { PlainData } from './plain-data.ts';
import { toTabs } from './tabs.ts';

/** What a component of a theme is made of on this site; null for one that is not known. */
export function expandComponent(name: string, element: ElementToken, page: ComponentPage): Token[] | null {
  const expand = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  return expand === undefined ? null : expand(element, page);
}

/** What components ask of their page. */
export interface ComponentPage {
  /** The text of an attribute, also where it is an expression such as `require('./a.png')`. */
  text(tag: Tag, name: string): string | null;
  /** The data that an expression is or names; undefined for code. */
  data(code: string): PlainData | undefined;
  /** The text of the file that an expression is imported from as text; null for none. */
  rawText(code: string): string | null;
  note(rule: Rule, message: string): void;
  /** Cards of the pages that stand in the same group of the sidebar; null where there are none. */
  readonly cards: CardsToken | null;
}

type Expand = (element: ElementToken, page: ComponentPage) => Token[];

const children: Expand = ({ tokens }) => tokens;

/** Frequent components of Docusaurus 3.8's classic theme, each with its plain meaning. */
const COMPONENTS: Readonly<Record<string, Expand>> = {
  Tabs: toTabs,
  // Outside of tabs its content stands by itself.
  TabItem: children,
  Admonition: (element, page) => [
    toAdmonition(element, page, findAdmonition(page.text(element.tag, 'type') ?? '') ?? { kind: 'note', word: 'note' }),
  ],
  Details: ({ tokens, tag }, page) => {
    const summary = page.text(tag, 'summary');
    return [
      markupToken(
        '<details>',
        '</details>',
        summary === null ? tokens : [markupToken('<summary>', '</summary>', [plain(summary)], true), ...tokens],
        true,
      ),
    ];
  },
  Link: ({ tag, tokens, raw, isBlock }, page) => {
    const href = page.text(tag, 'to') ?? page.text(tag, 'href') ?? '';
    const link: Tokens.Link = { type: 'link', raw, href, title: null, text: '', tokens: unwrap(tokens) };
    return [isBlock ? ({ type: 'paragraph', raw, text: '', tokens: [link] } satisfies Tokens.Paragraph) : link];
  },
  CodeBlock: ({ tag, inner, raw }, page) => {
    const expression = inner.trim().replace(/^\{([\s\S]*)\}$/, '$1');
    const code = page.data(expression) ?? page.rawText(expression);
    const title = page.text(tag, 'title');
    const meta = [
      page.text(tag, 'language') ?? page.text(tag, 'class')?.replace(/^language-/, '') ?? 'text',
      page.text(tag, 'metastring') ?? '',
      title === null ? '' : `title="${title.replaceAll('"', "'")}"`,
      tag.attributes.some(({ name }) => name === 'showLineNumbers') ? 'showLineNumbers' : '',
    ];
    if (typeof code !== 'string' && /^\s*\{/.test(inner))
      page.note(
        'jsx-expression',
        `Cannot show the code of ${inner.trim().slice(0, 60)}: it is JavaScript, and nothing of a page is run. Write it in a fence.`,
      );
    const text = typeof code === 'string' ? code : inner;
    return [{ type: 'code', raw, lang: meta.join(' '), text: text.replace(/^\n|\s+$/g, '') } satisfies Tokens.Code];
  },
  // Of two pictures, for light and dark, the one that stands on light paper is legible on both more often.
  ThemedImage: (element, page) => toImage(element, page, readLightSource(element.tag)),
  // Of the plugin for ideal images.
  Image: (element, page) => toImage(element, page, page.text(element.tag, 'img')),
  DocCardList: ({ tag }, { cards, note }) => {
    const items = tag.attributes.find(({ name }) => name === 'items')?.value;
    if (items?.kind === 'code' && !/useCurrentSidebarCategory|useCurrentSidebarSiblings/.test(items.code))
      note(
        'jsx-expression',
        'Cannot show the cards that "items" of <DocCardList> asks for: it is JavaScript, and nothing of a page is run. The pages beside this one are shown; write a list of links for others.',
      );
    return cards === null ? [] : [cards];
  },
  TOCInline: (element, page) => [toContents(element, page)],
  Translate: children,
  BrowserOnly: children,
  Fragment: children,
  Head: dropHead,
  head: dropHead,
};

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/** An SVG that was imported as a component; what names it for those who do not see it is its `title`. */
export function expandDrawing(element: ElementToken, page: ComponentPage, href: string): Token[] {
  return toImage(element, page, href, page.text(element.tag, 'title') ?? page.text(element.tag, 'aria-label'));
}

function toImage(
  { tag, tokens, raw, isBlock }: ElementToken,
  page: ComponentPage,
  href: string | null,
  title: string | null = null,
): Token[] {
  if (href === null) {
    page.note(
      'jsx-expression',
      `Cannot show the picture of <${tag.name}>: its address is computed, and nothing of a page is run. Write "![…](…)".`,
    );
    return tokens;
  }
  const alt = page.text(tag, 'alt') ?? title ?? '';
  const image: Tokens.Image = { type: 'image', raw, href, title: null, text: alt, tokens: [plain(alt)] };
  return [isBlock ? ({ type: 'paragraph', raw, text: '', tokens: [image] } satisfies Tokens.Paragraph) : image];
}

/** `sources={{ light: useBaseUrl('/img/a.png'), dark: … }}` */
function readLightSource({ attributes }: Tag): string | null {
  const value = attributes.find(({ name }) => name === 'sources')?.value;
  if (value?.kind !== 'code') return null;
  return /\blight\s*:\s*(?:(?:useBaseUrl|require)\(\s*)?["'`]([^"'`$]+)["'`]/.exec(value.code)?.[1] ?? null;
}

function dropHead({ tag }: ElementToken, { note }: ComponentPage): Token[] {
  note(
    'unknown-component',
    `Cannot keep <${tag.name}>: the head of a page is made of its front matter. Write "title", "description", "keywords", "image" or "unlisted" there.`,
  );
  return [];
}

function toContents({ tag, raw, isBlock }: ElementToken, page: ComponentPage): ContentsToken {
  const level = (name: string, otherwise: number): number => {
    const written = Number(page.text(tag, name) ?? otherwise);
    return Number.isInteger(written) ? written : otherwise;
  };
  return { type: 'contents', raw, isBlock, from: level('minHeadingLevel', 2), to: level('maxHeadingLevel', 3) };
}

export function toAdmonition(
  { tag, tokens, raw }: ElementToken,
  page: ComponentPage,
  found: Pick<AdmonitionToken, 'kind' | 'word'>,
): Token {
  const title = page.text(tag, 'title');
  return { type: 'admonition', raw, ...found, title: title === null ? null : [plain(title)], tokens, isClosed: true };
}

function plain(text: string): Tokens.Text {
  return { type: 'text', raw: text, text, escaped: false };
}

/** A link is a part of a line. */
export function unwrap(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => (token.type === 'paragraph' ? (token as Tokens.Paragraph).tokens : [token]));
}
