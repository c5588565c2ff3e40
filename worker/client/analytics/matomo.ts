/*
 * Runs before Matomo's own script, which is configured by a queue and not by attributes: which site this is, that no cookies
 * are wanted, and each page that is shown without a load.
 */

interface PageView {
  readonly url: string;
  readonly referrer: string;
  readonly title: string;
}

const matomo = window as unknown as { _paq?: { push(...commands: readonly unknown[][]): void } };
const { host = '', siteId = '' } = document.currentScript?.dataset ?? {};

tell(['disableCookies'], ['setTrackerUrl', `${host}/matomo.php`], ['setSiteId', siteId], ...view());

document.addEventListener('docs:page-view', (event) => {
  const { url, referrer, title } = (event as CustomEvent<PageView>).detail;
  tell(['setReferrerUrl', referrer], ['setCustomUrl', url], ['setDocumentTitle', title], ...view());
});

/** Matomo puts an object of its own in the place of the queue: it is asked for each time. */
function tell(...commands: unknown[][]): void {
  matomo._paq ??= [];
  matomo._paq.push(...commands);
}

/** A view, and the links of the page, which are new. */
function view(): unknown[][] {
  return [['trackPageView'], ['enableLinkTracking']];
}
