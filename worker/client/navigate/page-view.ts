/** Dispatched on the document after a page is shown without a load, for analytics and similar scripts, with a `PageView`. */
export const PAGE_VIEW_EVENT = 'docs:page-view';

/** The detail of the event. */
export interface PageView {
  /** The absolute URL of the page. */
  readonly url: string;
  /** The URL of the previous page. */
  readonly referrer: string;
  readonly title: string;
}
