import { suggest } from '../../base/report/nearest.ts';
import type { PlainData } from '../mdx/plain-data.ts';
import type { Note } from '../text/headings/heading-outline.ts';
import type { Tag } from '../text/markdown/parse-tag.ts';
import type { ElementToken } from '../text/tokens.ts';

/**
 * The type of an attribute: text, a number, a flag without a value (`open`), JavaScript or data in braces, or one of
 * several words.
 */
export type AttributeKind = 'text' | 'number' | 'flag' | 'code' | 'data' | readonly string[];
export type AttributeSchema = Readonly<Record<string, AttributeKind>>;

type AttributeValue<Kind> = Kind extends readonly (infer Word)[]
  ? Word | null
  : Kind extends 'number'
    ? number | null
    : Kind extends 'flag'
      ? boolean
      : Kind extends 'data'
        ? PlainData
        : string | null;

export type AttributeValues<Schema> = { readonly [Name in keyof Schema]: AttributeValue<Schema[Name]> };

/** What reads the values that authors write. */
export interface AttributeReader {
  readonly note: Note;
  /** The text of an attribute, which may be an expression such as `require('./a.png')`. */
  text(tag: Pick<Tag, 'name' | 'attributes'>, name: string): string | null;
  /** The value of an expression that is, or names, plain data; undefined for code. */
  data(code: string): PlainData | undefined;
}

interface AttributeOwner<Schema> {
  readonly attributes: Schema;
  readonly isOfDocusaurus?: boolean;
}

/** Attributes allowed on any element. */
const COMMON = ['class', 'id', 'style', 'key'];

/** Reads the attributes of a block according to its schema, and reports unknown names and values. */
export function readAttributes<Schema extends AttributeSchema>(
  { attributes: schema, isOfDocusaurus = false }: AttributeOwner<Schema>,
  { tag, form }: ElementToken,
  page: AttributeReader,
): AttributeValues<Schema> {
  const written = form === 'directive' ? `:::${tag.name}` : `<${tag.name}>`;
  const names = Object.keys(schema);
  for (const { name } of tag.attributes) {
    if (isOfDocusaurus || name === '' || names.includes(name) || COMMON.includes(name)) continue;
    const known = names.length === 0 ? 'It has no attributes.' : `Its attributes are ${names.join(', ')}.`;
    page.note(
      'unknown-attribute',
      `Cannot read the attribute ${JSON.stringify(name)} of ${written}: there is no such attribute${suggest(name, names) || `. ${known}`}`,
    );
  }
  const values = names.map((name) => [name, readValue(name, schema[name] ?? 'text')]);
  return Object.fromEntries(values) as AttributeValues<Schema>;

  function readValue(name: string, kind: AttributeKind): PlainData {
    const value = tag.attributes.find((attribute) => attribute.name === name)?.value;
    if (kind === 'flag') return value !== undefined && page.text(tag, name) !== 'false' && !isFalse(value);
    if (kind === 'code') return value?.kind === 'code' ? value.code : null;
    const data = kind === 'data' && value?.kind === 'code' ? page.data(value.code) : undefined;
    if (data !== undefined) return data;
    const text = page.text(tag, name);
    if (text === null || kind === 'text' || kind === 'data') return text;
    if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : refuse(name, text, 'a number');
    return kind.includes(text) ? text : refuse(name, text, kind.join(', '), suggest(text, kind));
  }

  function refuse(name: string, found: string, allowed: string, suggestion = ''): null {
    page.note(
      'unknown-attribute',
      `Cannot read the attribute ${JSON.stringify(name)} of ${written}: ${JSON.stringify(found)} is not ${Array.isArray(schema[name]) ? 'one of ' : ''}${allowed}${suggestion || '.'}`,
    );
    return null;
  }
}

function isFalse(value: { readonly kind: string; readonly code?: string }): boolean {
  return value.kind === 'code' && value.code?.trim() === 'false';
}
