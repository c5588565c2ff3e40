import {
  isPlainArray,
  isPlainObject,
  type PlainObject,
  type PlainValue,
  toJsonText,
  toPlainValue,
} from '../read/plain-value.ts';
import { type EncodeOptions, percentEncode } from './percent-encode.ts';

export interface ParameterStyle {
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/** The styles of each place, its default first (OpenAPI 3.2 §4.12 "Style Values"). */
const STYLES: Readonly<Record<ParameterStyle['place'], readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

// Longer values are shortened, and what a long name repeats is dropped: no URL carries them.
const MAX_VALUE_LENGTH = 8_192;
const MAX_WIRE_LENGTH = 32_768;

/**
 * The style with what the description leaves out (OpenAPI 3.2 §4.12.2). A style that the place does not have becomes
 * its default, `explode` still following the style that was written: `simple` in a query means `?tag=a,b`.
 * `deepObject` always explodes, as without it is not defined. An unknown place is read as the query.
 */
export function toParameterStyle(
  place: string,
  style: string | null,
  explode: boolean | null,
  allowReserved: boolean,
): ParameterStyle {
  const known = isPlace(place) ? place : 'query';
  const fallback = STYLES[known][0] ?? 'form';
  const chosen = style !== null && STYLES[known].includes(style) ? style : fallback;
  const written = style !== null && Object.values(STYLES).flat().includes(style) ? style : chosen;
  const explodes = chosen === 'deepObject' || (explode ?? (written === 'form' || written === 'cookie'));
  return { place: known, style: chosen, explode: explodes, allowReserved };
}

/**
 * How a value travels, percent-encoded where it has to be: the `name=value` pairs of a query joined by `&`, the text of
 * a path segment, the value of a header, the value of the `Cookie` header. Empty when there is nothing to send.
 */
export function serializeParameter(name: string, value: unknown, style: ParameterStyle): string {
  return write(name, value, style, false) ?? '';
}

/**
 * The same for a reader: `?tag=a&tag=b`, `/;id=3`, `X-Tags: a,b`, `Cookie: id=3`. Only what would be misread stays
 * percent-encoded. Empty when there is nothing to send.
 */
export function wireExample(name: string, value: unknown, style: ParameterStyle): string {
  const text = write(name, value, style, true);
  if (text === null) return '';
  switch (style.place) {
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

/** How the parts of one value are spelled and put together. */
interface Notation {
  /** The parameter's name, or that of a member which takes its place. */
  readonly toName: (name: string) => string;
  /** `list`: the value stands beside others with a comma between. */
  readonly toText: (value: PlainValue, list: boolean) => string;
  readonly pipe: string;
  readonly brackets: readonly [string, string];
  /** Between exploded pairs. */
  readonly separator: string;
}

/** Null when there is nothing to send: no value, or an empty array or object (RFC 6570 §2.3). */
function write(name: string, value: unknown, style: ParameterStyle, readable: boolean): string | null {
  if (value === undefined) return null;
  const plain = toPlainValue(value, MAX_VALUE_LENGTH).value;
  const notation = toNotation(style, readable);
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
  return writePair(notation.toName(name), notation.toText(plain, false), style.style);
}

function toNotation({ place, style, allowReserved }: ParameterStyle, readable: boolean): Notation {
  if (place === 'header' || style === 'cookie') {
    // Percent-encoded, dates, entity tags and tokens would arrive as something else: clients send headers as they are
    // (OpenAPI 3.2 Appendix D), and so does the style `cookie`.
    return {
      toName: toLine,
      toText: (value) => toLine(toText(value)),
      pipe: '|',
      brackets: ['[', ']'],
      separator: place === 'header' ? ',' : '; ',
    };
  }
  const harmless = HARMLESS[place];
  const shown: EncodeOptions = readable ? { keep: harmless, keepUnicode: true } : {};
  const options = allowReserved
    ? { ...shown, keep: place === 'path' ? RESERVED.replace(/[/?]/g, '') : RESERVED, keepTriplets: true }
    : shown;
  // A list needs its commas for itself; a single value may show them.
  const single = readable && place === 'query' && !allowReserved ? { ...options, keep: `${harmless},` } : options;
  return {
    // `$filter`, `user:name`: what has no meaning where it stands needs no code in a name.
    toName: (name) => percentEncode(name, { keep: readable ? `${harmless}[]` : harmless, keepUnicode: readable }),
    toText: (value, list) => percentEncode(toText(value), list ? options : single),
    pipe: readable ? '|' : '%7C',
    brackets: readable ? ['[', ']'] : ['%5B', '%5D'],
    // RFC 6570 has `&` for `form`, which would make one cookie of them all (RFC 6265 §4.2.1).
    separator: place === 'cookie' ? '; ' : '&',
  };
}

// RFC 3986 §2.2, without those that a query or path cannot hold (`#[]`) or reads as something else (`&+`).
const RESERVED = ":/?@!$'()*,;=";
// The reserved characters that mean nothing where they stand: times, addresses and e-mail stay readable with them.
const HARMLESS: Readonly<Record<ParameterStyle['place'], string>> = {
  path: ":@!$'()*",
  query: ":/@!$'()*",
  header: '',
  cookie: ':/@',
};

function writeItems(
  name: string,
  items: readonly PlainValue[],
  { style, explode }: ParameterStyle,
  notation: Notation,
): string {
  const { toName, toText: encode, pipe } = notation;
  const list = style === 'simple' || !explode;
  const texts = items.map((item) => encode(item, list));
  if (style === 'simple') return texts.join(',');
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`;
  const written = toName(name);
  if (explode)
    return joinPairs(
      texts.map((text) => writePair(written, text, style)),
      style === 'matrix' ? '' : notation.separator,
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
  const list = style === 'simple' || !explode;
  if (!explode) {
    const texts = members.flatMap(([key, member]) => [encode(key, true), encode(member, true)]);
    if (style === 'simple') return texts.join(',');
    if (style === 'label') return `.${texts.join(',')}`;
    return writePair(toName(name), texts.join(toDelimiter(style, pipe)), style);
  }
  const isPath = style === 'simple' || style === 'label';
  const pairs = members.map(([key, member]) => {
    const text = encode(member, list);
    return isPath ? `${encode(key, true)}=${text}` : writePair(toName(key), text, style);
  });
  if (style === 'simple') return pairs.join(',');
  if (style === 'label') return `.${pairs.join('.')}`;
  return joinPairs(pairs, style === 'matrix' ? '' : notation.separator);
}

/** One value with its name, as the style writes it; `matrix` leaves out the `=` of an empty one (RFC 6570 §3.2.7). */
function writePair(name: string, text: string, style: string): string {
  if (style === 'simple') return text;
  if (style === 'label') return `.${text}`;
  if (style === 'matrix') return text === '' ? `;${name}` : `;${name}=${text}`;
  return `${name}=${text}`;
}

function toDelimiter(style: string, pipe: string): string {
  if (style === 'spaceDelimited') return '%20';
  return style === 'pipeDelimited' ? pipe : ',';
}

/**
 * `filter[status]=open`. For what is nested, which OpenAPI leaves undefined, the form that most servers read (qs, PHP,
 * Rails, Stripe): `filter[a][b]=1`, `tags[]=x` for scalars, `items[0][id]=1` for objects.
 */
function writeDeep(prefix: string, value: readonly PlainValue[] | PlainObject, notation: Notation): string | null {
  const [open, close] = notation.brackets;
  const hasObjects = isPlainArray(value) && value.some((item) => typeof item === 'object' && item !== null);
  const pairs = Object.entries(value).flatMap(([key, member]: [string, PlainValue]) => {
    const inner = `${prefix}${open}${isPlainArray(value) && !hasObjects ? '' : notation.toText(key, false)}${close}`;
    if (member === null) return [];
    if (typeof member !== 'object') return [`${inner}=${notation.toText(member, false)}`];
    return writeDeep(inner, member, notation) ?? [];
  });
  return pairs.length === 0 ? null : joinPairs(pairs, '&');
}

/** The pairs up to `MAX_WIRE_LENGTH`, at least one. */
function joinPairs(pairs: readonly string[], separator: string): string {
  let length = 0;
  const fitting = pairs.findIndex((pair, index) => {
    length += pair.length;
    return length > MAX_WIRE_LENGTH && index > 0;
  });
  return (fitting === -1 ? pairs : pairs.slice(0, fitting)).join(separator);
}

/** Null is the empty text; what is nested where a style has no place for it is JSON, as most clients send it. */
function toText(value: PlainValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

function toLine(text: string): string {
  return text
    .replace(/[\r\n]+[ \t]*/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

function isPlace(place: string): place is ParameterStyle['place'] {
  return Object.hasOwn(STYLES, place);
}
