import type { PageEntry } from './manifest.ts';
import { PageTable, type PageTableText } from './page-table.ts';
/** The pages of a manifest that is stored as a difference: its own, and those taken over from another manifest. */
export declare abstract class DerivedPages implements ReadonlyMap<string, PageEntry> {
    protected readonly own: PageTable;
    constructor(own: PageTableText);
    abstract get size(): number;
    /** The page that is taken over at a path that is not its own, or null. */
    protected abstract take(path: string): PageEntry | null;
    /** All pages that may be taken over, in code unit order. Its own pages replace those with the same path. */
    protected abstract taken(): Iterable<[string, PageEntry]>;
    get(path: string): PageEntry | undefined;
    has(path: string): boolean;
    keys(): MapIterator<string>;
    values(): MapIterator<PageEntry>;
    /** In code unit order, as in every manifest. */
    entries(): MapIterator<[string, PageEntry]>;
    [Symbol.iterator](): MapIterator<[string, PageEntry]>;
    forEach(visit: (entry: PageEntry, path: string, map: ReadonlyMap<string, PageEntry>) => void): void;
}
/** Whether two entries say the same. Members that are undefined count as missing. */
export declare function isSameEntry(a: PageEntry, b: PageEntry): boolean;
