import type { AnalyticsProvider } from '../provider.ts';

export const matomo: AnalyticsProvider = {
  id: 'matomo',
  script: '/matomo.js',
  attributes: {},
  starter: 'matomo',
};
