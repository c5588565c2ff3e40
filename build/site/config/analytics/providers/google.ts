import { type AnalyticsProvider, SITE_ID } from '../provider.ts';

const COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Google Analytics 4 (`G-…`). */
export const googleAnalytics: AnalyticsProvider = {
  id: 'google-analytics',
  script: `/gtag/js?id=${SITE_ID}`,
  attributes: {},
  starter: 'google',
  hosts: COLLECTORS,
};

/** A Google Tag Manager container (`GTM-…`). The settings declare what its tags load. */
export const googleTagManager: AnalyticsProvider = {
  id: 'google-tag-manager',
  script: `/gtm.js?id=${SITE_ID}`,
  attributes: {},
  starter: 'google',
};
