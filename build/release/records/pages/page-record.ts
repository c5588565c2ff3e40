import { deflateRawSync } from 'node:zlib';
import {
  hashedFacts,
  renderRecordFacts,
  renderRecordHeader,
} from '../../../../worker/model/records/pages/page-record.ts';
import { pageKey } from '../../../../worker/model/records/record-keys.ts';
import { checksum } from '../content-hash.ts';

/** What a page's record contains. The formats are UTF-8, because a deploy sends text unchanged. */
export interface PageParts {
  readonly article: Uint8Array;
  readonly markdown: Uint8Array;
  /** The form and the responses of an operation, as JSON. */
  readonly tryIt?: { readonly form: Uint8Array; readonly answers: Uint8Array } | undefined;
}

/** Length and checksum of a text. */
export interface TextFact {
  readonly length: number;
  readonly sum: string;
}

/** A record's key and its first line. */
export interface RecordName {
  readonly key: string;
  readonly header: string;
  readonly article: TextFact;
  readonly markdown: TextFact;
}

/**
 * Names a record by its content. Compressed parts count as they were before, because another version of the compressor
 * may write other bytes.
 */
export function namePageRecord(parts: PageParts): RecordName {
  const { article, markdown } = parts;
  const formats = { article: toFact(article), markdown: toFact(markdown) };
  const facts = renderRecordFacts(formats, restOf(parts).map(checksum));
  const key = pageKey(checksum(Buffer.from(hashedFacts(facts))));
  return { key, header: renderRecordHeader(key, facts), ...formats };
}

export function toFact(bytes: Uint8Array): TextFact {
  return { length: bytes.byteLength, sum: checksum(bytes) };
}

/** A stored page as one KV value: the header, the formats, and a line for each compressed part. */
export function toPageRecord(parts: PageParts, { header } = namePageRecord(parts)): Uint8Array {
  return Buffer.concat([Buffer.from(header), parts.article, parts.markdown, ...restOf(parts).map(toStored)]);
}

function restOf({ tryIt }: PageParts): Uint8Array[] {
  return tryIt === undefined ? [] : [tryIt.form, tryIt.answers];
}

/** One line per value: deflated, because schemas are repetitive, and in Base64, because records are text. */
function toStored(json: Uint8Array): Uint8Array {
  return Buffer.from(`${deflateRawSync(json).toString('base64')}\n`);
}
