import type { SampleRequest } from '../../sample-request.ts';
/** The request as a Java program (11 or newer) with `java.net.http`. */
export declare function generate(request: SampleRequest): string;
/** A string literal. Multi-line text has one literal per line. */
export declare function toJavaString(text: string): string;
