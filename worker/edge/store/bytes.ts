import { concatenate } from '../../model/records/concatenate.ts';

const ENCODER = new TextEncoder();

export function encode(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** Changes a text in UTF-8. */
export function changeText(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  return encode(change(new TextDecoder().decode(bytes)));
}

/** Encodes text in pieces, some of which are already UTF-8. */
export function encodePieces(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  return concatenate(pieces.map((piece) => (typeof piece === 'string' ? encode(piece) : piece)));
}
