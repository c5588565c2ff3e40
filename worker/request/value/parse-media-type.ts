/** A parsed media type or range (RFC 9110 §8.3.1), in lower case except for parameter values. */
interface MediaType {
  readonly type: string;
  readonly subtype: string;
  /** Structured syntax suffix without its `+` (RFC 6838 §4.2.8), or null. */
  readonly suffix: string | null;
  readonly parameters: ReadonlyMap<string, string>;
}

const MAX_NAME_LENGTH = 1_024;

/** Parses any text. Missing parts are empty. */
export function parseMediaType(name: string): MediaType {
  const [essence = '', ...parameters] = splitParameters(name.trim().slice(0, MAX_NAME_LENGTH));
  const [type = '', subtype = ''] = essence
    .toLowerCase()
    .split('/')
    .map((part) => part.trim());
  const plus = subtype.lastIndexOf('+');
  return {
    type,
    subtype,
    suffix: plus === -1 ? null : subtype.slice(plus + 1),
    parameters: new Map(parameters.flatMap(toParameter)),
  };
}

/** A media type without its parameters, in lower case. */
export function toEssence(name: string): string {
  const { type, subtype } = parseMediaType(name);
  return `${type}/${subtype}`;
}

/** Splits at semicolons outside quoted strings. */
function splitParameters(text: string): string[] {
  if (!text.includes(';')) return [text];
  const pieces = (text.match(/(?:"(?:[^"\\]|\\.)*"?|[^;"])+/g) ?? []).map((piece) => piece.trim());
  return text.startsWith(';') ? ['', ...pieces] : pieces;
}

function toParameter(piece: string): [string, string][] {
  const equals = piece.indexOf('=');
  if (equals < 1) return [];
  const value = piece.slice(equals + 1).trim();
  const quoted = /^"(.*?)"?$/s.exec(value)?.[1];
  return [
    [piece.slice(0, equals).trim().toLowerCase(), quoted === undefined ? value : quoted.replace(/\\(.)/gs, '$1')],
  ];
}
