/** Screen readers need time to notice the emptied region before the same text is announced again. */
const REPEAT_DELAY_MS = 50;

/** Announces a change to screen reader users. */
export function announce(document: Document, text: string): void {
  const region = prepareLiveRegion(document);
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, REPEAT_DELAY_MS);
}

/** The page's live region. It must exist before its first text, because a region added with a text is not announced. */
export function prepareLiveRegion(document: Document): Element {
  const present = document.querySelector('[data-live]');
  if (present !== null) return present;
  const region = document.createElement('div');
  region.dataset.live = '';
  region.role = 'status';
  region.className = 'visually-hidden';
  document.body.append(region);
  return region;
}
