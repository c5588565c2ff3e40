import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { Rule } from '../../../base/report/rules.ts';
import { type ShownFrame, toLink } from '../../blocks/frame/frame-html.ts';
import { isScript } from '../../html/addresses.ts';
import { BLOCKED_ELEMENTS, FOREIGN_ELEMENTS, HTML_ELEMENTS, VOID_ELEMENTS } from '../../html/elements.ts';
import { HtmlBuilder, type HtmlRules, isKept, type OpenElement } from '../../html/html-builder.ts';
import { findHiddenEnd } from '../../html/read-markup.ts';
import { parsePlainData } from '../../mdx/plain-data.ts';
import { element, type HtmlElement } from '../../text/html-node.ts';
import { type Attribute, parseTag, type Tag } from '../../text/markdown/parse-tag.ts';
import { type Content, markupToken, type SiteToken } from '../../text/tokens.ts';

/** The page around the HTML. */
interface HtmlContext {
  /** The href for a URL in the source. */
  resolve(url: string, use: 'link' | 'media', offset: number): string;
  /** Image attributes that the build knows better: URL and size. */
  image(url: string, offset: number): Readonly<Record<string, string>>;
  /** The text of an attribute expression such as `require('./a.png')`; null for code. */
  evaluate(code: string): string | null;
  /** The figure of a frame; null if the site does not allow its host. */
  frame(frame: ShownFrame): HtmlElement | null;
  note(rule: Rule, offset: number, message: string): void;
  readonly detailsLabel: string;
}

const SHOWN: HtmlRules['shown'] = new Map(
  [...HTML_ELEMENTS, ...FOREIGN_ELEMENTS].map((name): [string, 'all'] => [name, 'all']),
);

/**
 * Collects the resolved tokens of a Markdown container, and puts those between an author's tags into elements: HTML or
 * JSX without what the Content-Security-Policy would block. Words in angle brackets are text. Tags are balanced, because
 * a stray `</div>` would close the page around the container.
 */
export class AuthorHtml {
  readonly #context: HtmlContext;
  readonly #rules: HtmlRules;
  readonly #builder: HtmlBuilder<Content>;
  readonly #tokens: SiteToken[] = [];
  #isBlock = false;

  constructor(context: HtmlContext) {
    this.#context = context;
    this.#rules = {
      shown: SHOWN,
      hidden: new Set(),
      detailsLabel: context.detailsLabel,
      isPartial: true,
      onUnbalanced: (fault, name, offset) => context.note('unclosed-tag', offset, describeUnbalanced(fault, name)),
    };
    this.#builder = new HtmlBuilder(this.#rules);
  }

  /** Adds HTML at an offset of the page. Its tags may stay open for what follows. */
  html(html: string, offset: number, isBlock: boolean): void {
    this.#isBlock = isBlock;
    let at = 0;
    for (let next = html.indexOf('<'); next !== -1; next = html.indexOf('<', at)) {
      this.#text(html.slice(at, next));
      at = this.#markup(html, next, offset + next);
    }
    this.#text(html.slice(at));
    this.#takeMarkup();
  }

  /** Adds Markdown. */
  add(tokens: readonly SiteToken[]): void {
    if (this.#builder.isOpen) this.#builder.add({ name: null, tokens: [...tokens] });
    else this.#tokens.push(...tokens);
  }

  /** Adds an element with its content. Returns false for an unknown one. */
  element(tag: Tag, offset: number, isBlock: boolean, content: () => SiteToken[]): boolean {
    if (!isKnown(tag.name)) return false;
    this.#isBlock = isBlock;
    const opened = this.#open(tag, offset);
    const inner = content();
    if (inner.length > 0) this.#builder.add({ name: null, tokens: inner });
    this.#builder.close(opened);
    if (isBlock) this.#text('\n');
    this.#takeMarkup();
    return true;
  }

  /** The tokens, with all tags closed. */
  end(): SiteToken[] {
    this.#builder.end();
    this.#takeMarkup();
    return this.#tokens;
  }

  #takeMarkup(): void {
    const { nodes, isOpen } = this.#builder;
    if (!isOpen && nodes.length > 0) this.#tokens.push(markupToken(nodes.splice(0), this.#isBlock));
  }

  #text(text: string): void {
    this.#builder.text(decodeHTML(text));
  }

  /** Adds what a `<` begins. Returns where it ends. */
  #markup(html: string, start: number, offset: number): number {
    if (/[!?]/.test(html[start + 1] ?? '')) {
      if (html.startsWith('<!--', start) && !html.includes('-->', start + 2))
        this.#context.note(
          'swallowed-content',
          offset,
          'Cannot find the end of this comment: nothing closes it, so it hides what follows. Add "-->".',
        );
      return findHiddenEnd(html, start);
    }
    const tag = parseTag(html, start);
    const end = start + (tag?.length ?? 1);
    const name = tag?.name.toLowerCase() ?? '';
    if (tag !== null && BLOCKED_ELEMENTS.has(name)) {
      this.#blocked(tag, name, offset);
      return tag.kind === 'open' && !VOID_ELEMENTS.has(name) ? findClose(html, end, name) : end;
    }
    if (tag === null || !isKnown(tag.name)) {
      if (tag !== null && tag.kind !== 'close') this.#noteUnknown(tag.name, offset);
      this.#builder.text(html.slice(start, end));
    } else if (tag.kind === 'close') this.#builder.closeLast(toName(tag), offset);
    else {
      const opened = this.#open(tag, offset);
      // HTML has no `<div/>`: the element would stay open.
      if (tag.kind === 'empty') this.#builder.close(opened);
    }
    return end;
  }

  #blocked(tag: Tag, name: string, offset: number): void {
    const frame = toFrame(tag);
    const shown = frame === null ? null : this.#context.frame(frame);
    if (tag.kind !== 'close' && shown === null)
      this.#context.note(
        'unsafe-html',
        offset,
        `Cannot show <${name}>: the Content-Security-Policy blocks it. Remove it, or link to its content.`,
      );
    if (frame !== null) this.#builder.add(shown ?? element('p', [toLink(frame)]));
  }

  #open(tag: Tag, offset: number): OpenElement<Content> | null {
    const attributes = new Map<string, string>();
    for (const attribute of tag.attributes) this.#addAttribute(tag.name, attribute, offset, attributes);
    const name = toName(tag);
    if (name === 'img') this.#completeImage(attributes, offset);
    if (name === 'a' && /^https?:/i.test(attributes.get('href') ?? ''))
      attributes.set('target', '_blank').set('rel', 'noopener noreferrer');
    return this.#builder.open(name, Object.fromEntries(attributes), offset);
  }

  #addAttribute(name: string, { name: written, value }: Attribute, offset: number, to: Map<string, string>): void {
    const { resolve, note } = this.#context;
    const key = written.toLowerCase();
    const owner = toName({ name });
    if (written !== '' && !isKept(this.#rules, owner, key)) {
      if (!/^[a-z_:][\w:.-]*$/.test(key)) return;
      const instead = key === 'style' ? 'Use a class, or Markdown.' : 'Remove it.';
      note(
        'unsafe-html',
        offset,
        `Cannot keep "${written}" on <${name}>: the Content-Security-Policy does not allow inline styles and scripts. ${instead}`,
      );
      return;
    }
    const text = this.#attributeText(name, { name: written, value }, offset);
    if (text === null || written === '') return;
    const use = value.kind === 'none' ? undefined : URL_USES.get(key);
    if (use === undefined) to.set(FOREIGN_ELEMENTS.has(name) ? written : key, text);
    else if (isScript(text))
      note(
        'unsafe-html',
        offset,
        `Cannot keep the URL of <${name}>: it starts with ${JSON.stringify(text.trim().slice(0, 11))}. Link to a page or an http(s) URL.`,
      );
    else {
      if (MEDIA_ELEMENTS.has(owner) && key === 'src' && /^\s*(?:https?:)?\/\//i.test(text))
        note(
          'unsafe-html',
          offset,
          `Cannot play ${JSON.stringify(text.trim())}: the Content-Security-Policy allows only files from this site. Copy the file next to the page, or link to it.`,
        );
      to.set(key, key === 'src' && owner === 'img' ? text : resolve(text, use, offset));
    }
  }

  /** The text of a value; empty without one. */
  #attributeText(element: string, { name, value }: Attribute, offset: number): string | null {
    if (value.kind === 'none') return '';
    if (value.kind === 'text') return decodeHTMLAttribute(value.text);
    const data = parsePlainData(value.code);
    if (typeof data === 'boolean') return data ? '' : null;
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

  #completeImage(attributes: Map<string, string>, offset: number): void {
    const src = attributes.get('src');
    if (src === undefined || src === '') return;
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

function describeUnbalanced(fault: 'unclosed' | 'unopened', name: string): string {
  return fault === 'unclosed'
    ? `Cannot leave <${name}> open: nothing closes it here. Add </${name}>, or write "&lt;" for "<".`
    : `Cannot close </${name}>: no <${name}> is open here. Remove the tag, or open it in the same paragraph, list item or block.`;
}

/** Reads an `<iframe>` from another host; null for anything else. */
function toFrame({ name, kind, attributes }: Tag): ShownFrame | null {
  if (name.toLowerCase() !== 'iframe' || kind === 'close') return null;
  const textOf = (wanted: string): string | null => {
    const value = attributes.find((attribute) => attribute.name.toLowerCase() === wanted)?.value;
    return value?.kind === 'text' ? decodeHTMLAttribute(value.text) : null;
  };
  const src = textOf('src')?.trim().replace(/^\/\//, 'https://') ?? null;
  if (src === null || !/^https:\/\//i.test(src)) return null;
  const height = Number(textOf('height') ?? Number.NaN);
  return { src, title: textOf('title') ?? src, height: height > 0 ? height : null };
}

function isKnown(name: string): boolean {
  return HTML_ELEMENTS.has(name.toLowerCase()) || FOREIGN_ELEMENTS.has(name);
}

/** HTML names are not case-sensitive, but those of SVG and MathML are. */
function toName({ name }: Pick<Tag, 'name'>): string {
  return FOREIGN_ELEMENTS.has(name) ? name : name.toLowerCase();
}

function findClose(html: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}\\s*>`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html) === null ? html.length : pattern.lastIndex;
}

/** Code on one line, for messages. */
export function shorten(code: string): string {
  const flat = code.replace(/\s+/g, ' ').trim();
  return flat.length > 40 ? `${flat.slice(0, 40)}…` : flat;
}
