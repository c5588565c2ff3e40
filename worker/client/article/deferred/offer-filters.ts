import type { LaterCore } from '../../core.ts';

/** Makes the filter of a sidebar work. Few pages have one, so the code is loaded on demand. */
export async function offerFilters(document: Document, core: LaterCore): Promise<void> {
  const place = document.querySelector('#sidebar .filter:not(:has(output))');
  if (place === null) return;
  const { filterSidebar } = await import('./filters.ts');
  filterSidebar(place, core);
}
