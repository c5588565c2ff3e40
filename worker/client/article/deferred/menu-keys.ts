/**
 * Arrow keys, Home and End move through the entries of an open menu (ARIA Authoring Practices, menu button). Following
 * a link closes the menu, because the next page appears without a load.
 */
export function moveInMenus(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null)
      target.closest<HTMLElement>('ul:popover-open')?.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const menu = openMenuOf(document, target);
    if (menu === null) return;
    const entries = [...menu.querySelectorAll<HTMLElement>('a, button')];
    const index = entries.indexOf(target);
    const next = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  });
}

/** The menu around an entry, or the one that its button opened. */
function openMenuOf(document: Document, element: HTMLElement): HTMLElement | null {
  const name = element.getAttribute('popovertarget');
  const menu = name === null ? element.closest<HTMLElement>('ul[popover]') : document.getElementById(name);
  return menu?.matches('ul:popover-open') ? menu : null;
}
