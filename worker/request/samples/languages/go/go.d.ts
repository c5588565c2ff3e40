import type { SampleRequest } from '../../sample-request.ts';
/** The request as a Go program (1.16 or newer) with `net/http`, which prints the response as it arrives. */
export declare function generate(request: SampleRequest): string;
/** A string literal on one line. */
export declare function toGoString(text: string): string;
