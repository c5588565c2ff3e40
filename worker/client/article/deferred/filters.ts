import type { LaterCore } from '../../core.ts';
import { createListFilter } from '../../dom/list-filter.ts';
import { filterGroups } from './filter-groups.ts';

/** Adds a filter above a sidebar. A group stays visible while one of its entries matches. */
export function filterSidebar(nav: HTMLElement, core: LaterCore): void {
  if (nav.querySelector('input') !== null) return;
  const { field, status } = createListFilter(() => nav.querySelectorAll('li'), saysEntry, core.messages);
  field.addEventListener('focus', () => filterGroups(nav, field, core), { once: true });
  nav.prepend(field, status);
}

/** An entry matches by its own text, or by the label of its group. */
function saysEntry(item: HTMLElement, wanted: string): boolean {
  const label = item.parentElement?.closest('details')?.querySelector('summary');
  return [item, label].some((element) => element?.textContent.toLowerCase().includes(wanted));
}
