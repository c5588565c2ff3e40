import { isObject } from '../../../../../worker/request/value/json.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { own, textAt } from '../../shared/values.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';

export interface Analytics {
  readonly product: string;
  readonly host: string;
  readonly siteId: string;
}

/** Products that this engine knows. */
const PRODUCTS: Readonly<Record<string, (settings: unknown) => Analytics | null>> = {
  ga4: (settings) => withId('google-analytics', 'https://www.googletagmanager.com', textAt(settings, 'measurementId')),
  gtm: (settings) => withId('google-tag-manager', 'https://www.googletagmanager.com', textAt(settings, 'tagId')),
  fathom: (settings) => withId('fathom', 'https://cdn.usefathom.com', textAt(settings, 'siteId')),
  plausible: (settings) =>
    withId('plausible', originOf(textAt(settings, 'server'), 'https://plausible.io'), textAt(settings, 'domain')),
};

/** Integrations that configure Mintlify only. */
const SILENT = new Set(['cookies', 'telemetry']);

/** Converts the first product of `integrations` that this engine knows, and reports the others. */
export function importAnalytics(
  { settings, locate }: MintlifyConfig,
  notes: ImportNotes,
): { readonly analytics?: Analytics } {
  const written = own(settings, 'integrations');
  let analytics: Analytics | null = null;
  for (const [name, options] of Object.entries(isObject(written) ? written : {})) {
    if (SILENT.has(name)) continue;
    const found = Object.hasOwn(PRODUCTS, name) ? (PRODUCTS[name]?.(options) ?? null) : null;
    if (found !== null && analytics === null) {
      analytics = found;
      continue;
    }
    const why = found === null ? 'the engine does not have this product' : 'a site has a single product';
    notes.leaveOut(
      locate('integrations', name),
      `the integration ${JSON.stringify(name)}`,
      why,
      'See "analytics" and "head" in docs/operating.md.',
    );
  }
  return analytics === null ? {} : { analytics };
}

function withId(product: string, host: string, siteId: string | null): Analytics | null {
  return siteId === null ? null : { product, host, siteId };
}

function originOf(server: string | null, otherwise: string): string {
  if (server === null) return otherwise;
  const url = /^https:/i.test(server) ? server : `https://${server}`;
  return URL.canParse(url) ? new URL(url).origin : otherwise;
}
