import type { LaterMessages } from '../../model/messages/texts/later-messages.ts';

/** A field that hides the list items for which `says` returns false. */
export function createListFilter<Item extends HTMLElement>(
  items: () => Iterable<Item>,
  says: (item: Item, wanted: string) => boolean,
  messages: LaterMessages,
): HTMLInputElement {
  // Without `createElement`, which would become a file shared with the script that loads this one.
  const field = Object.assign(document.createElement('input'), {
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
