import type { SampleBody } from '../../sample-request.ts';
interface PhpBody {
    /** Statements before the request. */
    readonly statements: readonly string[];
    /** The value of CURLOPT_POSTFIELDS. `indent` is the indentation of the line where it starts. */
    readonly toExpression: (indent: string) => string;
    /** The Content-Type line as an expression, if the body determines it; null to use the request's media type. */
    readonly contentType: string | null;
}
/** The code for a body, or null. */
export declare function toPhpBody(body: SampleBody | null): PhpBody | null;
export {};
