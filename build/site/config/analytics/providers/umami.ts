import { type AnalyticsProvider, SITE_ID } from '../provider.ts';

export const umami: AnalyticsProvider = {
  id: 'umami',
  script: '/script.js',
  attributes: { 'data-website-id': SITE_ID },
};
