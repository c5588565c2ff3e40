import type { ResolveRef } from '../../request/write/example-schema.ts';
import { flattenSchema } from '../check/flatten-schema.ts';
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

/** Parses a parameter according to its style and schema. Undefined if the request does not have it. */
export function readParameter(parameter: TryItParameter, parts: ReceivedParts, resolveRef: ResolveRef): unknown {
  const flat = flattenSchema(parameter.schema, resolveRef);
  const texts = findTexts(parameter, parts);
  if (parameter.content !== undefined) return texts === null ? undefined : parseJsonText(texts[0] ?? '');
  if (flat.types.includes('object')) return readObject(parameter, parts, flat.properties, resolveRef);
  if (texts === null) return undefined;
  if (!flat.types.includes('array')) return toScalar(texts.join(','), flat.types);
  const items = flattenSchema(flat.items, resolveRef);
  const { style, explode } = styleOf(parameter);
  const separator = DELIMITERS[style] ?? ',';
  const pieces = texts.length > 1 || (explode && parameter.in === 'query') ? texts : (texts[0] ?? '').split(separator);
  return pieces.filter((piece, index) => piece !== '' || index > 0).map((piece) => toScalar(piece, items.types));
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' };

/** All texts with this name, or null. */
function findTexts(
  { in: location, name }: TryItParameter,
  { path, query, header, cookies }: ReceivedParts,
): string[] | null {
  const one = (text: string | null | undefined): string[] | null =>
    text === null || text === undefined ? null : [text];
  if (location === 'path') return one(Object.hasOwn(path, name) ? path[name] : null);
  if (location === 'header') return one(header(name));
  if (location === 'cookie') return one(cookies.get(name));
  if (location === 'querystring') return one(query.toString());
  return query.has(name) ? query.getAll(name) : query.has(`${name}[]`) ? query.getAll(`${name}[]`) : null;
}

/** Properties appear under their own names or as `name[property]`. Other styles are ambiguous and not parsed. */
function readObject(
  { in: location, name }: TryItParameter,
  { query }: ReceivedParts,
  properties: Readonly<Record<string, unknown>>,
  resolveRef: ResolveRef,
): unknown {
  if (location !== 'query') return undefined;
  const members: [string, unknown][] = [];
  for (const [key, text] of query) {
    const [, deep] = key.startsWith(`${name}[`) ? (/\[([^\]]*)\]$/.exec(key) ?? []) : [];
    const member = deep ?? key;
    if (!Object.hasOwn(properties, member)) continue;
    members.push([member, toScalar(text, flattenSchema(properties[member], resolveRef).types)]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
