import * as z from 'zod';
import { CloudflareError } from './api-error.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import type { DeployLock } from './deploy-lock.ts';
import type { KvNamespace } from './kv-namespace.ts';
import { toPair } from './make-batches.ts';

/** A version of the worker. Deploys tag it with the release. */
export interface WorkerVersion {
  readonly id: string;
  /** Null for a version that was not uploaded by a deploy. */
  readonly release: string | null;
}

/** A deployment: one version, or several while traffic is split. */
interface Deployment {
  readonly id: string;
  readonly versions: readonly WorkerVersion[];
}

/** The deployment history of the worker, in the service's order. No machine's clock counts. */
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
  /** Newest first. */
  readonly deployments: readonly Deployment[];
  /** How many of the deployments the namespace's own record lacks. */
  readonly unrecorded: number;
}

interface HistoryOptions {
  /** Has the record of older deployments. */
  readonly namespace?: KvNamespace | null;
  readonly evenInterrupted?: boolean;
}

/** Before the first deploy. */
const NO_HISTORY: WorkerHistory = { live: [], deployed: [], deployable: [], deployments: [], unrecorded: 0 };

/**
 * The service lists only the last ten deployments, so older ones are recorded in KV. Half of ten leaves room for
 * deployments by other tools.
 */
const KEY = 'deployments';
const RECORD_FROM = 5;

/** As many as versions that Cloudflare keeps deployable. */
const MAX_RECORDED = 100;

const versionSchema = z
  .object({ id: z.string(), annotations: z.object({ 'workers/tag': z.string().nullish() }).nullish() })
  .transform(({ id, annotations }): WorkerVersion => ({ id, release: annotations?.['workers/tag'] || null }));

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ id: z.string(), versions: z.array(z.object({ version_id: z.string() })) })),
});

const versionsSchema = z.object({ items: z.array(versionSchema) });

const recordSchema = z.array(
  z.object({ id: z.string(), versions: z.array(z.object({ id: z.string(), release: z.string().nullable() })) }),
);

/** The deployments and versions of a worker; NO_HISTORY if the worker does not exist. */
export async function loadWorkerHistory(
  api: CloudflareApi,
  workerName: string,
  { namespace = null, ...how }: HistoryOptions = {},
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
    const recorded = namespace === null ? [] : await readRecorded(namespace);
    const known = new Map(
      [...recorded.flatMap(({ versions }) => versions), ...listed.items].map((version) => [version.id, version]),
    );
    // The service lists 100 versions. A deployed one may be older.
    for (const { version_id: id } of result.deployments.flatMap(({ versions }) => versions)) {
      if (known.has(id)) continue;
      const version = await findVersion(api, { ...how, purpose, path: `${path}/versions/${encodeURIComponent(id)}` });
      if (version !== null) known.set(id, version);
    }
    const deployments = result.deployments.map(({ id, versions }): Deployment => {
      return {
        id,
        versions: versions.map(({ version_id: version }) => known.get(version) ?? { id: version, release: null }),
      };
    });
    return toHistory(deployments, recorded, listed.items);
  } catch (error) {
    if (error instanceof CloudflareError && error.isMissing) return NO_HISTORY;
    throw error;
  }
}

function toHistory(
  listed: readonly Deployment[],
  recorded: readonly Deployment[],
  deployable: readonly WorkerVersion[],
): WorkerHistory {
  const ids = new Set(listed.map(({ id }) => id));
  const older = recorded.filter(({ id }) => !ids.has(id));
  const deployments = [...listed, ...older].slice(0, MAX_RECORDED);
  const known = new Map(deployments.flatMap(({ versions }) => versions).map((version) => [version.id, version]));
  const order = findWayBack(deployments.map(({ versions }) => versions.map(({ id }) => id)));
  return {
    live: deployments[0]?.versions ?? [],
    deployed: order.flatMap((id) => known.get(id) ?? []),
    deployable,
    deployments,
    unrecorded: listed.length - (recorded.length - older.length),
  };
}

/** Records deployments that the service will soon leave out of its list. Returns the number of writes: 0 or 1. */
export async function recordHistory(
  namespace: KvNamespace,
  { deployments, unrecorded }: WorkerHistory,
  lock: DeployLock,
): Promise<number> {
  if (unrecorded < RECORD_FROM) return 0;
  return namespace.write([toPair(KEY, new TextEncoder().encode(JSON.stringify(deployments)))], () => lock.renew());
}

async function readRecorded(namespace: KvNamespace): Promise<readonly Deployment[]> {
  const text = await namespace.read(KEY);
  try {
    return recordSchema.parse(JSON.parse(text ?? '[]'));
  } catch {
    // Changed by hand. The service's list is enough for the last deployments, and replaces the record.
    return [];
  }
}

async function findVersion(
  api: CloudflareApi,
  request: { readonly purpose: string; readonly path: string; readonly evenInterrupted?: boolean },
): Promise<WorkerVersion | null> {
  try {
    return (await api.request({ ...request, result: versionSchema })).result;
  } catch (error) {
    if (error instanceof CloudflareError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Version ids, newest first, without those that a rollback has left behind. A redeployed version takes its old
 * position, so that a second rollback goes further back instead of forward. A traffic split is one step with two
 * versions.
 */
export function findWayBack(deployments: readonly (readonly string[])[]): string[] {
  let order: string[] = [];
  for (const ids of deployments.toReversed()) {
    const known = Math.max(...ids.map((id) => order.indexOf(id)));
    if (known !== -1) order = order.slice(0, known + 1);
    order.push(...ids.filter((id) => !order.includes(id)));
  }
  return order.toReversed();
}
