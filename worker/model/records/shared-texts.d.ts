import type { Manifest, PageFacts } from './manifest.ts';
/** How the texts in the record of a page differ from those that are sent. */
export interface TextChange {
    /** An article, or a part of it that ends between two tags, unless it must be whole. */
    readonly article: (html: string) => string;
    readonly needsWhole?: boolean;
    readonly markdown: (text: string) => string;
}
/** The texts of pages that have the record of another page: of their original, or of another version of their API. */
export declare class SharedTexts {
    #private;
    constructor(source: Pick<Manifest, 'site' | 'redirects'>);
    /** Null for a page with a record of its own. */
    changeOf({ language, version, recordOf }: PageFacts): TextChange | null;
}
