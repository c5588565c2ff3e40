import type { SampleRequest } from '../../sample-request.ts';
/** The request as a PHP script (8.1 or newer) with the curl extension. */
export declare function generate(request: SampleRequest): string;
