import type { SiteSource } from '../../../build/compile-site.ts';
import type { ChangedRecords } from './changed-records.ts';

/** What the process that builds is asked for. */
export interface BuildRequest {
  readonly source: SiteSource;
  readonly descriptionFile: string;
  readonly outDir: string;
}

export interface ColdBuild {
  /** User and system, with the bundler's process where the system tells. */
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly pages: number;
  readonly operations: number;
  readonly records: number;
  readonly outputBytes: number;
}

export interface WarmBuild extends ChangedRecords {
  /** `guide`, `operation`, `navbar`. */
  readonly edit: string;
  /** Until an author sees the page. */
  readonly shownCpuSeconds: number;
  /** With the search index, which nobody waits for. */
  readonly cpuSeconds: number;
}

/** What that process answers, in this order. */
export type BuildMessage =
  | { readonly kind: 'cold'; readonly build: ColdBuild }
  | { readonly kind: 'warm'; readonly build: WarmBuild }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done' };
