import { DISMISS_KEY, showDismissed } from './announcement.ts';
import { COLOR_MODE_KEY, parseChoice, showChoice } from './color-mode.ts';
import { readStored } from './storage.ts';

/*
 * Runs inline in the head, before anything is painted: no flash of the wrong colour mode, nor of an
 * announcement that was dismissed. Every byte is sent with every page.
 */
const html = document.documentElement;
html.dataset.js = '';
showChoice(html, parseChoice(readStored(COLOR_MODE_KEY)));
if (readStored(DISMISS_KEY) === html.dataset.announcementId) showDismissed(html);
// Without its script the page is as for browsers that run none: nothing waits to be taken over.
addEventListener(
  'error',
  ({ target }) => (target as HTMLScriptElement).type === 'module' && delete html.dataset.js,
  true,
);
