import { parseExactJson, toExactJson } from '../../request/value/exact-integers.ts';
import { isObject } from '../../request/value/json.ts';
import { fromUtf8, toBase64Url, toUtf8 } from '../../request/value/utf8.ts';
import type { TryItBodyValue } from './prepare-request.ts';

/** The parts of a request that a link contains: everything except secrets. */
export interface LinkedRequest {
  readonly server: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly body: TryItBodyValue | null;
}

/** Query parameter of links. */
export const LINK_PARAMETER = 'try';

/** Servers reject longer URLs, and programs truncate them. */
export const MAX_LINK_LENGTH = 8_000;

/** In Base64, of any length: a form also keeps it for the next load. */
export function writeLink({ server, variables, parameters, body }: LinkedRequest): string {
  const json = toExactJson({ s: server, v: variables, p: Object.fromEntries(parameters), b: body }) ?? '';
  return toBase64Url(toUtf8(json));
}

/**
 * Parses a link, in Base64 or as JSON, which is easier to write by hand. Null if it is invalid. Its values are
 * untrusted: they fill in the form and are sent only when the reader confirms.
 */
export function readLink(text: string): LinkedRequest | null {
  try {
    const given = text.trim();
    const value = parseExactJson(given.startsWith('{') ? given : fromBase64Url(given));
    if (!isObject(value)) return null;
    const { s: server, v: variables, p: parameters, b: body } = value;
    return {
      server: typeof server === 'number' ? server : 0,
      variables: toTexts(variables),
      parameters: new Map(isObject(parameters) ? Object.entries(parameters) : []),
      body: toBody(body),
    };
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return fromUtf8(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

function toTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, text]) => [name, String(text)]));
}

function toBody(body: unknown): TryItBodyValue | null {
  if (!isObject(body) || typeof body.type !== 'string') return null;
  return typeof body.text === 'string' ? { type: body.type, text: body.text } : { type: body.type, value: body.value };
}

/** Matches names of values that may be credentials, even if no security scheme declares them, but not `authorId`. */
export const SECRET_NAME = /auth(?!or(?!i[sz]))|token|secret|password|api[-_]?key|cookie/i;
