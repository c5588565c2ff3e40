import { WRAP_KEY } from '../article/deferred/code/wrap-code.ts';
import { readStored } from '../dom/storage.ts';
import { DISMISS_KEY, showDismissed } from './announcement.ts';
import { COLOR_MODE_KEY, parseChoice, showChoice } from './color-mode.ts';

/*
 * Runs inline in the head before the first paint, so that the wrong color mode or a dismissed announcement does not
 * flash and long lines of code wrap as the reader chose. Every byte is sent with every page.
 */
const facts = document.documentElement.dataset;
facts.js = '';
showChoice(facts, parseChoice(readStored(COLOR_MODE_KEY)));
if (HAS_ANNOUNCEMENT && readStored(DISMISS_KEY) === facts.announcementId) showDismissed(facts);
if (readStored(WRAP_KEY)) facts.wrap = '';
// If the script fails to load, the page looks as it does without JavaScript.
addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && delete facts.js, true);
