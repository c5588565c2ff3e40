import type { LaterMessages } from '../../../model/messages/later-messages.ts';
import type { LaterCore } from '../../core.ts';
import { createListFilter } from '../../dom/list-filter.ts';
import { filterGroups } from './filter-groups.ts';

/** Adds a filter above a sidebar. A group stays visible while one of its entries matches. */
export function filterSidebar(nav: HTMLElement, core: LaterCore): void {
  if (nav.querySelector('input') !== null) return;
  const field = createListFilter(() => nav.querySelectorAll('li'), saysEntry, core.messages);
  field.addEventListener('focus', () => filterGroups(nav, field, core), { once: true });
  nav.prepend(field);
}

/** Adds a filter above the branches of a union, by title, discriminator value or a listed value. */
export function filterVariants(variants: HTMLElement, messages: LaterMessages): void {
  if (variants.querySelector(':scope > input') !== null) return;
  const branches = [...variants.querySelectorAll<HTMLElement>(':scope > .branch')];
  branches[0]?.before(createListFilter(() => branches, saysBranch, messages));
}

/** An entry matches by its own text, or by the label of its group. */
function saysEntry(item: HTMLElement, wanted: string): boolean {
  const label = item.parentElement?.closest('details')?.querySelector('summary');
  return [item, label].some((element) => element?.textContent.toLowerCase().includes(wanted));
}

function saysBranch(branch: HTMLElement, wanted: string): boolean {
  const texts = branch.querySelectorAll('summary, code, dt');
  return [...texts].some(({ textContent }) => textContent.toLowerCase().includes(wanted));
}
