type JsonObject = Readonly<Record<string, unknown>>;

type Nested = JsonObject | readonly unknown[];

/** A member of nested objects and lists, by its path, and its value. Without a value, it is removed. */
export type JsonChange = readonly [path: readonly string[], value?: unknown];

/**
 * What turns an object into another one. Lists of the same length are compared item by item, others change as a whole.
 * Members that are undefined count as missing.
 */
export function findChanges(from: Nested, to: Nested): JsonChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name): JsonChange[] => {
    const [before, after] = [member(from, name), member(to, name)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (after === undefined) return [[[name]]];
    if (!isNested(before) || !isNested(after) || lengthOf(before) !== lengthOf(after)) return [[[name], after]];
    return findChanges(before, after).map(([path, ...value]) => [[name, ...path], ...value]);
  });
}

/** The changed object, which shares with the old one what does not change. Throws RangeError for an item that is missing. */
export function applyChanges(from: JsonObject, changes: readonly JsonChange[]): JsonObject {
  return changes.reduce<JsonObject>(applyChange, from);
}

function applyChange<From extends Nested>(from: From, [[name = '', ...inner], ...value]: JsonChange): From {
  const before = member(from, name);
  const after = inner.length === 0 ? value[0] : applyChange(isNested(before) ? before : {}, [inner, ...value]);
  if (Array.isArray(from)) return from.with(Number(name), after) as readonly unknown[] as From;
  // The key is computed, so `__proto__` is a member like any other (ECMA-262 §B.3.1).
  const changed: Record<string, unknown> = { ...from, [name]: after };
  if (inner.length === 0 && value.length === 0) delete changed[name];
  return changed as From;
}

function member(nested: Nested, name: string): unknown {
  return Object.hasOwn(nested, name) ? (nested as JsonObject)[name] : undefined;
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null;
}

/** Null for an object, whose members are compared by name. */
function lengthOf(nested: Nested): number | null {
  return Array.isArray(nested) ? nested.length : null;
}
