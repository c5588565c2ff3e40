import { createHash } from 'node:crypto';

/** What names a record: 96 bits of SHA-256. The chance that two of a million records meet is below 10⁻¹⁶. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 16);
}
