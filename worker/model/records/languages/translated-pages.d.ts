import { DerivedPages } from '../derived-pages.ts';
import type { Manifest, PageEntry } from '../manifest.ts';
import { PageTable, type PageTableText } from '../page-table.ts';
type SitePages = Pick<Manifest, 'site' | 'pages'>;
/** An opened manifest. */
export interface OpenedPages extends Pick<Manifest, 'site'> {
    readonly pages: PageTable;
}
/** The pages of a translation, in deployed form: those that differ from what the original says about them. */
export interface TranslatedPagesText extends PageTableText {
    /** The validator of each page of the original, in its order, or spaces if the page is not taken over. */
    readonly validators: string;
}
/** The pages of a site in another language: its own, and those of the original that are not translated. */
export declare class TranslatedPages extends DerivedPages {
    #private;
    constructor({ validators, ...own }: TranslatedPagesText, original: OpenedPages, locale: string);
    static toText({ site, pages }: SitePages, original: SitePages): TranslatedPagesText;
    get size(): number;
    /** Derives each entry without caching it. */
    protected taken(): Iterable<[string, PageEntry]>;
    /** The page of the original, if it is shown here. */
    protected take(path: string): PageEntry | null;
}
export {};
