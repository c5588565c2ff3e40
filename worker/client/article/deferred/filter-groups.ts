import type { Core } from '../../core.ts';

/**
 * Lets a filter find the entries of closed groups: loads those that the page came without, and keeps groups with a match
 * open while the filter is in use.
 */
export function filterGroups(nav: HTMLElement, field: HTMLInputElement, core: Core): void {
  const opened = new Set<HTMLDetailsElement>();
  const isFiltered = (): boolean => field.value.trim() !== '';
  field.addEventListener('input', () => core.withoutTransition(nav, () => openMatches(nav, isFiltered(), opened)));
  void loadGroups(nav, core).then(() => field.dispatchEvent(new Event('input')));
}

/** Opens groups with a match; closes them again when the filter is empty. */
function openMatches(nav: HTMLElement, isFiltered: boolean, opened: Set<HTMLDetailsElement>): void {
  for (const group of isFiltered ? nav.querySelectorAll('details') : []) {
    if (group.open || group.querySelector('li:not([hidden])') === null) continue;
    group.open = true;
    opened.add(group);
  }
  if (isFiltered) return;
  for (const group of opened) group.open = false;
  opened.clear();
}

/** A group that cannot be loaded keeps its link to all items, and loads when it is opened. */
async function loadGroups(nav: HTMLElement, { trustedHtml }: Core): Promise<void> {
  const lists = [...nav.querySelectorAll<HTMLElement>('details[data-src] > ul')];
  if (lists.length === 0) return;
  // Loaded by now, and not imported statically, because the bundler would put it into a third file.
  const { loadItems } = await import('./sidebar-groups.ts');
  await Promise.all(lists.map((list) => list.parentElement && loadItems(list.parentElement, list, trustedHtml)));
}
