import { type JsonObject } from '../value/json.ts';
/** Resolves a reference. Any other value, or an exception, means that it is unresolved. */
export type ResolveRef = (ref: string) => unknown;
/** The schema of a property: its own, or that of the first part or branch that has it. */
export declare function findPropertySchema(schema: unknown, name: string, resolveRef: ResolveRef): unknown;
export declare function findItemSchema(schema: unknown, index: number, resolveRef: ResolveRef): unknown;
/** The only JSON type except `null`; null unless there is exactly one. */
export declare function findType(schema: unknown, resolveRef: ResolveRef): string | null;
/** A keyword of the schema, of its reference targets, or of its parts. */
export declare function findKeyword(schema: unknown, keyword: string, resolveRef: ResolveRef): unknown;
/** The schema object, followed by the targets of its `$ref` chain. */
export declare function followRefs(schema: unknown, resolveRef: ResolveRef): JsonObject[];
/**
 * The schema objects that describe one value, nearest first: the schema, its reference targets, and the schemas in the
 * keywords. Terminates on circular references.
 */
export declare function listParts(schema: unknown, resolveRef: ResolveRef, keywords: readonly string[]): Generator<JsonObject, void>;
