import { type JsonObject } from '../../request/value/json.ts';
import { type ResolveRef } from '../../request/write/example-schema.ts';
/** A schema with references resolved and `allOf` merged, one level deep, for forms and checks. */
export interface FlatSchema extends JsonObject {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required: ReadonlySet<string>;
    /** JSON types except `null`; empty if any. */
    readonly types: readonly string[];
    readonly isNullable: boolean;
    /** Alternatives, without `null`. */
    readonly branches: readonly unknown[];
}
/** Flattens a schema. Never throws, and terminates on circular references and `allOf`. */
export declare function flattenSchema(schema: unknown, resolveRef: ResolveRef): FlatSchema;
/** The JSON type of a value, with `integer` for whole numbers. */
export declare function typeOf(value: unknown): string;
