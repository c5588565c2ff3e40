const ENCODER = new TextEncoder();

/** Text in UTF-8. */
export function encode(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** Text in pieces, some of which are UTF-8 already. */
export function encodePieces(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  return concatenate(pieces.map((piece) => (typeof piece === 'string' ? encode(piece) : piece)));
}

/** Chunks as one. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
