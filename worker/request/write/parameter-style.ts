import { toLine } from './parameter-notation.ts';
import { writeParameter } from './write-parameter.ts';

export interface ParameterStyle {
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/** The styles of each place, its default first (OpenAPI 3.2 §4.12 "Style Values"); tabs are from Swagger 2.0. */
const STYLES: Readonly<Record<ParameterStyle['place'], readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'tabDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

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
  return writeParameter(name, value, style, false) ?? '';
}

/**
 * The same for a reader: `?tag=a&tag=b`, `/;id=3`, `X-Tags: a,b`, `Cookie: id=3`. Only what would be misread stays
 * percent-encoded. Empty when there is nothing to send.
 */
export function wireExample(name: string, value: unknown, style: ParameterStyle): string {
  const text = writeParameter(name, value, style, true);
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

function isPlace(place: string): place is ParameterStyle['place'] {
  return Object.hasOwn(STYLES, place);
}
