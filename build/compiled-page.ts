import type { PageEntry } from '../worker/model/manifest.ts';

/** A page whose article is ready to be stored: what the manifest says of it, and its HTML. */
export interface CompiledPage {
  readonly path: string;
  readonly entry: Omit<PageEntry, 'key'>;
  readonly html: string;
}
