/** Stands for the id of the site in paths and attributes. */
export const SITE_ID = '{siteId}';

/** An analytics product: where its script is, and how the script learns which site it counts. */
export interface AnalyticsProvider {
  /** As `analytics.product` in site.yaml names it. */
  readonly id: string;
  /** Path of the script below the host; `{siteId}` is filled in. */
  readonly script: string;
  /** Attributes of the script element; `{siteId}` is filled in. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Script of ours that runs before, `worker/client/analytics/<name>.ts`, for a product that reads no attributes. */
  readonly starter?: string;
  /** Where the script sends to and loads from besides. */
  readonly hosts?: readonly string[];
}
