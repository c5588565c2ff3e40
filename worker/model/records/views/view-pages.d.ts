import { DerivedPages } from '../derived-pages.ts';
import type { Manifest, PageEntry } from '../manifest.ts';
import { type PageTableText } from '../page-table.ts';
/** The pages of a view in deployed form: those that the public view has not, or not like this. */
export interface ViewPagesText extends PageTableText {
    /** Paths of the pages that only the public view has, as JSON. */
    readonly removed: string;
}
type Pages = Manifest['pages'];
/** The pages that some readers see: their own, and those of the public view. */
export declare class ViewPages extends DerivedPages {
    #private;
    constructor({ removed, ...own }: ViewPagesText, open: Pages);
    static toText(pages: Pages, open: Pages): ViewPagesText;
    get size(): number;
    protected take(path: string): PageEntry | null;
    protected taken(): Iterable<[string, PageEntry]>;
}
export {};
