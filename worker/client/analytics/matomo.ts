import { PAGE_VIEW_EVENT, type PageView } from '../navigate/page-view.ts';

/*
 * Runs before Matomo's script, which is configured through a queue instead of attributes. Sets the site ID, disables
 * cookies, and reports pages shown without a load.
 */

const matomo = window as unknown as { _paq?: { push(...commands: readonly unknown[][]): void } };
const { host = '', siteId = '' } = document.currentScript?.dataset ?? {};

tell(['disableCookies'], ['setTrackerUrl', `${host}/matomo.php`], ['setSiteId', siteId], ...view());

document.addEventListener(PAGE_VIEW_EVENT, (event) => {
  const { url, referrer, title } = (event as CustomEvent<PageView>).detail;
  tell(['setReferrerUrl', referrer], ['setCustomUrl', url], ['setDocumentTitle', title], ...view());
});

/** Matomo replaces the queue with its own object, so look it up each time. */
function tell(...commands: unknown[][]): void {
  matomo._paq ??= [];
  matomo._paq.push(...commands);
}

/** A page view, and link tracking for the new page's links. */
function view(): unknown[][] {
  return [['trackPageView'], ['enableLinkTracking']];
}
