import type { LaterMessages } from '../model/messages/later-messages.ts';
import { createElement } from './create-element.ts';

/** A field that hides the list items for which `says` returns false. */
export function createListFilter<Item extends HTMLElement>(
  items: () => Iterable<Item>,
  says: (item: Item, wanted: string) => boolean,
  messages: LaterMessages,
): HTMLInputElement {
  const field = createElement('input', {
    type: 'search',
    className: 'list-filter',
    placeholder: messages.filterList,
    ariaLabel: messages.filterList,
  });
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    for (const item of items()) item.hidden = !says(item, wanted);
  });
  return field;
}
