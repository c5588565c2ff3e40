/*
 * Runs before a script of Google's, which is configured by a queue and not by attributes: which site this is, and each page that
 * is shown without a load. A container of the tag manager begins at the event `gtm.js`.
 */

interface PageView {
  readonly url: string;
  readonly title: string;
}

const google = window as unknown as { dataLayer?: unknown[] };
const { siteId = '' } = document.currentScript?.dataset ?? {};
const isContainer = siteId.startsWith('GTM-');
google.dataLayer ??= [];

if (isContainer) google.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
else {
  command('js', new Date());
  command('config', siteId);
}

document.addEventListener('docs:page-view', (event) => {
  const { url, title } = (event as CustomEvent<PageView>).detail;
  const facts = { page_location: url, page_title: title };
  if (isContainer) google.dataLayer?.push({ event: 'page_view', ...facts });
  else command('event', 'page_view', facts);
});

/** gtag reads the arguments of a call, not a list. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: it tells commands from other entries by this object.
  google.dataLayer?.push(arguments);
}
