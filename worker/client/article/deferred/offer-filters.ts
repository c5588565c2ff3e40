import type { LaterCore } from '../../core.ts';

/** Adds a filter to a sidebar with a place for it. Few pages have one, so the code is loaded on demand. */
export async function offerFilters(document: Document, core: LaterCore): Promise<void> {
  const place = document.querySelector('#sidebar .filter:empty');
  if (place === null) return;
  const { filterSidebar } = await import('./filters.ts');
  filterSidebar(place, core);
}
