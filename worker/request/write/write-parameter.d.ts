import type { ParameterStyle } from './parameter-style.ts';
/**
 * A serialized value, percent-encoded where necessary: the `name=value` pairs of a query joined by `&`, a path segment,
 * a header value, or the value of the `Cookie` header. Empty if there is nothing to send.
 */
export declare function serializeParameter(name: string, value: unknown, style: ParameterStyle): string;
/**
 * The same for display: `?tag=a&tag=b`, `/;id=3`, `X-Tags: a,b`, `Cookie: id=3`. Encodes only what would be ambiguous.
 * Empty if there is nothing to send.
 */
export declare function wireExample(name: string, value: unknown, style: ParameterStyle): string;
