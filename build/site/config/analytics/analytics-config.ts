import * as z from 'zod';
import { dropTrailingSlashes } from '../../../../worker/model/path.ts';
import type { Analytics } from '../../../../worker/model/site.ts';
import { policyHost } from '../settings/head-settings.ts';
import { type AnalyticsProvider, PROVIDERS, SITE_ID } from './providers.ts';

/** Any other product, configured by script and attributes. */
const OTHER: AnalyticsProvider = { id: 'other', script: '/script.js', attributes: { 'data-site-id': SITE_ID } };

/** An http URL is allowed for local tests. */
const HOST = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/|$)/;

export const analyticsSchema = z.strictObject({
  product: z.enum(PROVIDERS.map(({ id }) => id)).optional(),
  host: z
    .url({ error: 'an https URL such as "https://analytics.example.com"' })
    .regex(HOST, 'an https URL such as "https://analytics.example.com"'),
  siteId: z.string().min(1),
  script: z.string().regex(/^\//, 'a path such as "/script.js"').optional(),
  attributes: z
    .record(
      z
        .string()
        .regex(
          /^(?!on|src$|defer$)[a-z][a-z0-9-]*$/,
          'the name of an attribute other than src, defer and event handlers',
        ),
      z.string(),
    )
    .default({}),
  hosts: z.array(policyHost).default([]),
  respectPrivacySignals: z.boolean().default(false),
});

/** The script element of every page. Attributes in the settings follow and override the product's. */
export function toAnalytics(config: z.infer<typeof analyticsSchema>): Analytics {
  const { siteId, respectPrivacySignals } = config;
  const provider = PROVIDERS.find(({ id }) => id === config.product) ?? OTHER;
  const hosts = [...new Set([...(provider.hosts ?? []), ...config.hosts])];
  const attributes = { ...provider.attributes, ...config.attributes };
  return {
    host: dropTrailingSlashes(config.host),
    siteId,
    script: (config.script ?? provider.script).replaceAll(SITE_ID, encodeURIComponent(siteId)),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, value.replaceAll(SITE_ID, siteId)]),
    ),
    starter: provider.starter ?? null,
    respectPrivacySignals,
    ...(hosts.length === 0 ? {} : { hosts }),
  };
}
