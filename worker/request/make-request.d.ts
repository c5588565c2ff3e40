import type { ParameterLocation } from './parameter-location.ts';
import type { SampleBody, SampleRequest } from './samples/sample-request.ts';
import type { ParameterStyle } from './write/parameter-style.ts';
export interface ParameterInput {
    readonly name: string;
    /** `querystring` values are already serialized. */
    readonly location: ParameterLocation;
    readonly style: ParameterStyle;
    /** In a path, undefined keeps the placeholder. A parameter with `content` has JSON text. */
    readonly value: unknown;
}
/** A security scheme in a request. */
export interface Credential {
    readonly kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie' | 'none';
    readonly name: string;
    /** Authentication scheme of an HTTP credential: `Bearer`, `Digest`. */
    readonly scheme: string;
}
/** A credential and its secret. For `basic`, user and password in Base64. */
export interface CredentialInput extends Credential {
    readonly secret: string;
}
/**
 * What samples show for a secret. All other values are examples that could be sent as they are, so a secret is text too,
 * but nobody may take it for a real one. A key is named after its header or parameter: a request may need several.
 */
export declare function toPlaceholder({ kind, name }: Credential): string;
interface RequestInput {
    readonly method: string;
    /** Without a trailing slash. */
    readonly serverUrl: string;
    readonly pathTemplate: string;
    readonly parameters: readonly ParameterInput[];
    readonly credentials: readonly CredentialInput[];
    /** The `Accept` header, or null. */
    readonly accept: string | null;
    readonly body: SampleBody | null;
}
/** Builds an operation's HTTP request from values. The code samples and the Try-it form both send the result. */
export declare function makeRequest(input: RequestInput): SampleRequest;
/** Encodes what a path cannot contain (RFC 3986 §3.3), except the braces of variables. */
export declare function toPathText(path: string): string;
export {};
