import type { PageEntry } from '../../model/records/manifest.ts';

export interface FoundPage {
  readonly path: string;
  readonly page: PageEntry;
}
