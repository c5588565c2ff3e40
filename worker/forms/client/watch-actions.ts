/** Space between a focused field and the bar. */
const GAP_PX = 8;

/**
 * Keeps the focus clear of the bar at the window's end (WCAG 2.2 §2.4.11): the page scrolls to fields above the bar,
 * however many lines it has, but never to the bar's own buttons (`--try-bar` in the styles).
 */
export function watchActions(bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const isSticky = bar.isConnected && getComputedStyle(bar).position === 'sticky';
    const height = isSticky ? `${bar.offsetHeight + GAP_PX}px` : '';
    style.setProperty('--try-bar', height);
    style.scrollPaddingBlockEnd = height && `calc(${height} + var(--bottom, 0px))`;
  }).observe(bar);
}
