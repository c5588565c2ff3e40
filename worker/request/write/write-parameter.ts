import { toExactJson } from '../value/exact-integers.ts';
import { isJson } from '../value/media-type.ts';
import { isPlainArray, isPlainObject, type PlainObject, type PlainValue, toPlainValue } from '../value/plain-value.ts';
import { type Notation, toLine, toNotation } from './parameter-notation.ts';
import { DELIMITERS, type ParameterStyle } from './parameter-style.ts';

/**
 * A serialized value, percent-encoded where necessary: the `name=value` pairs of a query joined by `&`, a path segment,
 * a header value, or the value of the `Cookie` header. Empty if there is nothing to send. A value of more than
 * `maxLength` characters is shortened, by default to what an example shows.
 */
export function serializeParameter(name: string, value: unknown, style: ParameterStyle, maxLength?: number): string {
  return writeParameter(name, value, style, toNotation(style, false, maxLength)) ?? '';
}

/**
 * The same for display: `?tag=a&tag=b`, `/;id=3`, `X-Tags: a,b`, `Cookie: id=3`. Encodes only what would be ambiguous.
 * Empty if there is nothing to send.
 */
export function wireExample(name: string, value: unknown, style: ParameterStyle): string {
  const text = writeParameter(name, value, style, toNotation(style, true));
  if (text === null) return '';
  switch (style.location) {
    case 'query':
      return `?${text}`;
    case 'path':
      return `/${text}`;
    case 'header':
      return `${toLine(name)}: ${text}`.trimEnd();
    case 'cookie':
      return `Cookie: ${text}`;
  }
}

/** Null if there is nothing to send: no value, or an empty array or object (RFC 6570 §2.3). */
function writeParameter(name: string, value: unknown, style: ParameterStyle, notation: Notation): string | null {
  if (value === undefined) return null;
  const plain = toPlainValue(value, notation.maxLength).value;
  if (style.style === 'deepObject' && typeof plain === 'object' && plain !== null)
    return writeDeep(notation.toName(name), plain, notation);
  if (isPlainArray(plain)) {
    const items = plain.filter((item) => item !== null);
    return items.length === 0 ? null : writeItems(name, items, style, notation);
  }
  if (isPlainObject(plain)) {
    const members = Object.entries(plain).filter(([, member]) => member !== null);
    return members.length === 0 ? null : writeMembers(name, members, style, notation);
  }
  return writePair(notation.toName(name), notation.toText(plain), style.style);
}

function writeItems(
  name: string,
  items: readonly PlainValue[],
  { style, explode }: ParameterStyle,
  notation: Notation,
): string {
  const { toName, toText: encode, pipe } = notation;
  const texts = items.map(encode);
  if (style === 'simple') return texts.join(',');
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`;
  const written = toName(name);
  if (explode)
    return joinPairs(
      texts.map((text) => writePair(written, text, style)),
      style === 'matrix' ? '' : notation.separator,
      notation,
    );
  return writePair(written, texts.join(toDelimiter(style, pipe)), style);
}

function writeMembers(
  name: string,
  members: readonly [string, PlainValue][],
  { style, explode }: ParameterStyle,
  notation: Notation,
): string {
  const { toName, toText: encode, pipe } = notation;
  if (!explode) {
    const texts = members.flatMap(([key, member]) => [encode(key), encode(member)]);
    if (style === 'simple') return texts.join(',');
    if (style === 'label') return `.${texts.join(',')}`;
    return writePair(toName(name), texts.join(toDelimiter(style, pipe)), style);
  }
  const isPath = style === 'simple' || style === 'label';
  const pairs = members.map(([key, member]) => {
    const text = encode(member);
    return isPath ? `${encode(key)}=${text}` : writePair(toName(key), text, style);
  });
  if (style === 'simple') return pairs.join(',');
  if (style === 'label') return `.${pairs.join('.')}`;
  return joinPairs(pairs, style === 'matrix' ? '' : notation.separator, notation);
}

/** A value with its name, in the given style. `matrix` omits the `=` of an empty value (RFC 6570 §3.2.7). */
function writePair(name: string, text: string, style: string): string {
  if (style === 'simple') return text;
  if (style === 'label') return `.${text}`;
  if (style === 'matrix') return text === '' ? `;${name}` : `;${name}=${text}`;
  return `${name}=${text}`;
}

function toDelimiter(style: string, pipe: string): string {
  const delimiter = DELIMITERS[style];
  if (delimiter === undefined) return ',';
  return delimiter === '|' ? pipe : encodeURIComponent(delimiter);
}

/**
 * `filter[status]=open`. Nested values, which OpenAPI leaves undefined, use the form that most servers support (qs,
 * PHP, Rails, Stripe): `filter[a][b]=1`, `tags[]=x` for scalars, `items[0][id]=1` for objects.
 */
function writeDeep(prefix: string, value: readonly PlainValue[] | PlainObject, notation: Notation): string | null {
  const [open, close] = notation.brackets;
  const hasObjects = isPlainArray(value) && value.some((item) => typeof item === 'object' && item !== null);
  const pairs = Object.entries(value).flatMap(([key, member]: [string, PlainValue]) => {
    const inner = `${prefix}${open}${isPlainArray(value) && !hasObjects ? '' : notation.toText(key)}${close}`;
    if (member === null) return [];
    if (typeof member !== 'object') return [`${inner}=${notation.toText(member)}`];
    return writeDeep(inner, member, notation) ?? [];
  });
  return pairs.length === 0 ? null : joinPairs(pairs, '&', notation);
}

/** The pairs, at least one, up to four times the length of a value: each may repeat a long name. */
function joinPairs(pairs: readonly string[], separator: string, { maxLength }: Notation): string {
  let length = 0;
  const fitting = pairs.findIndex((pair, index) => {
    length += pair.length;
    return length > maxLength * 4 && index > 0;
  });
  return (fitting === -1 ? pairs : pairs.slice(0, fitting)).join(separator);
}

/**
 * The text of a parameter that has a media type instead of a style, not percent-encoded. Text that is not JSON stays as
 * it is.
 */
export function writeParameterContent(value: unknown, mediaType: string): string | undefined {
  return typeof value === 'string' && !isJson(mediaType) ? value : toExactJson(value);
}
