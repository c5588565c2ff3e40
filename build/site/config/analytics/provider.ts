/** Placeholder for the site id in paths and attributes. */
export const SITE_ID = '{siteId}';

/** An analytics product: the path of its script, and how the script gets the site id. */
export interface AnalyticsProvider {
  /** The value of `analytics.product` in site.yaml. */
  readonly id: string;
  /** Path of the script on the host. `{siteId}` is replaced. */
  readonly script: string;
  /** Attributes of the script element. `{siteId}` is replaced. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Our script that runs first, `worker/client/analytics/<name>.ts`, for products that do not read attributes. */
  readonly starter?: string;
  /** Other hosts that the script sends to and loads from. */
  readonly hosts?: readonly string[];
}
