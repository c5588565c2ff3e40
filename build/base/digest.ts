import { createHash } from 'node:crypto';

/** SHA-256 (FIPS 180-4) of bytes or of text in UTF-8, in hexadecimal: 64 characters. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Identifies content in the name of a bundled file, as esbuild's `[hash]` does. */
export function assetHash(content: Uint8Array): string {
  return digestOf(content).slice(0, 8).toUpperCase();
}
