export interface ParameterStyle {
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/**
 * The styles of each location, default first (OpenAPI 3.2 §4.12 "Style Values"). `tabDelimited` is from Swagger 2.0.
 */
const STYLES: Readonly<Record<ParameterStyle['location'], readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'tabDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** What separates the items of a list that is one text, by style. For others, it is a comma. */
export const DELIMITERS: Readonly<Record<string, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

/**
 * The style with defaults filled in (OpenAPI 3.2 §4.12.2). A style that the location does not support becomes the
 * location's default, but `explode` still follows the written style: `simple` in a query means `?tag=a,b`. `deepObject`
 * always explodes, because the alternative is undefined. An unknown location is treated as the query.
 */
export function toParameterStyle(
  location: string,
  style: string | null,
  explode: boolean | null,
  allowReserved: boolean,
): ParameterStyle {
  const known = isLocation(location) ? location : 'query';
  const fallback = STYLES[known][0] ?? 'form';
  const chosen = style !== null && STYLES[known].includes(style) ? style : fallback;
  const written = style !== null && Object.values(STYLES).flat().includes(style) ? style : chosen;
  const explodes = chosen === 'deepObject' || (explode ?? (written === 'form' || written === 'cookie'));
  return { location: known, style: chosen, explode: explodes, allowReserved };
}

function isLocation(location: string): location is ParameterStyle['location'] {
  return Object.hasOwn(STYLES, location);
}
