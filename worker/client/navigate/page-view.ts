/**
 * Dispatched on the document after a page is shown without a load, for analytics and similar scripts. Its detail has
 * the URL of the page (`url`), the previous URL (`referrer`) and the title.
 */
export const PAGE_VIEW_EVENT = 'docs:page-view';
