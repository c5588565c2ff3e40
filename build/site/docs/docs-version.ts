import type { SiteVersion } from '../../../worker/model/site.ts';

/**
 * A version of the docs or of an additional set of docs: a folder of pages with its own sidebars. A site without versions
 * and additional sets has one.
 */
export interface DocsVersion {
  /** Unique on the site: `current`, `1.0`, the id of a set, or `{set}@1.0` in a set with versions. */
  readonly name: string;
  /** `current`, or the name in the set's list of versions. */
  readonly listedName: string;
  /** Id of an additional set, that is another instance of Docusaurus's docs plugin, or of a collection; null for the docs. */
  readonly set: string | null;
  /** Title of the set; absent if that is the site's. */
  readonly setTitle?: string;
  /** Whether readers can choose between it and other versions of its set. */
  readonly hasOthers: boolean;
  readonly label: string;
  /** Path prefix of its pages: `''`, `/docs`, `/docs/1.0`. */
  readonly path: string;
  /** Folder of its pages in the content folder; `''` is the content folder itself. */
  readonly folder: string;
  /** Possible sidebar files in the content folder. The first existing one counts. */
  readonly sidebarFiles: readonly string[];
  /** The notice above each page. */
  readonly banner: SiteVersion['banner'];
  /** The last day on which it is supported (ISO 8601); absent if unknown. */
  readonly until?: string;
  /** Whether its pages show its label. */
  readonly badge: boolean;
  /** Whether its pages ask search engines not to index them. */
  readonly noIndex: boolean;
  /** Whether its pages are canonical, although a newer version has them too. */
  readonly isCanonical?: boolean;
  /** Whether it is the default version of its set. */
  readonly isLast: boolean;
  /** Lists of audiences, of each of which a reader must be in one; absent for everybody. */
  readonly access?: readonly (readonly string[])[];
  /** Present if it is a collection of dated entries. */
  readonly news?: NewsCollection;
}

/** A collection of dated entries, newest first. */
export interface NewsCollection {
  readonly title: string;
  readonly description: string | null;
  /** Entries per list page. */
  readonly pageSize: number;
}

export const CURRENT_VERSION = 'current';

/** The breadcrumbs of a page in a collection lead through its list, not through the year in the sidebar. */
export function belowList({ news, path }: DocsVersion): { readonly parent?: string } {
  return news === undefined || path === '' ? {} : { parent: path };
}
