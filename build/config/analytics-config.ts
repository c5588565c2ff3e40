import * as z from 'zod';
import type { Analytics } from '../../worker/model/site.ts';

/** What a product calls its script, and the attribute that tells it the site. */
interface Preset {
  readonly script: string;
  /** Null for a product that is told by a script of our own (`worker/client/analytics/`). */
  readonly siteAttribute: string | null;
}

const PRESETS = {
  plausible: { script: '/js/script.js', siteAttribute: 'data-domain' },
  umami: { script: '/script.js', siteAttribute: 'data-website-id' },
  matomo: { script: '/matomo.js', siteAttribute: null },
} as const satisfies Readonly<Record<string, Preset>>;

const ANY_PRODUCT: Preset = { script: '/script.js', siteAttribute: 'data-site-id' };

/** Stands for the id of the site in the script's path and attributes. */
const SITE_ID = '{siteId}';

/** A host on this machine is one to try things with. */
const HOST = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/|$)/;

export const analyticsSchema = z.strictObject({
  /** Decides the defaults of the others; any other product is described by them. */
  product: z.enum(['plausible', 'umami', 'matomo']).optional(),
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
  /** Readers who send Do Not Track or Global Privacy Control get pages without the script. */
  respectPrivacySignals: z.boolean().default(false),
});

/** The script tag that pages get. */
export function toAnalytics(config: z.infer<typeof analyticsSchema>): Analytics {
  const { product, siteId, respectPrivacySignals } = config;
  const { siteAttribute, ...preset }: Preset = product === undefined ? ANY_PRODUCT : PRESETS[product];
  const fill = (text: string): string => text.replaceAll(SITE_ID, siteId);
  const attributes = Object.entries(config.attributes).map(([name, value]) => [name, fill(value)]);
  return {
    host: config.host.replace(/\/+$/, ''),
    siteId,
    script: (config.script ?? preset.script).replaceAll(SITE_ID, encodeURIComponent(siteId)),
    attributes: { ...(siteAttribute === null ? {} : { [siteAttribute]: siteId }), ...Object.fromEntries(attributes) },
    starter: product === 'matomo' ? product : null,
    respectPrivacySignals,
  };
}
