/** Wider windows use the desktop layout. Like in the styles, it depends on the reader's text size. */
const DESKTOP_QUERY = '(width > 62.25em)';

/** A media query for the desktop layout. Its `change` event fires when the layout changes. */
export function desktopQuery(): MediaQueryList {
  return matchMedia(DESKTOP_QUERY);
}

/** Centers an item in its scrolling column if it is out of view there. The page does not scroll. */
export function keepInView(item: Element): void {
  let column = item.parentElement;
  while (column !== null && !/auto|scroll/.test(getComputedStyle(column).overflowY)) column = column.parentElement;
  // The window scrolls by itself.
  if (column === null || column.contains(document.body)) return;
  const outer = column.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  column.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

/**
 * Applies a change without transitions, for restored states. All openings are timed by the token `--opening`, because
 * scripts cannot finish transitions of `::details-content`.
 */
export function withoutTransition(root: HTMLElement, change: () => void): void {
  root.style.setProperty('--opening', '0s');
  change();
  // Computes styles, but no layout, while the token is still 0.
  getComputedStyle(root).getPropertyValue('--opening');
  root.style.removeProperty('--opening');
}
