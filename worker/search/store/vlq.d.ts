/** Encodes a non-negative number of at most 30 bits. */
export declare function encodeNumber(number: number): string;
export declare function decodeNumbers(bytes: Uint8Array): number[];
