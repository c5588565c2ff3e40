/** Screen readers take in an emptied region before the same text is said again. */
const REPEAT_DELAY_MS = 50;

/** Tells readers who cannot see it what has changed on the page. */
export function announce(document: Document, text: string): void {
  const region = prepareLiveRegion(document);
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, REPEAT_DELAY_MS);
}

/** The page's live region; made ahead of its first text, for one that comes with a text is not read out. */
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
