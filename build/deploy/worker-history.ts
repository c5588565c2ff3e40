import * as z from 'zod';
import { CloudflareError } from './api-error.ts';
import type { CloudflareApi } from './cloudflare-api.ts';

/** A version of the worker. Deploys tag it with the release. */
export interface WorkerVersion {
  readonly id: string;
  /** Null for a version that was not uploaded by a deploy. */
  readonly release: string | null;
}

/** Cloudflare's deployment history of the worker. */
export interface WorkerHistory {
  /** Live versions: one, or several while traffic is split. */
  readonly live: readonly WorkerVersion[];
  /**
   * Versions to roll back through, newest first: previously deployed ones and the live ones. A rollback shortens the
   * list.
   */
  readonly deployed: readonly WorkerVersion[];
  /** Versions that a rollback can reach, newest first. */
  readonly deployable: readonly WorkerVersion[];
}

/** Before the first deploy. */
const NO_HISTORY: WorkerHistory = { live: [], deployed: [], deployable: [] };

const versionSchema = z
  .object({ id: z.string(), annotations: z.object({ 'workers/tag': z.string().nullish() }).nullish() })
  .transform(({ id, annotations }): WorkerVersion => ({ id, release: annotations?.['workers/tag'] || null }));

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});

const versionsSchema = z.object({ items: z.array(versionSchema) });

/** The deployments and versions of a worker; NO_HISTORY if the worker does not exist. */
export async function loadWorkerHistory(
  api: CloudflareApi,
  workerName: string,
  how: { readonly evenInterrupted?: boolean } = {},
): Promise<WorkerHistory> {
  const path = `/workers/scripts/${encodeURIComponent(workerName)}`;
  const purpose = `read the deployments of the worker ${JSON.stringify(workerName)}`;
  try {
    const { result } = await api.request({ ...how, purpose, path: `${path}/deployments`, result: deploymentsSchema });
    const { result: listed } = await api.request({
      ...how,
      purpose,
      path: `${path}/versions`,
      query: { deployable: 'true' },
      result: versionsSchema,
    });
    const deployable = listed.items;
    const deployments = result.deployments.map(({ versions }) => versions.map((version) => version.version_id));
    const [current = []] = deployments;
    const live = await Promise.all(
      current.map(async (id) => {
        const known = deployable.find((version) => version.id === id);
        if (known !== undefined) return known;
        return (await api.request({ ...how, purpose, path: `${path}/versions/${id}`, result: versionSchema })).result;
      }),
    );
    const known = new Map([...deployable, ...live].map((version) => [version.id, version]));
    const deployed = findWayBack(deployments).flatMap((id) => known.get(id) ?? []);
    return { live, deployed, deployable };
  } catch (error) {
    if (error instanceof CloudflareError && error.isMissing) return NO_HISTORY;
    throw error;
  }
}

/**
 * Version ids, newest first, without those that a rollback has left behind. A redeployed version takes its old
 * position, so that a second rollback goes further back instead of forward. A traffic split is one step with two
 * versions.
 */
export function findWayBack(deployments: readonly (readonly string[])[]): string[] {
  let way: string[] = [];
  for (const ids of deployments.toReversed()) {
    const known = Math.max(...ids.map((id) => way.indexOf(id)));
    if (known !== -1) way = way.slice(0, known + 1);
    way.push(...ids.filter((id) => !way.includes(id)));
  }
  return way.toReversed();
}
