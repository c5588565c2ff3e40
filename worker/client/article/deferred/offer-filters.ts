import type { LaterCore } from '../../core.ts';

/** Longer sidebars and larger unions have a filter field. */
const MIN_ENTRIES = 60;
const LARGE_UNION = '.variants:has(> .branch:nth-of-type(12))';

/** Adds filters to the long lists of a page. Few pages have one, so the code is loaded on demand. */
export async function offerFilters(document: Document, root: ParentNode, core: LaterCore): Promise<void> {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]');
  const isLong = nav !== null && nav.querySelectorAll('li').length >= MIN_ENTRIES;
  const unions = [...root.querySelectorAll<HTMLElement>(LARGE_UNION)];
  if (!isLong && unions.length === 0) return;
  const { filterSidebar, filterVariants } = await import('./filters.ts');
  if (isLong) filterSidebar(nav, core);
  for (const variants of unions) filterVariants(variants, core.messages);
}
