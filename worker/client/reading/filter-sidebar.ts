import type { LaterMessages } from '../../model/messages/messages.ts';
import { createListFilter } from '../list-filter.ts';

/** A list with more entries gets a field that filters them. */
const MIN_ENTRIES = 60;

/** Puts a filter above a long sidebar; a group stays while one of its entries does. */
export function offerFilter(document: Document, messages: LaterMessages): void {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]');
  if (nav === null || nav.querySelector('input') !== null || nav.querySelectorAll('li').length < MIN_ENTRIES) return;
  nav.prepend(createListFilter(() => nav.querySelectorAll('li'), says, messages));
}

function says({ textContent }: HTMLElement, wanted: string): boolean {
  return textContent.toLowerCase().includes(wanted);
}
