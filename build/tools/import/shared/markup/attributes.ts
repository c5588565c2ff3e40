import { type PlainData, parsePlainData } from '../../../../page/mdx/plain-data.ts';
import { unescapeHtml } from '../../../../page/text/escape.ts';
import type { Attribute } from '../../../../page/text/markdown/parse-tag.ts';
import type { ElementNode } from './markup-tree.ts';

/** Values that a page names in braces. */
export type NamedData = ReadonlyMap<string, PlainData>;

/** Reads the attributes of an element: text, data in braces, and data that the page names. */
export class AttributesOf {
  readonly #attributes: readonly Attribute[];
  readonly #data: NamedData;

  constructor({ tag }: ElementNode, data: NamedData) {
    this.#attributes = tag.attributes;
    this.#data = data;
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The text of an attribute on one line. Null if the attribute is missing or its value requires running code. */
  text(name: string): string | null {
    const value = this.#find(name)?.value;
    if (value === undefined || value.kind === 'none') return null;
    if (value.kind === 'text') return unescapeHtml(value.text).replace(/\s+/g, ' ').trim();
    const data = this.#dataOf(value.code);
    if (typeof data === 'string' || typeof data === 'number') return String(data).replace(/\s+/g, ' ').trim();
    return textOfElements(value.code);
  }

  /** The data of an attribute; undefined if only code could tell it. */
  data(name: string): PlainData | undefined {
    const value = this.#find(name)?.value;
    if (value === undefined) return undefined;
    if (value.kind === 'none') return true;
    return value.kind === 'text' ? unescapeHtml(value.text) : this.#dataOf(value.code);
  }

  flag(name: string): boolean {
    const data = this.data(name);
    return data !== undefined && data !== false && data !== 'false' && data !== null;
  }

  #find(name: string): Attribute | undefined {
    return this.#attributes.find((attribute) => attribute.name === name);
  }

  #dataOf(code: string): PlainData | undefined {
    return dataOf(code, this.#data);
  }
}

/** The data that an expression is, or names; undefined for code. */
export function dataOf(code: string, named: NamedData): PlainData | undefined {
  const plain = parsePlainData(code);
  if (plain !== undefined) return plain;
  if (!/^\s*[\w$]+(?:\.[\w$]+)*\s*$/.test(code)) return undefined;
  const [name = '', ...keys] = code.trim().split('.');
  return keys.reduce<PlainData | undefined>(
    (value, key) =>
      // An imported image is its address.
      typeof value === 'string' && key === 'src'
        ? value
        : typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
    named.get(name),
  );
}

/** The text of `<b>a</b>`; null if it has braces, or no text. */
function textOfElements(code: string): string | null {
  if (!/^\s*<[^{}]*>\s*$/.test(code)) return null;
  const text = unescapeHtml(code.replace(/<[^>]*>/g, ' '));
  return text.replace(/\s+/g, ' ').trim() || null;
}

/** An opening tag with these attributes: text, flags, and none for null. */
export function writeTag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | null>> = {},
  end = '>',
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null || value === false) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeAttribute(value)}"`];
  });
  return `<${name}${written.join('')}${end}`;
}

function escapeAttribute(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
