import type { SampleRequest } from '../../sample-request.ts';
/** The request as a Ruby script (2.7 or newer) with `net/http`. */
export declare function generate(request: SampleRequest): string;
/** A string literal without interpolation. Multi-line text has one literal per line. */
export declare function toRubyString(text: string): string;
