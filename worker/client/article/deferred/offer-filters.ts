import type { LaterCore } from '../../core.ts';

/** Longer sidebars have a filter field. */
const MIN_ENTRIES = 60;

/** Adds a filter to a long sidebar. Few pages have one, so the code is loaded on demand. */
export async function offerFilters(document: Document, core: LaterCore): Promise<void> {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]');
  if (nav === null || nav.querySelectorAll('li').length < MIN_ENTRIES) return;
  const { filterSidebar } = await import('./filters.ts');
  filterSidebar(nav, core);
}
