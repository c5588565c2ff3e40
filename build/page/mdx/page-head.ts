import { unescapeHtml } from '../text/escape.ts';
import type { CodeRegions } from '../text/markdown/code-regions.ts';
import { parseTag, type Tag } from '../text/markdown/parse-tag.ts';
import { parsePlainData } from './plain-data.ts';

/** The content of a page's `<head>`, as in Docusaurus; null for everything it omits. */
export interface PageHead {
  /** Title in the browser tab and in link previews. */
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[] | null;
  /** Path or URL of the page that search engines should index instead. */
  readonly canonical: string | null;
  readonly image: string | null;
  /** Asks search engines not to index the page. */
  readonly isHidden: boolean;
}

export const EMPTY_HEAD: PageHead = {
  title: null,
  description: null,
  keywords: null,
  canonical: null,
  image: null,
  isHidden: false,
};

/** A text without its `<head>`. */
export interface TakenHead {
  /** The text with the head blanked out, preserving all offsets. */
  readonly text: string;
  readonly head: PageHead;
  /** Unsupported elements and their offsets. */
  readonly others: readonly { readonly name: string; readonly offset: number }[];
}

const HEAD = /<(head|Head)>([\s\S]*?)<\/\1>/g;

/** Removes `<head>` and `<Head>` from a page. */
export function takeHead(text: string, code: CodeRegions): TakenHead {
  if (!/<head>/i.test(text)) return { text, head: EMPTY_HEAD, others: [] };
  let head = EMPTY_HEAD;
  const others: { name: string; offset: number }[] = [];
  const blank = text.replace(HEAD, (whole: string, name: string, content: string, start: number) => {
    if (code.includes(start)) return whole;
    for (const { tag, text: inner, offset } of elementsOf(content)) {
      const said = factOf(tag, inner);
      if (said === null) others.push({ name: tag.name, offset: start + name.length + 2 + offset });
      else head = { ...head, ...said };
    }
    return whole.replace(/[^\n]/g, ' ');
  });
  return { text: blank, head, others };
}

/** The elements of a head, which are never nested. */
function* elementsOf(content: string): Generator<{ tag: Tag; text: string; offset: number }> {
  for (let at = content.indexOf('<'); at !== -1; at = content.indexOf('<', at)) {
    const tag = parseTag(content, at);
    if (tag === null || tag.kind === 'close') {
      at += 1;
      continue;
    }
    const start = at + tag.length;
    const hasText = tag.kind === 'open' && !/^(?:meta|link|base)$/.test(tag.name);
    const close = hasText ? content.indexOf(`</${tag.name}`, start) : start;
    const end = close === -1 ? content.length : close;
    yield { tag, text: content.slice(start, end), offset: at };
    at = end;
  }
}

/** The facts that an element states about the page; null if it is not supported. */
function factOf(tag: Tag, text: string): Partial<PageHead> | null {
  if (tag.name === 'title') return { title: plainText(text) };
  if (tag.name === 'link') return attribute(tag, 'rel') === 'canonical' ? { canonical: attribute(tag, 'href') } : null;
  if (tag.name !== 'meta') return null;
  const content = attribute(tag, 'content');
  switch (attribute(tag, 'name') ?? attribute(tag, 'property')) {
    case 'description':
      return { description: content };
    case 'keywords':
      return { keywords: content === null ? null : content.split(',').map((word) => word.trim()) };
    case 'og:image':
      return { image: content };
    case 'robots':
      return { isHidden: /noindex|none/i.test(content ?? '') };
    // Generated from the title, description, URL and image.
    case 'title':
    case 'og:title':
    case 'og:description':
    case 'og:url':
    case 'og:type':
    case 'twitter:title':
    case 'twitter:description':
    case 'twitter:image':
    case 'twitter:card':
      return {};
    default:
      return null;
  }
}

/** The text of an attribute: quoted, or an expression of plain text. */
function attribute({ attributes }: Tag, name: string): string | null {
  const value = attributes.find((each) => each.name === name)?.value;
  if (value?.kind === 'text') return unescapeHtml(value.text).trim() || null;
  const data = value?.kind === 'code' ? parsePlainData(value.code) : undefined;
  return typeof data === 'string' ? data : null;
}

/** `{'A & B'}` or `A &amp; B`. */
function plainText(written: string): string | null {
  const [, code] = /^\s*\{([\s\S]*)\}\s*$/.exec(written) ?? [];
  const data = code === undefined ? undefined : parsePlainData(code);
  if (typeof data === 'string') return data;
  return unescapeHtml(written).replace(/\s+/g, ' ').trim() || null;
}
