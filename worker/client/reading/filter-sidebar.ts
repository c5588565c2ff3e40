import type { LaterMessages } from '../../model/messages/later-messages.ts';
import { createListFilter } from '../list-filter.ts';

/** Longer lists have a filter field. */
const MIN_ENTRIES = 60;

/** Adds a filter above a long sidebar. A group stays visible while one of its entries matches. */
export function offerFilter(document: Document, messages: LaterMessages): void {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]');
  if (nav === null || nav.querySelector('input') !== null || nav.querySelectorAll('li').length < MIN_ENTRIES) return;
  nav.prepend(createListFilter(() => nav.querySelectorAll('li'), says, messages));
}

function says({ textContent }: HTMLElement, wanted: string): boolean {
  return textContent.toLowerCase().includes(wanted);
}
