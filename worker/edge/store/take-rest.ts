import { DamagedRecord, takeHeader } from '../../model/records/pages/page-record.ts';
import { checkHeader, checkSum } from './checksum.ts';

/** What follows the formats in a complete record, inflated. Throws DamagedRecord unless every part of it is right. */
export async function takeRest(record: Uint8Array<ArrayBuffer>, key: string): Promise<readonly Uint8Array[]> {
  const header = takeHeader(record, key);
  await checkHeader(header, key);
  const { restSums, markdown } = header;
  const lines = new TextDecoder().decode(record.subarray(markdown.end)).split('\n');
  // Each line ends with a line feed, so that an empty text follows the last.
  if (lines.length !== restSums.length + 1 || lines.at(-1) !== '') throw new DamagedRecord(key, 'its end is wrong');
  return Promise.all(restSums.map((sum, index) => inflate(lines[index] ?? '', sum, key)));
}

/** Inflates a line of the record: raw DEFLATE (RFC 1951) in Base64. Throws DamagedRecord if the checksum is wrong. */
async function inflate(line: string, sum: string, key: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(line), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const json = await new Response(inflated).arrayBuffer();
  await checkSum(json, sum, key);
  return new Uint8Array(json);
}
