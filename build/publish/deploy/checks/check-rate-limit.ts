import * as z from 'zod';
import type { Report } from '../../../base/report/report.ts';
import type { WorkerConfig } from '../service/worker-config.ts';

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

/** What Cloudflare accepts. wrangler checks the types and the period when it reads the file. */
const limitSchema = z.object({
  name: z.string(),
  namespace_id: z.string().regex(/^[1-9]\d*$/),
  simple: z.object({ limit: z.int().positive(), period: z.number() }),
});
type Limit = z.infer<typeof limitSchema>;

/**
 * Reports limits that Cloudflare would reject or that work against each other, and a site whose worker sends requests to
 * APIs without both of them. `proxied`: the ids of APIs in mode `proxy`. An environment of wrangler.toml has only its own
 * bindings.
 */
export function checkRateLimit(proxied: readonly string[], config: WorkerConfig, report: Report): void {
  const { file, environment, raw } = config;
  const section = environment === null ? raw : raw.env?.[environment];
  const { ratelimits = [] } = limitsSchema.safeParse(section).data ?? {};
  const [limits, missing]: [Limit[], NeededLimit[]] = [[], []];
  for (const needed of NEEDED) {
    const found = ratelimits.find(({ name }) => name === needed.name);
    const { data } = limitSchema.safeParse(found);
    if (found === undefined) missing.push(needed);
    else if (data !== undefined) limits.push(data);
    else
      report.error(
        { file },
        `Cannot deploy: the rate limit ${needed.name} needs a whole number in quotes as its namespace_id, such as "${needed.namespaceId}", and a whole number above 0 as its limit, such as ${needed.perMinute}, got ${JSON.stringify(found)}.`,
      );
  }
  if (proxied.length > 0 && missing.length > 0) reportMissing(proxied, missing, config, report);
  const [address, targets] = limits;
  if (address !== undefined && targets !== undefined) compareLimits(address, targets, file, report);
}

function reportMissing(
  proxied: readonly string[],
  missing: readonly NeededLimit[],
  { file, environment }: WorkerConfig,
  report: Report,
): void {
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

function compareLimits(address: Limit, targets: Limit, file: string, report: Report): void {
  const [name, other] = [address.name, targets.name];
  if (address.namespace_id === targets.namespace_id)
    report.error(
      { file },
      `Cannot deploy: the rate limits ${name} and ${other} have the same namespace_id, ${JSON.stringify(targets.namespace_id)}, and would count as one. Give each its own.`,
    );
  const [own, all] = [perMinute(address), perMinute(targets)];
  if (all <= own)
    report.error(
      { file },
      `Cannot deploy: ${other} allows ${all} requests a minute from all addresses together, and ${name} allows ${own} from each, so one address could use up the limit of all. Raise ${other} to several times as many.`,
    );
}

function perMinute({ simple: { limit, period } }: Limit): number {
  return (limit * 60) / period;
}
