/** A record whose bytes are not those that its key promises. */
export declare class DamagedRecord extends Error {
    readonly found: string;
    constructor(key: string, found: string);
}
