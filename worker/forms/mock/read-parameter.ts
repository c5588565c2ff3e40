import { decodeOrKeep } from '../../model/path.ts';
import { isJson } from '../../request/value/media-type.ts';
import { DELIMITERS } from '../../request/write/parameter-style.ts';
import { matchesSchema } from '../check/check-value.ts';
import type { CheckOptions } from '../check/checker.ts';
import { type FlatSchema, flattenSchema } from '../check/flatten-schema.ts';
import { styleOf } from '../exchange/prepare-request.ts';
import type { TryItParameter } from '../exchange/record.ts';
import { parseJsonText, toScalar } from '../read/to-scalar.ts';

/** The parts of a request that contain parameters. */
export interface ReceivedParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | null;
  readonly cookies: ReadonlyMap<string, string>;
}

/** A parameter that the request has, but whose style is ambiguous or leaves no way back to its value. */
export const UNREAD = Symbol('unread');

/**
 * Parses a parameter according to its style and schema. Undefined if the request does not have it. If the schema allows
 * several types, the value is one that matches.
 */
export function readParameter(parameter: TryItParameter, parts: ReceivedParts, options: CheckOptions): unknown {
  const { schema, content, in: location } = parameter;
  const texts = findTexts(parameter, parts);
  if (location === 'querystring') return texts === null ? undefined : UNREAD;
  if (content !== undefined) {
    if (texts === null) return undefined;
    return isJson(content) ? parseJsonText(texts[0] ?? '') : UNREAD;
  }
  const shapes = listShapes(schema, options);
  if (shapes.some(({ types }) => types.includes('object'))) return readObject(parameter, parts, shapes, options);
  if (texts === null) return undefined;
  const lists = shapes.filter(({ types }) => types.includes('array'));
  const values = [
    ...lists.map(({ items }) => splitList(parameter, texts).map((piece) => readText(piece, items, options))),
    ...(lists.length === shapes.length ? [] : [readText(stripPrefix(parameter, texts.join(',')), schema, options)]),
  ];
  const found = values.find((value) => matchesSchema(value, schema, options));
  if (found !== undefined || lists.length === 0) return found ?? values[0];
  // A separator may also be part of a text, and the cookies of one name are one.
  const isRepeated = location === 'query' && (texts.length > 1 || styleOf(parameter).explode);
  const isAmbiguous = location === 'cookie' || (!isRepeated && lists.some(({ items }) => mayBeText(items, options)));
  return isAmbiguous ? UNREAD : values[0];
}

/** The schema, or its alternatives. */
function listShapes(schema: unknown, options: CheckOptions): readonly FlatSchema[] {
  const flat = flattenSchema(schema, options.resolveRef);
  return flat.branches.length === 0 ? [flat] : flat.branches.map((branch) => flattenSchema(branch, options.resolveRef));
}

function mayBeText(items: unknown, options: CheckOptions): boolean {
  return listShapes(items, options).some(({ types }) => types.length === 0 || types.includes('string'));
}

/** A text as a value that matches the schema, or else as one of its types. Nested values are JSON. */
function readText(text: string, schema: unknown, options: CheckOptions): unknown {
  const shapes = listShapes(schema, options);
  const isComplex = shapes.some(({ types }) => types.includes('object') || types.includes('array'));
  const typed = shapes.map(({ types }) => toScalar(text, types));
  const values = isComplex ? [parseJsonText(text), ...typed] : [...typed, parseJsonText(text), null];
  return values.find((value) => matchesSchema(value, schema, options)) ?? values[0];
}

/** The texts of the items: the reverse of `serializeParameter`. */
function splitList(parameter: TryItParameter, texts: readonly string[]): string[] {
  const { in: location, name } = parameter;
  const { style, explode } = styleOf(parameter);
  const [first = ''] = texts;
  if (texts.length > 1 || (explode && (location === 'query' || location === 'cookie'))) return withoutEmpty(texts);
  if (style === 'matrix' && explode)
    return first
      .split(';')
      .slice(1)
      .map((pair) => pair.replace(`${name}=`, ''));
  const separator = style === 'label' && explode ? '.' : (DELIMITERS[style] ?? ',');
  return withoutEmpty(stripPrefix(parameter, first).split(separator));
}

function withoutEmpty(pieces: readonly string[]): string[] {
  return pieces.filter((piece, index) => piece !== '' || index > 0);
}

/** Removes what RFC 6570 §3.2.5 and §3.2.7 write before a value: `.3`, `;id=3`. */
function stripPrefix(parameter: TryItParameter, text: string): string {
  const { style } = styleOf(parameter);
  if (style === 'label') return text.replace(/^\./, '');
  if (style !== 'matrix') return text;
  const [, value = ''] = text.split(/=(.*)/s, 2);
  return value;
}

function findTexts(
  { in: location, name }: TryItParameter,
  { path, query, header, cookies }: ReceivedParts,
): string[] | null {
  const one = (text: string | null | undefined): string[] | null => (text == null ? null : [text]);
  if (location === 'path') return one(Object.hasOwn(path, name) ? path[name] : null);
  if (location === 'header') return one(header(name));
  // Clients encode a cookie's value if its style is `form`.
  if (location === 'cookie') return one(cookies.has(name) ? decodeOrKeep(cookies.get(name) ?? '') : null);
  if (location === 'querystring') return one(query.toString());
  return query.has(name) ? query.getAll(name) : query.has(`${name}[]`) ? query.getAll(`${name}[]`) : null;
}

/**
 * Properties appear under their own names or as `name[property]`. Only objects of scalars in the query are parsed;
 * the forms of others are ambiguous.
 */
function readObject(
  { in: location, name }: TryItParameter,
  { query }: ReceivedParts,
  shapes: readonly FlatSchema[],
  options: CheckOptions,
): unknown {
  const [{ properties } = {}] = shapes;
  if (location !== 'query' || shapes.length > 1 || properties === undefined) return UNREAD;
  const members = new Map<string, unknown>();
  for (const [key, text] of query) {
    if (key === name) return UNREAD;
    const [, deep, more] = key.startsWith(`${name}[`) ? (/^\[([^\]]*)\](.*)$/.exec(key.slice(name.length)) ?? []) : [];
    if (more || members.has(deep ?? key)) return UNREAD;
    const member = deep ?? key;
    if (Object.hasOwn(properties, member)) members.set(member, readText(text, properties[member], options));
    else if (deep !== undefined) return UNREAD;
  }
  return members.size === 0 ? UNREAD : Object.fromEntries(members);
}
