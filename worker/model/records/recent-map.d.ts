/** A bounded cache that evicts the least recently used entry. */
export declare class RecentMap<K, V> {
    #private;
    constructor(maxSize: number);
    find(key: K): V | null;
    /** Returns the value of a key, and creates it if it is missing. */
    take(key: K, make: () => V): V;
}
