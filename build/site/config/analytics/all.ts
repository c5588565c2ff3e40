import type { AnalyticsProvider } from './provider.ts';
import { fathom } from './providers/fathom.ts';
import { googleAnalytics, googleTagManager } from './providers/google.ts';
import { matomo } from './providers/matomo.ts';
import { plausible } from './providers/plausible.ts';
import { umami } from './providers/umami.ts';

/** All analytics products with default settings. Each has its own file. */
export const PROVIDERS: readonly AnalyticsProvider[] = [
  fathom,
  googleAnalytics,
  googleTagManager,
  matomo,
  plausible,
  umami,
];
