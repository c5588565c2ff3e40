import * as z from 'zod';
import type { Report } from '../report/report.ts';
import type { WorkerConfig } from './worker-config.ts';

interface NeededLimit {
  readonly name: string;
  /** A suggestion: an operator may use any. */
  readonly namespaceId: string;
  readonly perMinute: number;
}

/** By address, and by operation or token URL for all addresses together: one address must not use up the second. */
const NEEDED: readonly NeededLimit[] = [
  { name: 'RATE_LIMIT', namespaceId: '1001', perMinute: 120 },
  { name: 'RATE_LIMIT_TARGETS', namespaceId: '1002', perMinute: 1200 },
];

const limitsSchema = z.object({ ratelimits: z.array(z.looseObject({ name: z.string() })).optional() });

/**
 * Reports a site whose worker sends requests to APIs without both rate limits. `proxied`: the ids of APIs in mode
 * `proxy`. An environment of wrangler.toml has only its own bindings.
 */
export function checkRateLimit(
  proxied: readonly string[],
  { file, environment, raw }: WorkerConfig,
  report: Report,
): void {
  const section = environment === null ? raw : raw.env?.[environment];
  const { ratelimits = [] } = limitsSchema.safeParse(section).data ?? {};
  const missing = NEEDED.filter((needed) => !ratelimits.some(({ name }) => name === needed.name));
  if (proxied.length === 0 || missing.length === 0) return;
  const [place, header] =
    environment === null ? ['no', '[[ratelimits]]'] : [`no [env.${environment}]`, `[[env.${environment}.ratelimits]]`];
  const names = missing.map(({ name }) => name).join(' or ');
  const blocks = missing.map(
    ({ name, namespaceId, perMinute }) =>
      `${header}\nname = "${name}"\nnamespace_id = "${namespaceId}"\nsimple = { limit = ${perMinute}, period = 60 }\n`,
  );
  report.error(
    { file },
    `Cannot deploy: the worker sends the requests of forms to ${proxied.join(' and ')} (tryIt mode "proxy"), and there is ${place} rate limit named ${names}. Add these lines to the end of the file:

${blocks.join('\n')}`,
  );
}
