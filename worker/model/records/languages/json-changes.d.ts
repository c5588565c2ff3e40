type JsonObject = Readonly<Record<string, unknown>>;
type Nested = JsonObject | readonly unknown[];
/** A member of nested objects and lists, by its path, and its value. Without a value, it is removed. */
export type JsonChange = readonly [path: readonly string[], value?: unknown];
/**
 * What turns an object into another one. Lists of the same length are compared item by item, others change as a whole.
 * Members that are undefined count as missing.
 */
export declare function findChanges(from: Nested, to: Nested): JsonChange[];
/** The changed object, which shares with the old one what does not change. Throws RangeError for an item that is missing. */
export declare function applyChanges(from: JsonObject, changes: readonly JsonChange[]): JsonObject;
export {};
