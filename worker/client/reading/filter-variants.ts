import type { LaterMessages } from '../../model/messages/later-messages.ts';
import { createListFilter } from '../list-filter.ts';

/** Larger unions have a filter field. */
const MIN_BRANCHES = 12;

/** Adds a filter above the branches of a large union, by title, discriminator value or a listed value. */
export function offerVariantFilter(root: ParentNode, messages: LaterMessages): void {
  for (const variants of root.querySelectorAll('.variants')) {
    const branches = [...variants.querySelectorAll<HTMLElement>(':scope > .branch')];
    if (branches.length < MIN_BRANCHES || variants.querySelector(':scope > input') !== null) continue;
    branches[0]?.before(createListFilter(() => branches, says, messages));
  }
}

function says(branch: HTMLElement, wanted: string): boolean {
  const texts = branch.querySelectorAll('summary, code, dt');
  return [...texts].some(({ textContent }) => textContent.toLowerCase().includes(wanted));
}
