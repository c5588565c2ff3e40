/*
 * Runs next to the site's script during authoring (`npm run dev`). Reloads the page after a build, keeping its
 * scroll position, and shows build errors over the page until they are fixed or dismissed.
 */
import type { DevError, DevLabels, DevMessage } from '../../model/text/dev-message.ts';
import { PAGE_VIEW_EVENT } from '../navigate/page-view.ts';

const OVERLAY_ID = 'dev-errors';

/** How long another page may take to arrive: its request waits for the build. */
const LEAVING_MS = 10_000;

/** The page's release. */
const pageRelease = document.querySelector<HTMLElement>('[data-dev-release]')?.dataset.devRelease;
let isOutdated = false;
/** When the author left for another page; -Infinity after its arrival. A download counts too, but keeps this page. */
let leftAt = Number.NEGATIVE_INFINITY;
/** The errors shown last, so that a save without changes does not reopen a dismissed dialog. */
let shown = '';

addEventListener('beforeunload', leave);
// After the site's own listeners: a link without its default leads to a page that the site loads itself.
addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented && target instanceof Element && target.closest('a') !== null) leave();
});
document.addEventListener(PAGE_VIEW_EVENT, () => {
  leftAt = Number.NEGATIVE_INFINITY;
  reloadIfOutdated();
});

new EventSource('/_/dev/events').addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data)) as DevMessage;
  if (message.kind === 'release') {
    isOutdated = message.release !== pageRelease;
    reloadIfOutdated();
  } else if (String(data) !== shown) {
    shown = String(data);
    showErrors(message.errors, message.labels);
  }
});

function leave(): void {
  leftAt = performance.now();
}

/** Waits while the author is leaving: a reload would cancel the navigation to the other page. */
function reloadIfOutdated(): void {
  if (!isOutdated) return;
  const wait = leftAt + LEAVING_MS - performance.now();
  if (wait > 0) setTimeout(reloadIfOutdated, wait);
  else location.reload();
}

function showErrors(errors: readonly DevError[], { locale, title, close: closeLabel }: DevLabels): void {
  document.getElementById(OVERLAY_ID)?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('dialog');
  overlay.id = OVERLAY_ID;
  overlay.lang = locale;
  const heading = document.createElement('h2');
  heading.id = `${OVERLAY_ID}-title`;
  heading.textContent = title;
  overlay.setAttribute('aria-labelledby', heading.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button';
  close.textContent = closeLabel;
  close.addEventListener('click', () => overlay.close());
  const header = document.createElement('header');
  header.append(heading, close);
  const list = document.createElement('ol');
  list.lang = 'en';
  list.dir = 'ltr';
  list.append(...errors.map(createItem));
  overlay.append(header, list);
  document.body.append(overlay);
  overlay.showModal();
}

function createItem({ location, href, message, rule, excerpt }: DevError): HTMLElement {
  const item = document.createElement('li');
  const text = document.createElement('p');
  if (location !== null) {
    const link = document.createElement(href === null ? 'strong' : 'a');
    if (link instanceof HTMLAnchorElement && href !== null) link.href = href;
    link.textContent = location;
    text.append(link, ' ');
  }
  text.append(rule === null ? message : `${message} [${rule}]`);
  item.append(text);
  if (excerpt !== null) {
    const source = document.createElement('pre');
    source.tabIndex = 0;
    source.textContent = excerpt;
    item.append(source);
  }
  return item;
}
