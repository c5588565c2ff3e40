import type { PageMessages } from '../messages/texts/page-messages.ts';
import type { SiteFrame, SiteVersion } from '../site.ts';
import type { PageFacts } from './manifest.ts';
/** The page's version, and the other versions to choose from. */
export interface PageVersions {
    /** Null on an unversioned page. */
    readonly current: SiteVersion | null;
    /** The default version. */
    readonly last: SiteVersion;
    /** For each version the same page in it, or else its first page. */
    readonly choices: readonly VersionChoice[];
}
export interface VersionChoice {
    readonly version: SiteVersion;
    readonly path: string;
    /** The version has no such page: the path is that of its first page. */
    readonly isAbsent?: true;
}
/** Whether search engines may index a page: it is listed, has enough content, and its version is indexed. */
export declare function isIndexed({ versions }: SiteFrame, page: PageFacts): boolean;
/** What a page's title needs in lists with pages of several versions: the label of a version other than the default one. */
export declare function versionLabel({ versions }: SiteFrame, { version }: Pick<PageFacts, 'version'>): string | null;
/** The version that a sidebar with such an id is of, unless it is the default one of its set; or null. */
export declare function sidebarVersion(id: string, { versions }: SiteFrame): SiteVersion | null;
/**
 * The id of the same sidebar in the default version: `docs@1.0` → `docs`. In a set of docs, `docs@sdk@1.0` → `docs@sdk`;
 * of an API, `api@books@v1` → `api`.
 */
export declare function sidebarName(id: string, site: SiteFrame): string;
/** What readers of a version that is not the default one must know, or null. */
export declare function versionNotice({ title }: Pick<SiteFrame, 'title'>, version: SiteVersion, t: PageMessages): string | null;
