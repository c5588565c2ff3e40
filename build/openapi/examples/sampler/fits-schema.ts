import { checkValue, toCheckWork } from '../../../../worker/forms/check/check-value.ts';
import { isObject, type JsonObject, parsePointer } from '../../../../worker/request/value/json.ts';
import type { ResolveRef } from '../../../../worker/request/write/example-schema.ts';
import { memoize } from '../../../base/cache/memo.ts';
import type { Cursor, CursorContext } from '../../core/references/cursor.ts';
import { findValue } from '../../core/references/find-value.ts';
import type { Direction } from '../../schema/view/schema-node.ts';

/** Maximum number of schemas applied per value; after that, the value is accepted. */
const MAX_STEPS = 3_000;

/** The schemas that values are certain to match. */
export type FitMemo = WeakMap<object, Set<object>>;

/** Whether a value is valid as far as checked, and the number of schemas applied. */
interface Fit {
  readonly fits: boolean;
  readonly steps: number;
}

/**
 * Whether a value is valid against its schema, as far as bounded time allows. What `memo` knows of its parts is not
 * checked again: an example is checked at each level where it has alternatives.
 */
export function fitsSchema(value: unknown, schema: Cursor, direction: Direction, memo: FitMemo = new WeakMap()): Fit {
  const work = toCheckWork(MAX_STEPS);
  const isKnown = (part: unknown, own: JsonObject): boolean => isObject(part) && memo.get(part)?.has(own) === true;
  const resolveRef = toResolver(schema.context);
  const { faults, unchecked } = checkValue(value, schema.value, { resolveRef, direction, work, isKnown });
  const fits = faults.length === 0;
  if (fits && unchecked.length === 0 && isObject(value) && isObject(schema.value))
    memo.set(value, (memo.get(value) ?? new Set()).add(schema.value));
  return { fits, steps: MAX_STEPS - work.steps };
}

/**
 * Resolves references without warnings, which the page of a schema raises. One for each document, because the check
 * memoizes by resolver.
 */
export const toResolver = memoize(
  (context: CursorContext): ResolveRef =>
    (ref) => {
      const target = context.targets.get(ref);
      if (target !== undefined) return target.value;
      const keys = parsePointer(ref);
      const found = keys === null ? null : findValue(context.root, keys);
      return found?.kind === 'found' ? found.value : undefined;
    },
);

export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return true;
  }
}

export function toNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The strings of a list; empty for anything else. */
export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}
