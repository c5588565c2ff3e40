import { findBalancedEnd } from './balanced.ts';

/** An HTML or JSX tag in the source. */
export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: readonly Attribute[];
  /** Length in characters. */
  readonly length: number;
}

export interface Attribute {
  readonly name: string;
  /** Text without its quotes, JavaScript without its braces, or nothing. */
  readonly value: AttributeValue;
}

type AttributeValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string };

/** JSX names that differ from HTML. */
const HTML_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

const NAME = /<(\/?)([A-Za-z][\w.:-]*)/y;
const SPACE = /\s*/y;
const ATTRIBUTE_NAME = /[^\s"'<>/={}]+/y;
const VALUE = /\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{]+))/y;
const END = /\s*(\/?)>/y;
/** A tag cannot contain an empty line: otherwise it is text. */
const EMPTY_LINE = /\n[ \t]*\n/;
const MAX_ATTRIBUTES = 100;

/** Parses the tag at an offset, or returns null. Attributes may use the syntax of HTML or JSX (`a={…}`, `{...a}`). */
export function parseTag(
  text: string,
  start: number,
  /** Whether a tag can contain an empty line, and attributes without space between them, as in MDX. */
  { isMdx = false }: { readonly isMdx?: boolean } = {},
): Tag | null {
  const [, slash = '', name] = matchAt(NAME, text, start) ?? [];
  if (name === undefined) return null;
  let at = NAME.lastIndex;
  const attributes: Attribute[] = [];
  for (let count = 0; count <= MAX_ATTRIBUTES; count++) {
    const end = matchAt(END, text, at);
    if (end !== null) {
      if (!isMdx && EMPTY_LINE.test(text.slice(start, END.lastIndex).replace(/"[^"]*"|\{[\s\S]*\}/g, ''))) return null;
      const kind = slash === '/' ? 'close' : end[1] === '/' ? 'empty' : 'open';
      return { name, kind, attributes, length: END.lastIndex - start };
    }
    const spaces = matchAt(SPACE, text, at)?.[0] ?? '';
    at += spaces.length;
    if (text[at] === '{') {
      const close = findBalancedEnd(text, at);
      if (close === -1) return null;
      attributes.push({ name: '', value: { kind: 'code', code: text.slice(at + 1, close - 1) } });
      at = close;
      continue;
    }
    const attribute =
      spaces === '' && !(isMdx && /["'}]/.test(text[at - 1] ?? '')) ? null : matchAt(ATTRIBUTE_NAME, text, at);
    if (attribute === null) return null;
    at += attribute[0].length;
    const value = readValue(text, at);
    if (value === null) return null;
    attributes.push({ name: HTML_NAMES.get(attribute[0]) ?? attribute[0], value: value.value });
    at = value.end;
  }
  return null;
}

/** Parses the attributes of a directive, `{columns=2 icon="file"}`, ignoring classes and ids. */
export function parseAttributes(text: string): readonly Attribute[] {
  const unclassed = text.replace(/"[^"]*"|'[^']*'|(?:^|\s)[.#][\w-]+/g, (part) => (/^["']/.test(part) ? part : ''));
  return parseTag(`<a ${unclassed}>`, 0)?.attributes ?? [];
}

function readValue(text: string, at: number): { readonly value: AttributeValue; readonly end: number } | null {
  const match = matchAt(VALUE, text, at);
  if (match === null) return { value: { kind: 'none' }, end: at };
  const end = VALUE.lastIndex;
  if (match[3] === undefined) return { value: { kind: 'text', text: match[1] ?? match[2] ?? match[4] ?? '' }, end };
  const close = findBalancedEnd(text, end - 1);
  return close === -1 ? null : { value: { kind: 'code', code: text.slice(end, close - 1) }, end: close };
}

/** The match of a sticky pattern at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
