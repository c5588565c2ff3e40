import type { SiteSource } from '../../../build/compile-site.ts';
import type { ChangedRecords } from './changed-records.ts';

/** What the process that builds is asked for. */
export interface BuildRequest {
  readonly source: SiteSource;
  readonly descriptionFile: string;
  readonly outDir: string;
  /** What this process makes is kept there, and what others have kept is found; null for neither. */
  readonly cacheDir: string | null;
  /** Whether the site is edited afterwards, and built again after each edit. */
  readonly edits: boolean;
}

/** The first build of a process, its start included. */
export interface FirstBuild {
  /** User and system, with the bundler's process where the system tells. */
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly pages: number;
  readonly operations: number;
  readonly records: number;
  readonly outputBytes: number;
}

/** A build after an edit, while watching. */
export interface EditBuild extends ChangedRecords {
  /** `guide`, `operation`, `navbar`. */
  readonly edit: string;
  /** Until an author sees the page. */
  readonly shownCpuSeconds: number;
  /** With the search index, which nobody waits for. */
  readonly cpuSeconds: number;
}

/** What that process answers, in this order. */
export type BuildMessage =
  | { readonly kind: 'first'; readonly build: FirstBuild }
  | { readonly kind: 'edit'; readonly build: EditBuild }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done' };
