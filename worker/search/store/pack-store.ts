import type { RecentMap } from '../../model/records/recent-map.ts';
import type { SearchPack } from '../../model/search/search.ts';
import { type Blocks, Pack, readBlocks } from './pack.ts';

/** Reads a complete record from the store. */
export type ReadRecord = (key: string) => Promise<Uint8Array>;

/** The packs of an index, each read once per query. */
export class PackStore {
  readonly #read: ReadRecord;
  readonly #tables: RecentMap<string, Blocks>;
  readonly #packs = new Map<string, Promise<Pack>>();

  constructor(read: ReadRecord, tables: RecentMap<string, Blocks>) {
    this.#read = read;
    this.#tables = tables;
  }

  /** Reads a record that is not a pack. */
  read(key: string): Promise<Uint8Array> {
    return this.#read(key);
  }

  /** Throws if the store fails or the record is not a pack. */
  load({ key }: SearchPack): Promise<Pack> {
    const known = this.#packs.get(key);
    if (known !== undefined) return known;
    const pack = this.#read(key).then(
      (bytes) =>
        new Pack(
          bytes,
          this.#tables.take(key, () => readBlocks(bytes)),
        ),
    );
    this.#packs.set(key, pack);
    return pack;
  }
}
