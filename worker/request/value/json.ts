/** A JSON object of unknown content. */
export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A key as a JSON pointer token in a URI fragment (RFC 6901 §3, §6). Lone surrogates, which URIs cannot contain, become
 * U+FFFD.
 */
export function pointerToken(key: string): string {
  if (/^[\w.@:$-]*$/.test(key)) return key;
  const token = key
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replace(/\p{Cs}/gu, '\ufffd');
  return encodeURI(token).replaceAll('#', '%23');
}

/** The keys of a JSON pointer (`#/paths/~1bills/get`), or null if it is not one. */
export function parsePointer(pointer: string): string[] | null {
  if (!pointer.startsWith('#')) return null;
  if (pointer === '#' || pointer === '#/') return [];
  if (!pointer.startsWith('#/')) return null;
  return pointer.slice(2).split('/').map(decodeToken);
}

/** Decodes a JSON pointer token in a URI fragment. */
export function decodeToken(token: string): string {
  // Most tokens are plain names.
  if (!/[%~]/.test(token)) return token;
  let decoded = token;
  try {
    decoded = decodeURIComponent(token);
  } catch {
    // Not percent-encoded after all.
  }
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The value itself if it is a mapping; otherwise an empty one. */
export function toMap(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A text that is equal for values that JSON Schema considers equal (2020-12 core §4.2.2). */
export function toKey(value: unknown): string {
  return JSON.stringify(value, toComparable) ?? '';
}

function toComparable(_: string, value: unknown): unknown {
  if (typeof value === 'bigint' || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    return `\0${BigInt(value as number)}`;
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
