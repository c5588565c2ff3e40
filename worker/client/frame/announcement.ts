import type { Core } from '../core.ts';

/** Stores the id of the announcement that was last closed. */
export const DISMISS_KEY = 'announcement.dismiss';

/** Lets readers close the announcement. One with another id is shown again. */
export function dismissAnnouncement(document: Document, { writeStored }: Core): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-action="dismiss-announcement"]') : null;
    if (button === null) return;
    writeStored(DISMISS_KEY, button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '');
    showDismissed(document.documentElement.dataset);
  });
}

/** Makes the styles hide the announcement. */
export function showDismissed(facts: DOMStringMap): void {
  facts.announcementDismissed = '';
}
