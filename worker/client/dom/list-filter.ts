import type { LaterMessages } from '../../model/messages/messages.ts';

/** A field that hides the list items for which `says` returns false, and a line that says so if these are all. */
export function createListFilter<Item extends HTMLElement>(
  items: () => Iterable<Item>,
  says: (item: Item, wanted: string) => boolean,
  messages: LaterMessages,
): { readonly field: HTMLInputElement; readonly status: HTMLElement } {
  // Without `createElement`, which would become a file shared with the script that loads this one.
  const field = Object.assign(document.createElement('input'), {
    type: 'search',
    className: 'list-filter',
    placeholder: messages.filterList,
    ariaLabel: messages.filterList,
  });
  // Announced, as all outputs are.
  const status = Object.assign(document.createElement('output'), { className: 'list-status' });
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    let isEmpty = true;
    for (const item of items()) {
      item.hidden = !says(item, wanted);
      isEmpty &&= item.hidden;
    }
    status.textContent = isEmpty ? messages.filteredOut : '';
  });
  return { field, status };
}
