import { PAGE_VIEW_EVENT, type PageView } from '../navigate/page-view.ts';

/*
 * Runs before a Google script, which is configured through a queue instead of attributes. Sets the site ID and
 * reports pages shown without a load. A tag manager container starts with the event `gtm.js`.
 */

const google = window as unknown as { dataLayer?: unknown[] };
const { siteId = '' } = document.currentScript?.dataset ?? {};
const isContainer = siteId.startsWith('GTM-');
google.dataLayer ??= [];

if (isContainer) google.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
else {
  command('js', new Date());
  command('config', siteId);
}

document.addEventListener(PAGE_VIEW_EVENT, (event) => {
  const { url, title } = (event as CustomEvent<PageView>).detail;
  const facts = { page_location: url, page_title: title };
  if (isContainer) google.dataLayer?.push({ event: 'page_view', ...facts });
  else command('event', 'page_view', facts);
});

/** gtag expects the arguments object of a call, not an array. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag recognizes commands by this object.
  google.dataLayer?.push(arguments);
}
