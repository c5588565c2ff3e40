import type { LaterMessages } from '../../model/messages/messages.ts';
import { createListFilter } from '../list-filter.ts';

/** A union with more branches gets a field that filters them. */
const MIN_BRANCHES = 12;

/** Puts a filter above the branches of a large union: by title, discriminator value, or a value that a branch lists. */
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
