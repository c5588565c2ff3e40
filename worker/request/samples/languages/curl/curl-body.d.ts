import type { SampleBody } from '../../sample-request.ts';
/** The curl options that send this body, without its Content-Type. */
export declare function toCurlBody(body: SampleBody): string[];
/** JSON formatted for an option, which is also what curl sends. */
export declare function toCurlJson(json: string): string;
