import type { SiteSource } from '../../../build/site/load-site.ts';
import type { ChangedRecords } from './changed-records.ts';

/** The request to the build process. */
export interface BuildRequest {
  readonly source: SiteSource;
  readonly descriptionFile: string;
  readonly outDir: string;
  /** Folder of the cache; null to build without it. */
  readonly cacheDir: string | null;
  /** Whether to edit the site afterwards, with a build after each edit. */
  readonly edits: boolean;
}

/** The first build of a process, including its startup. */
export interface FirstBuild {
  /** User and system time, on Linux including the bundler's process. */
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly pages: number;
  readonly operations: number;
  readonly records: number;
  readonly outputBytes: number;
}

/** A build in watch mode, after an edit. */
export interface EditBuild extends ChangedRecords {
  /** `guide`, `operation` or `navbar`. */
  readonly edit: string;
  /** Until the author sees the page. */
  readonly shownCpuSeconds: number;
  /** Including the search index, for which the author does not wait. */
  readonly cpuSeconds: number;
}

/** Messages of the build process, in this order. */
export type BuildMessage =
  | { readonly kind: 'first'; readonly build: FirstBuild }
  | { readonly kind: 'edit'; readonly build: EditBuild }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done' };
