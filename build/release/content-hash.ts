import { createHash } from 'node:crypto';
import type { PageFrame } from '../../worker/model/frame.ts';
import { RECORD_HASH_LENGTH } from '../../worker/model/record-keys.ts';

/** What names a record: 96 bits of SHA-256. The chance that two of a million records meet is below 10⁻¹⁶. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  return hash(parts, RECORD_HASH_LENGTH);
}

/** What tells a page from earlier ones at its path: 48 bits, as it is compared with a few others and not with all pages. */
export function validatorHash(articleHash: string, frame: PageFrame): string {
  return hash([articleHash, JSON.stringify(frame)], 8);
}

function hash(parts: readonly (string | Uint8Array)[], length: number): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, length);
}

/** What the edge compares a file's record with (worker/edge/checksum.ts): 96 bits of its SHA-256. */
export function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64').slice(0, 16);
}
