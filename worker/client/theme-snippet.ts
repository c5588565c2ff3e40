import { DISMISS_KEY, showDismissed } from './announcement.ts';
import { COLOR_MODE_KEY, parseChoice, showChoice } from './color-mode.ts';
import { WRAP_KEY } from './reading/wrap-key.ts';
import { readStored } from './storage.ts';

/*
 * Runs inline in the head, before anything is painted: no flash of the wrong colour mode, nor of an announcement that
 * was dismissed, and long lines of code stand as the reader wants them. Every byte is sent with every page.
 */
const facts = document.documentElement.dataset;
facts.js = '';
showChoice(facts, parseChoice(readStored(COLOR_MODE_KEY)));
if (readStored(DISMISS_KEY) === facts.announcementId) showDismissed(facts);
if (readStored(WRAP_KEY)) facts.wrap = '';
// Without its script the page is as for browsers that run none: nothing waits to be taken over.
addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && delete facts.js, true);
