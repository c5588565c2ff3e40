/** Wider is desktop, in CSS px (styles: `@media (width > 996px)`). */
const DESKTOP_BREAKPOINT_PX = 996;

/** Whether the page is laid out in columns; its `change` event tells when that turns. */
export function desktopQuery(): MediaQueryList {
  return matchMedia(`(width > ${DESKTOP_BREAKPOINT_PX}px)`);
}

/** Brings an item into the middle of its own scrolling column when it is out of sight there; the page does not move. */
export function keepInView(item: Element): void {
  const column = findScrollingAncestor(item);
  if (column === null) return;
  const outer = column.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  column.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

function findScrollingAncestor(item: Element): Element | null {
  for (
    let element = item.parentElement;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}

/**
 * Changes something at once, for states that are restored rather than chosen. Every opening is timed by the token
 * `--opening`; transitions of `::details-content` cannot be finished, for no script sees them.
 */
export function withoutTransition(root: HTMLElement, change: () => void): void {
  root.style.setProperty('--opening', '0s');
  change();
  // Styles are computed while the token is still 0.
  root.getBoundingClientRect();
  root.style.removeProperty('--opening');
}
