import type { Rule } from '../../base/report/rules.ts';
import { type ShownFrame, writeLink } from '../blocks/frame/write-frame.ts';
import { isScript } from '../html/addresses.ts';
import {
  BLOCKED_ELEMENTS,
  FOREIGN_ELEMENTS,
  HTML_ELEMENTS,
  LINE_ELEMENTS,
  OPTIONAL_END,
  VOID_ELEMENTS,
} from '../html/elements.ts';
import { parsePlainData } from '../mdx/plain-data.ts';
import { escapeHtml, unescapeHtml } from '../text/escape.ts';
import { type Attribute, parseTag, type Tag } from '../text/parse-tag.ts';

/** The page around the markup, as the cleaner sees it. */
interface MarkupContext {
  /** The href for a URL in the source. */
  resolve(url: string, use: 'link' | 'media', offset: number): string;
  /** Image attributes that the build knows better: URL and size. */
  image(url: string, offset: number): Readonly<Record<string, string>>;
  /** The text of an attribute expression such as `require('./a.png')`; null for code. */
  evaluate(code: string): string | null;
  /** The HTML of a frame; null if the site does not allow its host. */
  frame(frame: ShownFrame): string | null;
  note(rule: Rule, offset: number, message: string): void;
}

/** Safe HTML, and the text in it. */
interface CleanHtml {
  readonly html: string;
  readonly words: string;
}

/** An open tag and its offset. */
interface OpenTag {
  readonly name: string;
  readonly offset: number;
}

/**
 * Makes an author's HTML safe to include: drops whatever the Content-Security-Policy would block, converts JSX to HTML,
 * and turns words in angle brackets into text. Tags are balanced within each Markdown container, because a stray
 * `</div>` would close the page around it.
 */
export class HtmlCleaner {
  readonly #context: MarkupContext;
  readonly #open: OpenTag[] = [];

  constructor(context: MarkupContext) {
    this.#context = context;
  }

  /** Cleans a piece of HTML at an offset of the page. Tags may stay open for the next piece. */
  clean(html: string, offset: number): CleanHtml {
    let result = '';
    let words = '';
    let at = 0;
    const addText = (end: number): void => {
      result += html.slice(at, end);
      words += html.slice(at, end);
    };
    for (let next = html.indexOf('<'); next !== -1; next = html.indexOf('<', at)) {
      addText(next);
      const piece = this.#cleanMarkup(html, next, offset + next);
      result += piece.html;
      words += piece.words ?? ' ';
      at = piece.end;
    }
    addText(html.length);
    return { html: result, words: unescapeHtml(words) };
  }

  /** The opening and closing tags of a complete element; null for an unknown element. */
  wrap(tag: Tag, offset: number): { readonly open: string; readonly close: string } | null {
    const { name } = tag;
    if (!isKnown(name)) return null;
    const isEmpty = VOID_ELEMENTS.has(name);
    return { open: this.#openTag(tag, offset), close: isEmpty ? '' : `</${name}>` };
  }

  /** Closes all open tags. */
  end(): string {
    return this.#closeFrom(0, false);
  }

  /** `words`: the text, if it is more than a space. */
  #cleanMarkup(html: string, start: number, offset: number): { html: string; words?: string; end: number } {
    const rest = html.slice(start, start + 9);
    const hidden = /^<(?:!--|!\[CDATA\[|[!?])/.exec(rest)?.[0];
    if (hidden !== undefined) {
      const closer = hidden === '<!--' ? '-->' : hidden === '<![CDATA[' ? ']]>' : '>';
      const close = html.indexOf(closer, start + 2);
      return { html: '', end: close === -1 ? html.length : close + closer.length };
    }
    const tag = parseTag(html, start);
    if (tag === null) return { html: '&lt;', words: '&lt;', end: start + 1 };
    const end = start + tag.length;
    const name = tag.name.toLowerCase();
    if (BLOCKED_ELEMENTS.has(name)) {
      const frame = toFrame(tag);
      const shown = frame === null ? null : this.#context.frame(frame);
      if (tag.kind !== 'close' && shown === null) this.#noteBlocked(name, offset);
      const close = tag.kind === 'open' && !VOID_ELEMENTS.has(name) ? findClose(html, end, name) : end;
      return { html: shown ?? (frame === null ? '' : `<p>${writeLink(frame)}</p>`), end: close };
    }
    if (!isKnown(tag.name)) {
      if (tag.kind !== 'close') this.#noteUnknown(tag.name, offset);
      const written = escapeHtml(html.slice(start, end));
      return { html: written, words: written, end };
    }
    const space = LINE_ELEMENTS.has(name) ? { words: '' } : {};
    if (tag.kind === 'close') return { html: this.#close(name, offset), ...space, end };
    const open = this.#openTag(tag, offset);
    if (VOID_ELEMENTS.has(name)) return { html: open, end };
    // HTML has no `<div/>`: the element would stay open.
    if (tag.kind === 'empty') return { html: `${open}</${tag.name}>`, ...space, end };
    this.#open.push({ name, offset });
    return { html: open, ...space, end };
  }

  #close(name: string, offset: number): string {
    const index = this.#open.findLastIndex((open) => open.name === name);
    if (index !== -1) return this.#closeFrom(index, true);
    if (!OPTIONAL_END.has(name) && !VOID_ELEMENTS.has(name))
      this.#context.note(
        'unclosed-tag',
        offset,
        `Cannot close </${name}>: no <${name}> is open here. Remove the tag, or open it in the same paragraph, list item or block.`,
      );
    return '';
  }

  /** Closes all tags from an index on, and reports those without a closing tag. */
  #closeFrom(index: number, hasOwnTag: boolean): string {
    const closed = this.#open.splice(index);
    for (const [position, { name, offset }] of closed.entries()) {
      if (OPTIONAL_END.has(name) || (hasOwnTag && position === 0)) continue;
      this.#context.note(
        'unclosed-tag',
        offset,
        `Cannot leave <${name}> open: nothing closes it here. Add </${name}>, or write "&lt;" for "<".`,
      );
    }
    return closed
      .reverse()
      .map(({ name }) => `</${name}>`)
      .join('');
  }

  #openTag(tag: Tag, offset: number): string {
    const attributes = new Map<string, string | true>();
    for (const attribute of tag.attributes) this.#addAttribute(tag.name, attribute, offset, attributes);
    const name = FOREIGN_ELEMENTS.has(tag.name) && !HTML_ELEMENTS.has(tag.name) ? tag.name : tag.name.toLowerCase();
    if (name === 'img') this.#completeImage(attributes, offset);
    if (name === 'a' && /^https?:/i.test(String(attributes.get('href') ?? ''))) {
      attributes.set('target', '_blank').set('rel', 'noopener noreferrer');
    }
    const written = [...attributes].map(([key, value]) =>
      value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
    );
    return `<${name}${written.join('')}>`;
  }

  #addAttribute(
    element: string,
    { name, value }: Attribute,
    offset: number,
    attributes: Map<string, string | true>,
  ): void {
    const key = name.toLowerCase();
    if (key === 'style' || key.startsWith('on') || key === 'srcdoc' || key === 'formaction' || key === 'autofocus') {
      const instead = key === 'style' ? 'Use a class, or Markdown.' : 'Remove it.';
      this.#context.note(
        'unsafe-html',
        offset,
        `Cannot keep "${name}" on <${element}>: the Content-Security-Policy does not allow inline styles and scripts. ${instead}`,
      );
      return;
    }
    const text = this.#attributeText(element, name, value, offset);
    if (text === null || !/^[A-Za-z_:][\w:.-]*$/.test(name)) return;
    const use = URL_USES.get(key);
    if (use === undefined || text === true) attributes.set(FOREIGN_ELEMENTS.has(element) ? name : key, text);
    else if (isScript(text))
      this.#context.note(
        'unsafe-html',
        offset,
        `Cannot keep the URL of <${element}>: it starts with ${JSON.stringify(text.trim().slice(0, 11))}. Link to a page or an http(s) URL.`,
      );
    else {
      if (MEDIA_ELEMENTS.has(element.toLowerCase()) && key === 'src' && /^\s*(?:https?:)?\/\//i.test(text))
        this.#context.note(
          'unsafe-html',
          offset,
          `Cannot play ${JSON.stringify(text.trim())}: the Content-Security-Policy allows only files from this site. Copy the file next to the page, or link to it.`,
        );
      attributes.set(
        key,
        key === 'src' && element.toLowerCase() === 'img' ? text : this.#context.resolve(text, use, offset),
      );
    }
  }

  #attributeText(element: string, name: string, value: Attribute['value'], offset: number): string | true | null {
    if (value.kind === 'none') return true;
    if (value.kind === 'text') return unescapeHtml(value.text);
    const data = parsePlainData(value.code);
    if (typeof data === 'boolean') return data ? true : null;
    if (typeof data === 'string' || typeof data === 'number') return String(data);
    const evaluated = this.#context.evaluate(value.code);
    if (evaluated !== null) return evaluated;
    this.#context.note(
      'jsx-expression',
      offset,
      `Cannot keep ${name === '' ? `{${shorten(value.code)}}` : `"${name}"`} on <${element}>: it is JavaScript, and pages do not run code. Write text in quotes.`,
    );
    return null;
  }

  #completeImage(attributes: Map<string, string | true>, offset: number): void {
    const src = attributes.get('src');
    if (typeof src !== 'string') return;
    if (!attributes.has('alt'))
      this.#context.note(
        'image-without-alt',
        offset,
        `Cannot describe the image ${JSON.stringify(src)}: it has no "alt". Add one, or write alt="" for decoration.`,
      );
    const sized = attributes.has('width') || attributes.has('height');
    for (const [key, value] of Object.entries(this.#context.image(src, offset))) {
      if (!sized || (key !== 'width' && key !== 'height')) attributes.set(key, value);
    }
  }

  #noteBlocked(name: string, offset: number): void {
    this.#context.note(
      'unsafe-html',
      offset,
      `Cannot show <${name}>: the Content-Security-Policy blocks it. Remove it, or link to its content.`,
    );
  }

  #noteUnknown(name: string, offset: number): void {
    this.#context.note(
      'unknown-component',
      offset,
      name.toLowerCase() === 'foreignobject'
        ? `Cannot show <${name}>: inline SVG cannot contain HTML here. Save the drawing as an .svg file and show it as an image.`
        : `Cannot show <${name}> as an element: it is not an HTML element. Put it in backticks, or write "&lt;" for "<".`,
    );
  }
}

const MEDIA_ELEMENTS: ReadonlySet<string> = new Set(['video', 'audio', 'source', 'track']);

const URL_USES: ReadonlyMap<string, 'link' | 'media'> = new Map([
  ['href', 'link'],
  ['xlink:href', 'link'],
  ['src', 'media'],
  ['poster', 'media'],
  ['action', 'link'],
]);

/** Reads an `<iframe>` from another host; null for anything else. */
function toFrame({ name, kind, attributes }: Tag): ShownFrame | null {
  if (name.toLowerCase() !== 'iframe' || kind === 'close') return null;
  const textOf = (wanted: string): string | null => {
    const value = attributes.find((attribute) => attribute.name.toLowerCase() === wanted)?.value;
    return value?.kind === 'text' ? unescapeHtml(value.text) : null;
  };
  const src = textOf('src')?.trim().replace(/^\/\//, 'https://') ?? null;
  if (src === null || !/^https:\/\//i.test(src)) return null;
  const height = Number(textOf('height') ?? Number.NaN);
  return { src, title: textOf('title') ?? src, height: height > 0 ? height : null };
}

function isKnown(name: string): boolean {
  return HTML_ELEMENTS.has(name.toLowerCase()) || FOREIGN_ELEMENTS.has(name);
}

function findClose(html: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}\\s*>`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html) === null ? html.length : pattern.lastIndex;
}

function shorten(code: string): string {
  const flat = code.replace(/\s+/g, ' ').trim();
  return flat.length > 40 ? `${flat.slice(0, 40)}…` : flat;
}
