import type { SiteFrame } from '../site.ts';
import type { PageFacts } from './manifest.ts';
import type { PageVersions } from './versions.ts';
interface VersionedSite {
    readonly site: SiteFrame;
    readonly pages: ReadonlyMap<string, PageFacts>;
}
/** Finds pages in other versions. Built on the first request for a page of a versioned site. */
export declare class VersionIndex {
    #private;
    constructor(source: VersionedSite);
    /** Null if there is only one version of the page's set, and on pages of an API without versions. */
    describe(path: string, page: PageFacts): PageVersions | null;
    /**
     * The canonical path of a page: set by its head, or the same page in the last version if that has it and the page's own
     * version is not canonical itself.
     */
    canonicalPath(path: string, page: PageFacts): string;
    /** The site as a version's pages show it, with a navbar that leads to pages of that version. Memoized per version. */
    siteOf(version: string | undefined): SiteFrame;
    /** Every variant of the site that pages show. */
    allSites(): readonly SiteFrame[];
}
export {};
