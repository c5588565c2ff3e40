import * as z from 'zod';
import type { Report } from '../report/report.ts';
import type { WorkerConfig } from './worker-config.ts';

const BINDING = 'RATE_LIMIT';

const limitsSchema = z.object({ ratelimits: z.array(z.looseObject({ name: z.string() })).optional() });

/**
 * Reports a site whose worker sends requests to APIs without a rate limit. `proxied`: the ids of APIs in mode `proxy`.
 * An environment of wrangler.toml has only its own bindings.
 */
export function checkRateLimit(
  proxied: readonly string[],
  { file, environment, raw }: WorkerConfig,
  report: Report,
): void {
  const section = environment === null ? raw : raw.env?.[environment];
  const { ratelimits = [] } = limitsSchema.safeParse(section).data ?? {};
  if (proxied.length === 0 || ratelimits.some(({ name }) => name === BINDING)) return;
  const [place, header] =
    environment === null ? ['no', '[[ratelimits]]'] : [`no [env.${environment}]`, `[[env.${environment}.ratelimits]]`];
  report.error(
    { file },
    `Cannot deploy: the worker sends the requests of forms to ${proxied.join(' and ')} (tryIt mode "proxy"), and there is ${place} rate limit named ${BINDING}. Add these lines to the end of the file:

${header}
name = "${BINDING}"
namespace_id = "1001"
simple = { limit = 120, period = 60 }
`,
  );
}
