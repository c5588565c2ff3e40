import type { LaterCore } from '../../core.ts';
import { createListFilter } from '../../dom/list-filter.ts';
import { filterGroups } from './filter-groups.ts';

/** Adds a filter in its place in a sidebar. A group stays visible while one of its entries matches. */
export function filterSidebar(place: Element, core: LaterCore): void {
  const nav = place.closest('nav');
  if (nav === null) return;
  const entries = () => nav.querySelectorAll<HTMLElement>('li:not(.filter)');
  const { field, status } = createListFilter(entries, saysEntry, core.messages);
  field.addEventListener('focus', () => filterGroups(nav, field, core), { once: true });
  // Another load may have come first.
  place.replaceChildren(field, status);
}

/** An entry matches by its own text, or by the label of its group. */
function saysEntry(item: HTMLElement, wanted: string): boolean {
  const label = item.parentElement?.closest('details')?.querySelector('summary');
  return [item, label].some((element) => element?.textContent.toLowerCase().includes(wanted));
}
