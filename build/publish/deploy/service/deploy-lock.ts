import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import { CloudflareError } from './api-error.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import { createUniqueNamespace, existsNamespace, findNamespace, KvNamespace, removeNamespace } from './kv-namespace.ts';
import type { Narrator } from './narrator.ts';

/** The command that holds a lock, as stored for other machines. */
const holderSchema = z.object({
  /** `deploy of release r1`. */
  purpose: z.string(),
  host: z.string(),
  system: z.string().default(''),
  pid: z.number(),
});
type Holder = z.infer<typeof holderSchema>;

const HOLDER_KEY = 'holder';

/** How to wait while another command holds the lock. */
interface LockWait {
  readonly forMs: number;
  readonly narrator: Pick<Narrator, 'say'>;
}

const POLL_MS = 5_000;

/** Longer than a batch of records plus wrangler's own timeout. Each batch renews the lease. */
const LEASE_MS = 15 * 60_000;
const RENEW_AFTER_MS = 5 * 60_000;

/**
 * A new lock must have its holder within the first time; a lock without a holder is removed after the second one. The
 * difference is the time for which a store may repeat that a key is missing.
 */
const MAX_TAKE_MS = 30_000;
const ORPHAN_PAUSE_MS = 90_000;

/** The purpose of a lock whose command deletes records. */
export const PRUNE = 'prune';

/** How long the last request of a killed command may take to arrive. */
const LATE_REQUEST_MS = 60_000;

/**
 * Lets only one command change a site at a time. The lock is a KV namespace: Cloudflare rejects a second one with the
 * same title, so creating it takes the lock. Ids are unique, so removing it by its id never releases the lock of a later
 * command. The holder is a value in it that KV removes when the lease ends: no machine's clock counts.
 */
export class DeployLock {
  readonly #api: CloudflareApi;
  readonly #id: string;
  readonly #holder: Holder;
  /** When the last renewal began. */
  #renewed: number;

  private constructor(api: CloudflareApi, id: string, holder: Holder) {
    this.#api = api;
    this.#id = id;
    this.#holder = holder;
    this.#renewed = api.machine.now();
  }

  /**
   * Takes the lock of a content namespace. Throws SourceError if another command holds it, immediately or after the
   * waiting time.
   */
  static async take(api: CloudflareApi, contentTitle: string, purpose: string, wait?: LockWait): Promise<DeployLock> {
    const title = `${contentTitle}-lock`;
    const { host, system, pid, now } = api.machine;
    const holder = { purpose, host, system, pid };
    const deadline = now() + (wait?.forMs ?? 0);
    let isAnnounced = false;
    for (;;) {
      const lock = await DeployLock.#tryTake(api, title, holder);
      if (lock !== null) return lock;
      const other = await findHolder(api, title, wait);
      if (other === null) continue;
      const error = busy(purpose, other);
      if (now() >= deadline) throw error;
      if (!isAnnounced) wait?.narrator.say(`Waiting. ${error.findings.map(({ message }) => message).join(' ')}`);
      isAnnounced = true;
      await api.sleep(POLL_MS);
    }
  }

  /** Null if the lock is taken. */
  static async #tryTake(api: CloudflareApi, title: string, holder: Holder): Promise<DeployLock | null> {
    const began = api.machine.now();
    const id = await createUniqueNamespace(api, title);
    if (id === null) return null;
    const lock = new DeployLock(api, id, holder);
    try {
      await lock.#write();
      if (api.machine.now() - began <= MAX_TAKE_MS) return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
    // Another command may have taken this lock for an orphan.
    await lock.release();
    return null;
  }

  /** Extends the lease if enough of it has passed. Throws SourceError if the lock is lost. */
  async renew(): Promise<void> {
    if (this.#measureLease() >= RENEW_AFTER_MS) await this.#write();
    this.#measureLease();
  }

  /** Renews the lease before a step that cannot be undone. Throws SourceError if the lock is lost. */
  async confirm(): Promise<void> {
    do {
      await this.renew();
      if (!(await existsNamespace(this.#api, this.#id))) throw lost(this.#holder);
      // This machine may have been suspended during a request. What follows is sent at once.
    } while (this.#measureLease() >= RENEW_AFTER_MS);
  }

  /** How much of the lease has passed. Throws SourceError if it ended while this machine was suspended. */
  #measureLease(): number {
    const passed = this.#api.machine.now() - this.#renewed;
    if (passed > LEASE_MS) throw lost(this.#holder);
    return passed;
  }

  /** Removes the lock, even during an interruption. Otherwise, the lease ends by itself. */
  async release(): Promise<void> {
    await removeNamespace(this.#api, this.#id).catch(() => {});
  }

  async #write(): Promise<void> {
    const began = this.#api.machine.now();
    const text = JSON.stringify(this.#holder);
    try {
      await new KvNamespace(this.#api, this.#id).writeTemporary(HOLDER_KEY, text, LEASE_MS / 1000);
    } catch (error) {
      throw error instanceof CloudflareError && error.status === 404 ? lost(this.#holder) : error;
    }
    this.#renewed = began;
  }
}

/** The holder of a lock; null if it was released. Removes a lock whose command has ended. */
async function findHolder(api: CloudflareApi, title: string, wait?: LockWait): Promise<Holder | null> {
  const { host, system, isRunning } = api.machine;
  const id = await findNamespace(api, title);
  if (id === null) {
    // Just released, or the list of namespaces is not current.
    await api.sleep(POLL_MS);
    return null;
  }
  const holder = await readHolder(api, id);
  if (holder === null) {
    if (!(await existsNamespace(api, id))) return null;
    await api.sleep(ORPHAN_PAUSE_MS);
    const late = await readHolder(api, id);
    if (late !== null) return late;
  } else if (holder.host !== host || holder.system !== system || isRunning(holder.pid)) return holder;
  else if (holder.purpose === PRUNE) {
    wait?.narrator.say(
      `Waiting ${LATE_REQUEST_MS / 1000} seconds: a prune was killed on this machine, and its last request may still delete records.`,
    );
    await api.sleep(LATE_REQUEST_MS);
  }
  await removeNamespace(api, id);
  return null;
}

async function readHolder(api: CloudflareApi, id: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse((await new KvNamespace(api, id).read(HOLDER_KEY)) ?? 'null'));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    return null;
  }
}

function busy(purpose: string, { host, purpose: other }: Holder): SourceError {
  return SourceError.at(
    { file: 'Cloudflare' },
    `Cannot start the ${purpose}: a ${other} is running on ${host}. Run this command again when it has finished, or use --wait. ` +
      `If that machine has stopped, its lock expires within ${LEASE_MS / 60_000} minutes.`,
  );
}

function lost({ purpose }: Holder): SourceError {
  return SourceError.at(
    { file: 'Cloudflare' },
    `Cannot continue the ${purpose}: it has lost its lock. This machine was suspended or offline, or somebody removed the lock. Run the same command again.`,
  );
}
