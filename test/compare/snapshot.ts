import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';

/** What can be seen of one thing that a site serves. */
export interface Entry {
  readonly site: string;
  readonly type: 'site' | 'page' | 'redirect' | 'file' | 'search';
  /** An address or a query. */
  readonly name: string;
  readonly facts: Facts;
}

export type Facts = Readonly<Record<string, number | string | readonly string[]>>;

/** Pages of a site repeat its frame, so a window of 4 MB makes the file several times smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** The order of entries in a snapshot. */
export function entryKey({ site, type, name }: Entry): string {
  return [site, type, name].join('\0');
}

/** Writes lines of JSON, compressed. Lines are in the order of `entryKey`. */
export async function writeSnapshot(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createBrotliCompress(BROTLI), createWriteStream(file));
}

/** Reads a snapshot, one entry at a time. Throws if the file is damaged. */
export async function* readSnapshot(file: string): AsyncGenerator<Entry> {
  const text = createBrotliDecompress();
  const finished = pipeline(createReadStream(file), text);
  // Awaited at the end.
  finished.catch(() => {});
  for await (const line of createInterface({ input: text })) yield JSON.parse(line) as Entry;
  await finished;
}
