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

const fathom: AnalyticsProvider = {
  id: 'fathom',
  script: '/script.js',
  attributes: { 'data-site': SITE_ID, 'data-spa': 'auto' },
};

const COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Google Analytics 4 (`G-…`). */
const googleAnalytics: AnalyticsProvider = {
  id: 'google-analytics',
  script: `/gtag/js?id=${SITE_ID}`,
  attributes: {},
  starter: 'google',
  hosts: COLLECTORS,
};

/** A Google Tag Manager container (`GTM-…`). The settings declare what its tags load. */
const googleTagManager: AnalyticsProvider = {
  id: 'google-tag-manager',
  script: `/gtm.js?id=${SITE_ID}`,
  attributes: {},
  starter: 'google',
};

const matomo: AnalyticsProvider = {
  id: 'matomo',
  script: '/matomo.js',
  attributes: {},
  starter: 'matomo',
};

const plausible: AnalyticsProvider = {
  id: 'plausible',
  script: '/js/script.js',
  attributes: { 'data-domain': SITE_ID },
};

const umami: AnalyticsProvider = {
  id: 'umami',
  script: '/script.js',
  attributes: { 'data-website-id': SITE_ID },
};

/** All analytics products with default settings. */
export const PROVIDERS: readonly AnalyticsProvider[] = [
  fathom,
  googleAnalytics,
  googleTagManager,
  matomo,
  plausible,
  umami,
];
