import { Parser } from 'htmlparser2';
import type { Facts } from './snapshot.ts';

/** What a page shows, and the addresses in it. */
export interface ReadPage {
  readonly facts: Facts;
  readonly addresses: readonly string[];
}

/** Elements whose text nobody sees. */
const SILENT = new Set(['script', 'style', 'template']);

/** Elements within a line of text. */
const INLINE =
  /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/;

/** Attributes that readers see or hear. */
const LABELS = ['alt', 'aria-label', 'title', 'placeholder', 'value'];

/** Hashes in the names of bundled files and preview images. */
const HASH = /(?<=\/assets\/[\w-]+-)[0-9A-Z]{8}(?=\.\w+$)|(?<=\/og\/)[0-9a-f]+/;

/** An address without the hash in it. */
export function withoutHash(address: string): string {
  return address.replace(HASH, '*');
}

/** Reads a served page. `main` is its article, and everything else is its frame. */
export function readPage(html: string, markdown: string): ReadPage {
  const [frame, article] = [newRegion(), newRegion()];
  const [head, headings, code, addresses]: [string[], string[], string[], string[]] = [[], [], [], []];
  /** Open elements whose text is a fact of its own. */
  const open: { readonly name: string; text: string; readonly done: (text: string) => void }[] = [];
  const collect = (name: string, done: (text: string) => void): void => void open.push({ name, text: '', done });
  let [region, silent, kind] = [frame, 0, ''];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src, content } = attributes;
      if (SILENT.has(name)) silent += 1;
      if (name === 'main') [region, kind] = [article, attributes.class ?? ''];
      const { ids, links, labels } = region;
      region.elements += 1;
      if (!INLINE.test(name)) region.text.push('\n');
      if (id !== undefined) ids.push(id);
      for (const label of LABELS) if (attributes[label] !== undefined) labels.push(`${label}: ${attributes[label]}`);
      if (href !== undefined) addresses.push(href);
      if (src !== undefined) addresses.push(src);
      if (src !== undefined) links.push(withoutHash(src));
      if (name === 'a' && href !== undefined) collect(name, (text) => links.push(`${withoutHash(href)} ${tidy(text)}`));
      if (/^h[1-6]$/.test(name)) collect(name, (text) => headings.push(`${name} #${id ?? ''} ${tidy(text)}`));
      if (name === 'pre') collect(name, (text) => code.push(text));
      if (name === 'link') head.push(`${attributes.rel}: ${withoutHash(href ?? '')}`);
      if (name === 'meta' && content !== undefined)
        head.push(`${attributes.name ?? attributes.property}: ${withoutHash(content)}`);
    },
    ontext(text) {
      if (silent > 0) return;
      region.text.push(text);
      for (const element of open) element.text += text;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (!INLINE.test(name)) region.text.push('\n');
      if (open.at(-1)?.name === name) finish(open.pop());
      if (name === 'main') region = frame;
    },
  });
  parser.end(html);
  const title = headings[0]?.replace(/^\S+ \S+ /, '') ?? '';
  return {
    addresses,
    facts: { kind, title, head, headings, code, markdown, ...toFacts(article), ...toFacts(frame, 'frame ') },
  };
}

function finish(element: { readonly text: string; readonly done: (text: string) => void } | undefined): void {
  element?.done(element.text);
}

function newRegion() {
  return { text: [] as string[], links: [] as string[], ids: [] as string[], labels: [] as string[], elements: 0 };
}

function toFacts({ text, ...others }: ReturnType<typeof newRegion>, prefix = ''): Facts {
  const facts = { text: tidy(text.join('')), ...others };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [prefix + name, fact]));
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
