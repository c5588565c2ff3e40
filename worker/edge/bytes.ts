import { concatenate } from '../model/concatenate.ts';

const ENCODER = new TextEncoder();

/** Text in UTF-8. */
export function encode(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** Text in pieces, some of which are UTF-8 already. */
export function encodePieces(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  return concatenate(pieces.map((piece) => (typeof piece === 'string' ? encode(piece) : piece)));
}
