import { parseExactJson } from '../../request/value/exact-integers.ts';
import { isTooDeep } from '../../request/value/json-tree.ts';

/** Parses a text as one of the types; otherwise returns the text. */
export function toScalar(text: string, types: readonly string[]): unknown {
  if (types.includes('string') || types.length === 0) return text;
  const plain = text.trim();
  if (types.includes('boolean') && /^(?:true|false)$/.test(plain)) return plain === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(plain) ? parseJsonText(plain) : text;
}

/** Parses JSON of at most 64 levels; otherwise returns the text. */
export function parseJsonText(text: string): unknown {
  const parsed = readJson(text);
  return parsed === null ? text : parsed.value;
}

/** The value of JSON of at most 64 levels; null for any other text. */
export function readJson(text: string): { readonly value: unknown } | null {
  if (isTooDeep(text)) return null;
  try {
    return { value: parseExactJson(text) };
  } catch {
    return null;
  }
}
