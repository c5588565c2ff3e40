/** Calls `handle` when a control with this `data-action` is pressed, even if it was added later. */
export function onAction(document: Document, action: string, handle: (control: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(`[data-action="${action}"]`) : null;
    if (control !== null) handle(control);
  });
}
