import { textKey } from '../../../worker/model/records/record-keys.ts';
import {
  hashedPackHeader,
  type PackedText,
  packLetter,
  renderPackHeader,
  type TextPacks,
} from '../../../worker/model/records/text-pack.ts';
import { checksum } from './content-hash.ts';
import type { RecordSource } from './lazy-records.ts';

/** The Markdown of a page, as it is stored. */
export interface PageText extends PackedText {
  read(): Uint8Array;
}

interface MadePacks {
  readonly index: TextPacks;
  readonly records: readonly (readonly [key: string, source: RecordSource])[];
}

/** The full text has 4 MB at most, so it needs 16 packs of this size. */
export const MIN_PACK_BYTES = 256 * 1024;

/** Larger texts are not packed: the worker reads them from their pages' records. */
export const MAX_PACK_BYTES = 512 * 1024;

/** One of so many pages may begin a pack. */
const BOUNDARY_RATIO = 4;

/**
 * Divides the texts of pages into packs. Where a pack begins depends on the path of its first page and hardly on sizes, so
 * an edit of a page changes its own pack, and rarely where the next ones begin.
 */
export function packTexts(
  paths: Iterable<string>,
  order: readonly string[],
  texts: ReadonlyMap<string, PageText>,
): MadePacks {
  const packs = divide(order.flatMap((path) => texts.get(path) ?? []));
  const letters = new Map(packs.flatMap((pack, index) => pack.map(({ path }) => [path, packLetter(index)] as const)));
  const records = packs.map((pack) => {
    const header = renderPackHeader(pack);
    const key = textKey(checksum(Buffer.from(hashedPackHeader(header))));
    return [key, () => Buffer.concat([Buffer.from(`${header}\n`), ...pack.map((text) => text.read())])] as const;
  });
  const pages = [...paths].map((path) => letters.get(path) ?? ' ').join('');
  return { index: { keys: records.map(([key]) => key), pages }, records };
}

function divide(texts: readonly PageText[]): PageText[][] {
  const packs: PageText[][] = [];
  let bytes = 0;
  for (const text of texts) {
    if (text.length > MAX_PACK_BYTES) continue;
    const pack = packs.at(-1);
    const isFull = bytes + text.length > MAX_PACK_BYTES || (bytes >= MIN_PACK_BYTES && mayBegin(text));
    if (pack === undefined || isFull) {
      packs.push([text]);
      bytes = text.length;
    } else {
      pack.push(text);
      bytes += text.length;
    }
  }
  return packs;
}

function mayBegin({ path }: PageText): boolean {
  return checksum(Buffer.from(path)).charCodeAt(0) % BOUNDARY_RATIO === 0;
}
