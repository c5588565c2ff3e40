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

/** Jumps to the end of every transition under an element, for states that are restored rather than chosen. */
export function finishTransitions(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}
