/**
 * A version of the docs, or an additional set of docs: a folder of pages with its own sidebars. A site without versions
 * and additional sets has one.
 */
export interface DocsVersion {
  /** `current`, the name in `versions.json`, or the id in `docs.more`. */
  readonly name: string;
  readonly label: string;
  /** Path prefix of its pages: `''`, `/docs`, `/docs/1.0`. */
  readonly path: string;
  /** Folder of its pages in the content folder; `''` is the content folder itself. */
  readonly folder: string;
  /** Possible sidebar files in the content folder. The first existing one counts. */
  readonly sidebarFiles: readonly string[];
  /** The notice above each page. */
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Whether its pages show its label. */
  readonly badge: boolean;
  /** Whether its pages ask search engines not to index them. */
  readonly noIndex: boolean;
  /** Whether its pages are canonical, although a newer version has them too. */
  readonly isCanonical?: boolean;
  /** Whether it is the default version. */
  readonly isLast: boolean;
  /** Whether it is an additional set of docs instead of a version: another instance of Docusaurus's docs plugin. */
  readonly isSet: boolean;
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
