import type { SampleRequest } from '../../sample-request.ts';
/**
 * The request as an ES module for Node.js 20 or newer, with `fetch`. Uses `node:http` or `node:https` if `fetch`
 * rejects the request (GET with a body, TRACE) or would resolve `..` in the path.
 */
export declare function generate(request: SampleRequest): string;
