import { createHash } from 'node:crypto';

/** What names a record: 96 bits of SHA-256. The chance that two of a million records meet is below 10⁻¹⁶. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 16);
}

/** What the edge compares a file's record with (worker/edge/checksum.ts): 96 bits of its SHA-256. */
export function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64').slice(0, 16);
}
