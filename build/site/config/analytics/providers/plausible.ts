import { type AnalyticsProvider, SITE_ID } from '../provider.ts';

export const plausible: AnalyticsProvider = {
  id: 'plausible',
  script: '/js/script.js',
  attributes: { 'data-domain': SITE_ID },
};
