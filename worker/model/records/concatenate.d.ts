export declare function concatenate(chunks: readonly Uint8Array[]): Uint8Array;
