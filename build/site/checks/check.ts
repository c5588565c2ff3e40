import type { SourceLocation } from '../../base/report/finding.ts';
import type { Severity } from '../../base/report/rules.ts';
import type { MarkdownFile } from '../docs/front-matter.ts';
import type { ContentChecks } from './check-settings.ts';

/** A check of pages as they are written. If it is on, `start` is called for each language and view of the site. */
export interface Check {
  /** Its name in reports and under `checks:` in site.yaml. */
  readonly rule: string;
  /** Unless site.yaml sets another one. */
  readonly severity: Severity | 'off';
  /** Returns what checks each page, or null if there is nothing to do. */
  start(site: CheckedSite): PageCheck | null | Promise<PageCheck | null>;
}

export type PageCheck = (page: CheckedPage, note: NoteAt) => void | Promise<void>;

/** Reports a fault at an offset in the body of the page, or of the whole page. */
export type NoteAt = (message: string, offset?: number) => void;

/** A page as its author wrote it. */
export interface CheckedPage {
  readonly path: string;
  /** Relative to the content folder, with slashes: `user/bills.md`. */
  readonly relativeFile: string;
  /** Its file for messages, front matter, and body: the Markdown below. */
  readonly source: Pick<MarkdownFile, 'file' | 'frontMatter' | 'body'>;
}

/** The site as checks see it. */
export interface CheckedSite {
  readonly pages: readonly CheckedPage[];
  /** Language of the pages (BCP 47). */
  readonly locale: string;
  readonly contentDir: string;
  readonly settings: ContentChecks;
  /** The place of a setting in site.yaml. */
  readonly locate: (path: readonly PropertyKey[]) => SourceLocation;
  /** Whether a sidebar or another page links to a page. */
  readonly isLinked: (page: CheckedPage) => boolean;
  /** The words of a page's body at their own offsets: spaces replace code, addresses and names of blocks. */
  readonly proseOf: (page: CheckedPage) => string;
}
