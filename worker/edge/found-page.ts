import type { PageEntry } from '../model/manifest.ts';

export interface FoundPage {
  readonly path: string;
  readonly page: PageEntry;
}
