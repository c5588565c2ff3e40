import { isNumber } from '../../../worker/forms/check/check-scalar.ts';
import { type JsonObject, toKey } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { filterItems, rememberTexts, writtenText } from '../core/written-numbers.ts';

/** Limits, of which the strictest applies: the largest (1) or the smallest (-1). */
const LIMITS: Readonly<Record<string, 1 | -1>> = {
  ...{ minLength: 1, minItems: 1, minContains: 1, minProperties: 1, minimum: 1, exclusiveMinimum: 1 },
  ...{ maxLength: -1, maxItems: -1, maxContains: -1, maxProperties: -1, maximum: -1, exclusiveMaximum: -1 },
};

/**
 * The keywords of schema objects that apply together: the strictest limits, and otherwise the first object's value. A flag
 * `exclusiveMinimum` (OpenAPI 3.0) becomes a limit, because it is about the limit beside it.
 */
export function mergeKeywords(parts: readonly Cursor[]): JsonObject {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only.object;
  const merged = new Map<string, unknown>();
  const texts = new Map<string, string>();
  for (const { object } of parts)
    for (const [keyword, value] of Object.entries(withLimits(object))) {
      const known = merged.get(keyword);
      const sign = LIMITS[keyword];
      if (known !== undefined && (sign === undefined || !isStricter(value, known, sign))) continue;
      merged.set(keyword, value);
      const text = writtenText(object, keyword);
      if (text !== null) texts.set(keyword, text);
    }
  return rememberTexts(Object.fromEntries(merged), texts);
}

function withLimits(object: JsonObject): JsonObject {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = object;
  if (exclusiveMinimum !== true && exclusiveMaximum !== true) return object;
  return {
    ...others,
    ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum, exclusiveMinimum }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum, exclusiveMaximum }),
  };
}

function isStricter(value: unknown, known: unknown, sign: 1 | -1): boolean {
  if (!isNumber(value)) return false;
  return !isNumber(known) || (sign === 1 ? value > known : value < known);
}

/** The values that all lists contain. Of lists that contradict each other, the last one counts. Null without a list. */
export function commonValues(lists: readonly (readonly unknown[])[]): readonly unknown[] | null {
  const [first, ...others] = lists;
  if (first === undefined) return null;
  return others.reduce((values, list) => {
    const keys = new Set(list.map(toKey));
    const both = filterItems(values, (value) => keys.has(toKey(value)));
    return both.length > 0 ? both : list;
  }, first);
}

/**
 * The types that all lists allow. Of lists that contradict each other, the last one counts: it is the one that extends
 * another, or the target of a reference, beside which OpenAPI 3.0 ignores keywords.
 */
export function commonTypes(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return others.reduce((types, list) => {
    const both = types.flatMap((type) => (list.includes(type) ? [type] : narrow(type, list)));
    return both.length > 0 ? [...new Set(both)] : list;
  }, first);
}

/** Resolves `number` and `integer` to `integer`. */
function narrow(type: string, list: readonly string[]): string[] {
  if (type === 'number' && list.includes('integer')) return ['integer'];
  return type === 'integer' && list.includes('number') ? ['integer'] : [];
}
