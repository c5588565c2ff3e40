import { createHash } from 'node:crypto';

/** SHA-256 (FIPS 180-4) of bytes or of text in UTF-8, in hexadecimal: 64 characters. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** V8 hashes longer texts by their length alone, so thousands of one length in a Map are compared one by one. */
const MAX_HASHED_LENGTH = 16_383;

/** A text as the key of a Map, whatever its length. */
export function mapKey(text: string): string {
  return text.length > MAX_HASHED_LENGTH ? digestOf(text) : text;
}

/** Identifies content in the name of a bundled file, as esbuild's `[hash]` does. */
export function assetHash(content: Uint8Array): string {
  return digestOf(content).slice(0, 8).toUpperCase();
}
