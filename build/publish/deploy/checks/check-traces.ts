import * as z from 'zod';
import type { Report } from '../../../base/report/report.ts';
import type { WorkerConfig } from '../service/worker-config.ts';

const tracesSchema = z.object({
  observability: z.object({ traces: z.object({ enabled: z.boolean().optional() }).optional() }).optional(),
});

/**
 * Warns of a site whose worker sends requests to APIs while Cloudflare records their URLs. `proxied`: the ids of APIs in
 * mode `proxy`. An environment of wrangler.toml inherits the settings of the top level.
 */
export function checkTraces(
  proxied: readonly string[],
  { file, environment, raw }: WorkerConfig,
  report: Report,
): void {
  const section = environment === null ? undefined : raw.env?.[environment];
  const owner = section?.observability === undefined ? null : environment;
  const { observability } = tracesSchema.safeParse(owner === null ? raw : section).data ?? {};
  if (proxied.length === 0 || observability?.traces?.enabled !== true) return;
  const header = owner === null ? '[observability.traces]' : `[env.${owner}.observability.traces]`;
  report.warn(
    { file },
    `Cannot keep API keys out of Cloudflare's traces: they record the full URL of each request that the worker sends to ${proxied.join(' and ')} (tryIt mode "proxy"), and ${header} has "enabled = true". Set it to false.`,
  );
}
