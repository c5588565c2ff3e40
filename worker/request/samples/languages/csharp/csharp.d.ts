import type { SampleRequest } from '../../sample-request.ts';
/** The request as a C# program (12 or newer, .NET 8) with `HttpClient`. */
export declare function generate(request: SampleRequest): string;
/** A string literal on one line. */
export declare function toCsharpString(text: string): string;
