import type { SampleRequest } from '../../sample-request.ts';
/**
 * The request as a Python 3 script with requests. If requests would rewrite the path or the multipart media type, the
 * script corrects the prepared request before sending it.
 */
export declare function generate(request: SampleRequest): string;
