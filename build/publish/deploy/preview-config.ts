import { SourceError } from '../../base/report/finding.ts';
import type { RawConfig, WorkerConfig } from './service/worker-config.ts';

/** Settings that the worker of previews shares with the site's. It gets no routes, secrets, schedules or other bindings. */
const SHARED = [
  'account_id',
  'compatibility_date',
  'compatibility_flags',
  'limits',
  'no_bundle',
  'observability',
  'placement',
  'ratelimits',
  'rules',
  'send_metrics',
] as const;

/**
 * The configuration of a site's previews: a worker `<name>-preview` with a namespace `<name>-preview-content`. Only
 * preview addresses lead to it. Throws SourceError if an environment has a worker of that name.
 */
export function toPreviewConfig({ file, environment, workerName, raw }: WorkerConfig): WorkerConfig {
  const name = `${workerName}-preview`;
  for (const [other, section] of Object.entries(raw.env ?? {}))
    if ((section.name ?? `${raw.name}-${other}`) === name)
      throw SourceError.at(
        { file },
        `Cannot create a preview: [env.${other}] deploys to the worker ${name}, which is the name of the previews' own worker. Rename that environment.`,
      );
  const settings: RawConfig = environment === null ? raw : { ...raw, ...raw.env?.[environment] };
  return {
    file,
    environment: null,
    workerName: name,
    namespaceTitle: `${name}-content`,
    namespaceId: null,
    workersDev: { hasRoutes: false, isOn: false, hasPreviews: true },
    raw: { ...Object.fromEntries(SHARED.flatMap((key) => (key in settings ? [[key, settings[key]]] : []))), name },
  };
}
