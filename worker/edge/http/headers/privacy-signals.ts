import type { Worker } from '../../../env.ts';
import type { Manifest } from '../../../model/records/manifest.ts';

/** Do Not Track (W3C TR tracking-dnt §5.2) and Global Privacy Control (W3C TR gpc §2.1). */
const SIGNALS = ['DNT', 'Sec-GPC'] as const;

/**
 * A worker that serves pages without analytics to readers who opt out of tracking. It wraps two workers of the same
 * release, whose pages have different ETags and are never mixed.
 */
export function splitByPrivacy(manifest: Manifest, createWorker: (manifest: Manifest) => Worker): Worker {
  const tracked = createWorker(manifest);
  const untracked = createWorker(withoutAnalytics(manifest));
  return {
    async fetch(request, env, context) {
      const response = await (asksForPrivacy(request) ? untracked : tracked).fetch(request, env, context);
      // Caches must keep the variants apart (RFC 9110 §12.5.5).
      for (const name of SIGNALS) response.headers.append('Vary', name);
      return response;
    },
  };
}

function withoutAnalytics(manifest: Manifest): Manifest {
  return { ...manifest, frameVersion: `${manifest.frameVersion}-p`, site: { ...manifest.site, analytics: null } };
}

function asksForPrivacy({ headers }: Request): boolean {
  return SIGNALS.some((name) => headers.get(name)?.trim() === '1');
}
