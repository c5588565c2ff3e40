import { type PlainValue, toJsonText } from '../value/plain-value.ts';
import type { ParameterStyle } from './parameter-style.ts';
import { type EncodeOptions, percentEncode } from './percent-encode.ts';

/** How the parts of one value are spelled and put together. */
export interface Notation {
  /** The parameter's name, or that of a member which takes its place. */
  readonly toName: (name: string) => string;
  /** `list`: the value is beside others with a comma between. */
  readonly toText: (value: PlainValue, list: boolean) => string;
  readonly pipe: string;
  readonly brackets: readonly [string, string];
  /** Between exploded pairs. */
  readonly separator: string;
}

/** `readable`: for a reader, with only that percent-encoded which would be misread. */
export function toNotation({ place, style, allowReserved }: ParameterStyle, readable: boolean): Notation {
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

/** Null is the empty text; what is nested where a style has no place for it is JSON, as most clients send it. */
function toText(value: PlainValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Text that no line ends in. */
export function toLine(text: string): string {
  return text
    .replace(/[\r\n]+[ \t]*/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}
