import type { Token, Tokens } from 'marked';
import { findAdmonition } from '../containers.ts';
import type { CardsToken, TabItem, TabsToken } from '../settled-tokens.ts';
import { markupToken } from '../settled-tokens.ts';
import type { ElementToken } from './elements.ts';
import type { Tag } from './parse-tag.ts';
import { type PlainData, parsePlainData } from './plain-data.ts';

/** What a component of a theme is made of on this site; null for one that is not known. */
export function expandComponent(name: string, element: ElementToken, page: ComponentPage): Token[] | null {
  const expand = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  return expand === undefined ? null : expand(element, page);
}

/** What components ask of their page. */
export interface ComponentPage {
  /** The text of an attribute, also where it is an expression such as `require('./a.png')`. */
  text(tag: Tag, name: string): string | null;
  /** Cards of the pages that stand in the same group of the sidebar; null where there are none. */
  readonly cards: CardsToken | null;
}

type Expand = (element: ElementToken, page: ComponentPage) => Token[];

const children: Expand = ({ tokens }) => tokens;

/** Frequent components of Docusaurus 3.8's classic theme, each with its plain meaning. */
const COMPONENTS: Readonly<Record<string, Expand>> = {
  Tabs: (element, page) => [toTabs(element, page)],
  // Outside of tabs its content stands by itself.
  TabItem: children,
  Admonition: (element, page) => [toAdmonition(element, page)],
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
    const code = parsePlainData(inner.trim().replace(/^\{([\s\S]*)\}$/, '$1'));
    const title = page.text(tag, 'title');
    const meta = [
      page.text(tag, 'language') ?? page.text(tag, 'className')?.replace(/^language-/, '') ?? 'text',
      page.text(tag, 'metastring') ?? '',
      title === null ? '' : `title="${title.replaceAll('"', "'")}"`,
      tag.attributes.some(({ name }) => name === 'showLineNumbers') ? 'showLineNumbers' : '',
    ];
    const text = typeof code === 'string' ? code : inner;
    return [{ type: 'code', raw, lang: meta.join(' '), text: text.replace(/^\n|\s+$/g, '') } satisfies Tokens.Code];
  },
  DocCardList: (_element, { cards }) => (cards === null ? [] : [cards]),
  Translate: children,
  BrowserOnly: children,
  Fragment: children,
  // What belongs to the head of a page is said in its front matter.
  Head: () => [],
  head: () => [],
};

function toAdmonition({ tag, tokens, raw }: ElementToken, page: ComponentPage): Token {
  const found = findAdmonition(page.text(tag, 'type') ?? '') ?? { kind: 'note', word: 'note' };
  const title = page.text(tag, 'title');
  return { type: 'admonition', raw, ...found, title: title === null ? null : [plain(title)], tokens, isClosed: true };
}

function toTabs({ tag, tokens, raw }: ElementToken, page: ComponentPage): TabsToken {
  const values = readValues(tag);
  const preferred = page.text(tag, 'defaultValue');
  const items = findItems(tokens).map((item, index): TabItem => {
    const value = page.text(item.tag, 'value') ?? String(index + 1);
    const isMarked = item.tag.attributes.some(({ name, value: given }) => name === 'default' && given.kind !== 'text');
    return {
      value,
      label: page.text(item.tag, 'label') ?? values.get(value) ?? value,
      isDefault: preferred === null ? isMarked : preferred === value,
      tokens: item.tokens,
    };
  });
  const group = page.text(tag, 'groupId') ?? page.text(tag, 'queryString');
  return { type: 'tabs', raw, groupId: group, items, tokens: items.flatMap((item) => item.tokens) };
}

/** Items stand directly in their tabs, or in a paragraph when they share a line with something. */
function findItems(tokens: readonly Token[]): ElementToken[] {
  return tokens.flatMap((token): ElementToken[] => {
    if (token.type === 'paragraph') return findItems((token as Tokens.Paragraph).tokens);
    return token.type === 'element' && (token as ElementToken).tag.name === 'TabItem' ? [token as ElementToken] : [];
  });
}

/** `values={[{ label: 'macOS', value: 'mac' }]}`: labels by value. */
function readValues({ attributes }: Tag): ReadonlyMap<string, string> {
  const given = attributes.find(({ name }) => name === 'values')?.value;
  const data = given?.kind === 'code' ? parsePlainData(given.code) : undefined;
  const entries = Array.isArray(data) ? (data as readonly PlainData[]) : [];
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
      const { value, label } = entry as { readonly [key: string]: PlainData };
      return typeof value === 'string' && typeof label === 'string' ? [[value, label]] : [];
    }),
  );
}

function plain(text: string): Tokens.Text {
  return { type: 'text', raw: text, text, escaped: false };
}

/** A link is a part of a line. */
function unwrap(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => (token.type === 'paragraph' ? (token as Tokens.Paragraph).tokens : [token]));
}
