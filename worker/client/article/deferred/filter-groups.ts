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

async function loadGroups(nav: HTMLElement, core: Core): Promise<void> {
  const groups = [...nav.querySelectorAll<HTMLElement>('details[data-src]')];
  await Promise.all(groups.map((group) => loadItems(group, core)));
}

async function loadItems(group: HTMLElement, { trustedHtml }: Core): Promise<void> {
  const list = group.querySelector('ul');
  const source = group.dataset.src;
  if (list === null || source === undefined) return;
  // Opening the group does not load it a second time.
  delete group.dataset.src;
  try {
    const response = await fetch(source);
    if (!response.ok) throw new Error(source);
    list.innerHTML = trustedHtml(await response.text());
  } catch {
    // It keeps its link to all items, and loads when it is opened.
    group.dataset.src = source;
  }
}
