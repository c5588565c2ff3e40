import {
  DamagedRecord,
  hashedFacts,
  type PageFormat,
  type RecordHeader,
  takeHeader,
} from '../../model/records/pages/page-record.ts';
import { recordHash } from '../../model/records/record-keys.ts';
import { encode } from './bytes.ts';

/** Throws DamagedRecord unless the checksum of the bytes is `sum`: a prefix of their SHA-256 in base64url. */
export async function checkSum(bytes: BufferSource, sum: string, key: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  if (sum === '' || !found.startsWith(sum)) throw new DamagedRecord(key, 'its checksum is wrong');
}

/** Throws DamagedRecord unless the key, which the manifest lists, is the hash of a record's header. */
export async function checkHeader({ facts }: RecordHeader, key: string): Promise<void> {
  await checkSum(encode(hashedFacts(facts)), recordHash(key), key);
}

/** One format of a complete record, without copying. Throws DamagedRecord unless every byte of it is right. */
export async function takeChecked(
  record: Uint8Array<ArrayBuffer>,
  key: string,
  format: PageFormat,
): Promise<Uint8Array> {
  const header = takeHeader(record, key, format);
  await checkHeader(header, key);
  const { start, end, sum } = header[format];
  const bytes = record.subarray(start, end);
  await checkSum(bytes, sum, key);
  return bytes;
}
