import type { SampleBody } from '../../sample-request.ts';
export interface JavaScriptBody {
    readonly imports: readonly string[];
    /** Statements before the request. */
    readonly statements: readonly string[];
    /** The body expression. `indent` is the indentation of the line where it starts. */
    readonly toExpression: (indent: string) => string;
    /** An expression; null if `fetch` derives the Content-Type from the body. */
    readonly contentType: string | null;
}
/** The code for a body, for `fetch` or as a string or Buffer for `node:http`. */
export declare function toJavaScriptBody(body: SampleBody | null, client: 'fetch' | 'http'): JavaScriptBody | null;
