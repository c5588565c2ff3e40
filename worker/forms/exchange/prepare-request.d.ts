import type { SampleRequest } from '../../request/samples/sample-request.ts';
import type { JsonObject } from '../../request/value/json.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type ParameterStyle } from '../../request/write/parameter-style.ts';
import { type TryItForm, type TryItParameter, type TryItServer } from './record.ts';
/** The values that a reader filled in. */
export interface TryItValues {
    /** Without variables or a trailing slash. */
    readonly serverUrl: string;
    /** By `parameterKey`. Absent ones are not sent. */
    readonly parameters: ReadonlyMap<string, unknown>;
    readonly body: TryItBodyValue | null;
    /** Names of the schemes in use. */
    readonly schemes: readonly string[];
    /** By scheme name. For `basic`, user and password in Base64. */
    readonly secrets: ReadonlyMap<string, string>;
}
/** A body as a value, or as text that the reader wrote. */
export type TryItBodyValue = {
    readonly type: string;
    readonly value: unknown;
} | {
    readonly type: string;
    readonly text: string;
};
/** The value of a scheme without a secret: nothing, or the placeholder from the page's samples. */
type MissingSecret = 'omitted' | 'placeholder';
/** The request in the page's samples, with the reader's values. */
export declare function prepareRequest(form: TryItForm, values: TryItValues, missing: MissingSecret): SampleRequest;
/** Identifies a parameter within an operation. */
export declare function parameterKey({ in: location, name }: Pick<TryItParameter, 'in' | 'name'>): string;
/** A parameter's style, with defaults filled in. */
export declare function styleOf({ in: location, style, explode, allowReserved }: TryItParameter): ParameterStyle;
/** A server's URL with variables replaced by the given values or their defaults. */
export declare function fillServer({ url, variables }: TryItServer, given?: Readonly<Record<string, string>>): string;
/** Resolves a record's references: `#/$defs/Name`. */
export declare function resolverOf($defs: JsonObject): ResolveRef;
export {};
