/**
 * One version of the docs, or another set of docs beside them: a folder of pages with sidebars of its own. A site without
 * versions and other sets has one.
 */
export interface DocsVersion {
  /** `current`, what `versions.json` calls it, or what `docs.more` calls the set. */
  readonly name: string;
  readonly label: string;
  /** Path that its pages begin with: `''`, `/docs`, `/docs/1.0`. */
  readonly path: string;
  /** Folder of its pages below the content folder; `''` is the content folder itself. */
  readonly folder: string;
  /** Where its sidebars may be written, below the content folder; the first that exists counts. */
  readonly sidebarFiles: readonly string[];
  /** The notice about it above each page. */
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Whether its label is on its pages. */
  readonly badge: boolean;
  /** Whether search engines are asked to leave it out. */
  readonly noIndex: boolean;
  /** The default version for readers. */
  readonly isLast: boolean;
  /** Whether it is no version but a set of docs of its own: a further instance of Docusaurus' docs plugin. */
  readonly isSet: boolean;
  /** What makes a set of dated entries of it; absent for docs. */
  readonly news?: NewsCollection;
}

/** Dated entries, the newest first. */
export interface NewsCollection {
  readonly title: string;
  readonly description: string | null;
  /** Entries of one page of the list. */
  readonly pageSize: number;
}

export const CURRENT_VERSION = 'current';
