import type { SearchPack } from '../model/search.ts';
import { Pack } from './pack.ts';

/** Reads a record of the store whole. */
export type ReadRecord = (key: string) => Promise<Uint8Array>;

/** The packs of an index as one query reads them, each once. */
export class PackStore {
  readonly #read: ReadRecord;
  readonly #packs = new Map<string, Promise<Pack>>();

  constructor(read: ReadRecord) {
    this.#read = read;
  }

  /** A record that is no pack. */
  read(key: string): Promise<Uint8Array> {
    return this.#read(key);
  }

  /** Throws when the store fails, or its value is not a pack. */
  load({ key }: SearchPack): Promise<Pack> {
    const known = this.#packs.get(key);
    if (known !== undefined) return known;
    const pack = this.#read(key).then((bytes) => new Pack(bytes));
    this.#packs.set(key, pack);
    return pack;
  }
}
