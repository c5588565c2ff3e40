import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement } from '../create-element.ts';

/** A union with more branches gets a field that filters them. */
const MIN_BRANCHES = 12;

/** Puts a filter above the branches of a large union: by title, discriminator value, or a value that a branch lists. */
export function offerVariantFilter(root: ParentNode, messages: LaterMessages): void {
  for (const variants of root.querySelectorAll('.variants')) {
    const branches = [...variants.querySelectorAll<HTMLElement>(':scope > .branch')];
    if (branches.length < MIN_BRANCHES || variants.querySelector(':scope > input') !== null) continue;
    const field = createElement('input', {
      type: 'search',
      className: 'list-filter',
      placeholder: messages.filterList,
      ariaLabel: messages.filterList,
    });
    field.addEventListener('input', () => {
      const wanted = field.value.trim().toLowerCase();
      for (const branch of branches) branch.hidden = !says(branch, wanted);
    });
    branches[0]?.before(field);
  }
}

function says(branch: HTMLElement, wanted: string): boolean {
  const texts = branch.querySelectorAll('summary, code, dt');
  return [...texts].some(({ textContent }) => textContent.toLowerCase().includes(wanted));
}
