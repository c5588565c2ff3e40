import { createHash, hash } from 'node:crypto';
import { RECORD_HASH_LENGTH } from '../../../worker/model/records/record-keys.ts';
import { memoize } from '../../base/cache/memo.ts';

/**
 * The hash in a record's key: 96 bits of SHA-256. The probability of a collision among a million records is below
 * 10⁻¹⁶.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, RECORD_HASH_LENGTH);
}

/** The hash of a module's code. Each is hashed once, for all languages and releases. */
export const hashCode = memoize((code: string) => contentHash(code), { max: 50 });

/**
 * The id of a release, from everything that it is made of. Operators type it and `wrangler` takes it as a tag, so it does
 * not begin with a hyphen, as an option does.
 */
export function releaseId(content: string): string {
  return contentHash(content).replace(/^-/, '_');
}

/** The checksum that the edge compares with a record, or a part of it (worker/edge/store/checksum.ts): 96 bits of SHA-256. */
export function checksum(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, RECORD_HASH_LENGTH);
}
