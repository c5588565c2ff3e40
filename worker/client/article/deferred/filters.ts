import type { LaterCore } from '../../core.ts';
import { filterGroups } from './filter-groups.ts';

/**
 * Operates the filter of a sidebar, which hides the entries that do not match, and says so if these are all. A group
 * stays visible while one of its entries matches.
 */
export function filterSidebar(place: Element, core: LaterCore): void {
  const nav = place.closest('nav');
  const field = place.querySelector('input');
  // Another load may have come first.
  if (nav === null || field === null || place.querySelector('output') !== null) return;
  // Announced, as all outputs are.
  const status = document.createElement('output');
  place.append(status);
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    let isEmpty = true;
    for (const item of nav.querySelectorAll<HTMLElement>('li:not(.filter)')) {
      item.hidden = !saysEntry(item, wanted);
      isEmpty &&= item.hidden;
    }
    status.textContent = isEmpty ? core.messages.filteredOut : '';
  });
  // The reader may have typed before the script came.
  if (field.value !== '' || field === document.activeElement) filterGroups(nav, field, core);
  else field.addEventListener('focus', () => filterGroups(nav, field, core), { once: true });
}

/** An entry matches by its own text, or by the label of its group. */
function saysEntry(item: HTMLElement, wanted: string): boolean {
  const label = item.parentElement?.closest('details')?.querySelector('summary');
  return [item, label].some((element) => element?.textContent.toLowerCase().includes(wanted));
}
