/** Exposes to styles the part of the window above a touch keyboard. In Safari, no CSS unit does. */
export function fitIntoView(dialog: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (visualViewport === null) return;
  const measure = (): void => {
    // A reader who zooms in wants the dialog to exceed the window.
    if (visualViewport.scale > 1) return;
    dialog.style.setProperty('--visible-height', `${visualViewport.height}px`);
    dialog.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
  };
  measure();
  visualViewport.addEventListener('resize', measure, { signal });
  visualViewport.addEventListener('scroll', measure, { signal });
}
