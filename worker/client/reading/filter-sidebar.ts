import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement } from '../create-element.ts';

/** A list with more entries gets a field that filters them. */
const MIN_ENTRIES = 60;

/** Puts a filter above a long sidebar; a group stays while one of its entries does. */
export function offerFilter(document: Document, messages: LaterMessages): void {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]');
  if (nav === null || nav.querySelector('input') !== null || nav.querySelectorAll('li').length < MIN_ENTRIES) return;
  const field = createElement('input', {
    type: 'search',
    className: 'list-filter',
    placeholder: messages.filterList,
    ariaLabel: messages.filterList,
  });
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    for (const item of nav.querySelectorAll('li')) item.hidden = !item.textContent.toLowerCase().includes(wanted);
  });
  nav.prepend(field);
}
