import { onAction } from '../dom/on-action.ts';
import { writeStored } from '../dom/storage.ts';

/** Stores the id of the announcement that was last closed. */
export const DISMISS_KEY = 'announcement.dismiss';

/** Lets readers close the announcement. One with another id is shown again. */
export function dismissAnnouncement(document: Document): void {
  onAction(document, 'dismiss-announcement', (button) => {
    writeStored(DISMISS_KEY, button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '');
    showDismissed(document.documentElement.dataset);
  });
}

/** Makes the styles hide the announcement. */
export function showDismissed(facts: DOMStringMap): void {
  facts.announcementDismissed = '';
}
