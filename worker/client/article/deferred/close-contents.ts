/**
 * In the bar of a narrow window, the open table of contents covers text: closes it once the reader chose an entry, went
 * elsewhere, or pressed Escape.
 */
export function closeContents(document: Document): void {
  const close = (event: Event): void => {
    const contents = document.querySelector<HTMLDetailsElement>('[data-toc][open]');
    const place = contents?.parentElement;
    // Otherwise it is in the text or in a column, and covers nothing.
    if (!place || getComputedStyle(place).position !== 'fixed') return;
    const isKey = event instanceof KeyboardEvent;
    const { target } = event;
    const isInside = target instanceof Element && contents.contains(target);
    const isChoice = event.type === 'click' && target instanceof Element && target.closest('a') !== null;
    if (isKey ? event.key !== 'Escape' : isInside && !isChoice) return;
    contents.open = false;
    if (isKey) contents.querySelector('summary')?.focus();
  };
  for (const type of ['click', 'focusin', 'keydown']) document.addEventListener(type, close);
}
