import { onAction } from './on-action.ts';
import { writeStored } from './storage.ts';

/** Holds the id of the announcement that was closed last. */
export const DISMISS_KEY = 'announcement.dismiss';

/** Lets readers close the announcement; another one, with another id, is shown again. */
export function dismissAnnouncement(document: Document): void {
  onAction(document, 'dismiss-announcement', (button) => {
    writeStored(DISMISS_KEY, button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '');
    showDismissed(document.documentElement.dataset);
  });
}

/** Tells the styles to leave the announcement out. */
export function showDismissed(facts: DOMStringMap): void {
  facts.announcementDismissed = '';
}
