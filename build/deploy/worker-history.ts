import * as z from 'zod';
import { CloudflareError } from './api-error.ts';
import type { CloudflareApi } from './cloudflare-api.ts';

/** A version of the worker; the deploy tags it with its release. */
export interface WorkerVersion {
  readonly id: string;
  /** Null for a version that was uploaded in another way. */
  readonly release: string | null;
}

/** What Cloudflare knows of the worker's past. */
export interface WorkerHistory {
  /** Versions that answer requests now: one, or several while traffic is split. */
  readonly live: readonly WorkerVersion[];
  /** Versions that have answered requests, newest deployment first, the live ones included. */
  readonly deployed: readonly WorkerVersion[];
  /** Versions that a rollback can reach, newest first. */
  readonly deployable: readonly WorkerVersion[];
}

/** Before the first deploy. */
export const NO_HISTORY: WorkerHistory = { live: [], deployed: [], deployable: [] };

const versionSchema = z
  .object({ id: z.string(), annotations: z.object({ 'workers/tag': z.string().nullish() }).nullish() })
  .transform(({ id, annotations }): WorkerVersion => ({ id, release: annotations?.['workers/tag'] || null }));

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});

const versionsSchema = z.object({ items: z.array(versionSchema) });

/** The deployments and versions of a worker; NO_HISTORY when there is no worker of that name. */
export async function loadWorkerHistory(api: CloudflareApi, workerName: string): Promise<WorkerHistory> {
  const path = `/workers/scripts/${encodeURIComponent(workerName)}`;
  const purpose = `read the deployments of the worker ${JSON.stringify(workerName)}`;
  try {
    const { result } = await api.request({ purpose, path: `${path}/deployments`, result: deploymentsSchema });
    const { result: listed } = await api.request({
      purpose,
      path: `${path}/versions`,
      query: { deployable: 'true' },
      result: versionsSchema,
    });
    const deployable = listed.items;
    const [current = [], ...earlier] = result.deployments.map(({ versions }) => versions.map((v) => v.version_id));
    const live = await Promise.all(
      current.map(async (id) => {
        const known = deployable.find((version) => version.id === id);
        if (known !== undefined) return known;
        return (await api.request({ purpose, path: `${path}/versions/${id}`, result: versionSchema })).result;
      }),
    );
    const past = earlier.flat().flatMap((id) => deployable.filter((version) => version.id === id));
    return { live, deployed: [...live, ...past], deployable };
  } catch (error) {
    if (error instanceof CloudflareError && error.isMissing) return NO_HISTORY;
    throw error;
  }
}
