import type { RecentMap } from '../../model/records/recent-map.ts';
import type { SearchPack } from '../../model/search/search.ts';
import { type Blocks, Pack } from './pack.ts';
/** Reads a complete record from the store. */
export type ReadRecord = (key: string) => Promise<Uint8Array>;
/** The packs of an index, each read once per query. */
export declare class PackStore {
    #private;
    constructor(read: ReadRecord, tables: RecentMap<string, Blocks>);
    /** Reads a record that is not a pack. */
    read(key: string): Promise<Uint8Array>;
    /** Throws if the store fails or the record is not a pack. */
    load({ key }: SearchPack): Promise<Pack>;
}
