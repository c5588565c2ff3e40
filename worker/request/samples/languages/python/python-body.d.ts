import type { SampleBody } from '../../sample-request.ts';
interface PythonBody {
    /** Keyword arguments of a requests function. */
    readonly keywords: readonly string[];
    /** Null if requests sets the Content-Type. */
    readonly contentType: string | null;
}
/** The code for a body. `indent` is the indentation of its keyword arguments. */
export declare function toPythonBody(body: SampleBody | null, indent: string): PythonBody;
export {};
