import type { SiteFrame, SiteVersion } from '../site.ts';
/**
 * Shows a page of a version of an API with the record of the same page in another version: the links to pages of that
 * version lead to those of the page's own one, and samples say when its support ends.
 */
export declare class VersionLinks {
    #private;
    /** `base`: that of the record's links. */
    constructor({ origin, versions }: Pick<SiteFrame, 'origin' | 'versions'>, base: string, pair: VersionPair);
    /** Whether an article must be whole to be changed. */
    get needsWhole(): boolean;
    readonly article: (html: string) => string;
    readonly markdown: (text: string) => string;
    /** Whether an article of one length in UTF-8 may become one of another. */
    mayYield(before: number, after: number): boolean;
}
/** The version whose records are shown, and the one that shows them. */
export interface VersionPair {
    readonly from: SiteVersion;
    readonly to: SiteVersion;
}
/** The JSON of a form, for another API. */
export declare function formOf(api: string, json: string): string;
