import { type PlainValue, toJsonText } from '../value/plain-value.ts';
import type { ParameterStyle } from './parameter-style.ts';
import { type EncodeOptions, percentEncode } from './percent-encode.ts';

/** How the parts of a value are encoded and joined. */
export interface Notation {
  /** The parameter's name, or that of a member that replaces it. */
  readonly toName: (name: string) => string;
  readonly toText: (value: PlainValue) => string;
  readonly pipe: string;
  readonly brackets: readonly [string, string];
  /** Between exploded pairs. */
  readonly separator: string;
  /** Characters of a value. Longer ones are shortened. */
  readonly maxLength: number;
}

// Longer values do not fit in a URL. Samples show the beginning.
const MAX_VALUE_LENGTH = 8_192;

/** `readable`: for display, encoding only what would be ambiguous. */
export function toNotation(
  { location, style, allowReserved }: ParameterStyle,
  readable: boolean,
  maxLength = MAX_VALUE_LENGTH,
): Notation {
  if (location === 'header' || style === 'cookie') {
    // Percent-encoded dates, entity tags and tokens would arrive changed, because clients send headers unchanged
    // (OpenAPI 3.2 Appendix D). The same applies to the style `cookie`.
    return {
      toName: toLine,
      toText: (value) => toLine(toText(value)),
      pipe: '|',
      brackets: ['[', ']'],
      separator: location === 'header' ? ',' : '; ',
      maxLength,
    };
  }
  const harmless = HARMLESS[location];
  const shown: EncodeOptions = readable ? { keep: harmless, keepUnicode: true } : {};
  const options = allowReserved
    ? { ...shown, keep: location === 'path' ? RESERVED.replace(/[/?]/g, '') : RESERVED, keepTriplets: true }
    : shown;
  return {
    // `$filter`, `user:name`: in a name, characters without special meaning need no encoding.
    toName: (name) => percentEncode(name, { keep: readable ? `${harmless}[]` : harmless, keepUnicode: readable }),
    toText: (value) => percentEncode(toText(value), options),
    pipe: readable ? '|' : '%7C',
    brackets: readable ? ['[', ']'] : ['%5B', '%5D'],
    // RFC 6570 has `&` for `form`, which would merge them all into one cookie (RFC 6265 §4.2.1).
    separator: location === 'cookie' ? '; ' : '&',
    maxLength,
  };
}

// RFC 3986 §2.2, without those that a query or path cannot contain (`#[]`) or that have another meaning (`&+`).
const RESERVED = ":/?@!$'()*,;=";
// Reserved characters without special meaning in a location, which keep times, addresses and email readable.
const HARMLESS: Readonly<Record<ParameterStyle['location'], string>> = {
  path: ":@!$'()*",
  query: ":/@!$'()*",
  header: '',
  cookie: ':/@',
};

/** Null becomes empty text. Nested values that a notation cannot express become JSON, as most clients send them. */
export function toText(value: PlainValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Text without line breaks. */
export function toLine(text: string): string {
  return text
    .replace(/[\r\n]+[ \t]*/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}
