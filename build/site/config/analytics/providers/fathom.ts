import { type AnalyticsProvider, SITE_ID } from '../provider.ts';

export const fathom: AnalyticsProvider = {
  id: 'fathom',
  script: '/script.js',
  attributes: { 'data-site': SITE_ID, 'data-spa': 'auto' },
};
