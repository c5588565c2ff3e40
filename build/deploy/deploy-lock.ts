import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { SourceError } from '../report/finding.ts';
import type { KvNamespace } from './kv-namespace.ts';
import type { Narrator } from './narrator.ts';

/** The holder of a lock, as stored for other machines. */
const holderSchema = z.object({
  /** `deploy of release r1`. */
  purpose: z.string(),
  host: z.string(),
  pid: z.number(),
  /** ISO 8601. */
  began: z.string(),
  until: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

const PREFIX = 'lock/';

/** How to wait while another command holds the lock. */
interface LockWait {
  readonly forMs: number;
  readonly narrator: Pick<Narrator, 'say'>;
  readonly pollMs?: number;
}

const POLL_MS = 5_000;

/** Longer than a batch of records plus wrangler's own timeout. Each batch renews the lease. */
const LEASE_MS = 15 * 60_000;
const RENEW_AFTER_MS = 5 * 60_000;

/**
 * Prevents concurrent deploys, previews and prunes of a namespace: a record with a lease, which KV removes on expiry.
 * KV has no compare-and-set, so each command writes its own record and then looks for others. If two start together,
 * the first one continues. A race does not damage records, because each deploy lists them again at the end.
 */
export class DeployLock {
  readonly #namespace: KvNamespace;
  readonly #key = PREFIX + randomUUID();
  readonly #purpose: string;
  readonly #began = new Date().toISOString();
  #renewed = 0;

  private constructor(namespace: KvNamespace, purpose: string) {
    this.#namespace = namespace;
    this.#purpose = purpose;
  }

  /** Takes the lock. Throws SourceError if another command holds it, immediately or after the waiting time. */
  static async take(namespace: KvNamespace, purpose: string, wait?: LockWait): Promise<DeployLock> {
    const deadline = Date.now() + (wait?.forMs ?? 0);
    for (let isAnnounced = false; ; isAnnounced = true) {
      try {
        return await DeployLock.#takeNow(namespace, purpose);
      } catch (error) {
        if (!(error instanceof SourceError) || wait === undefined || Date.now() >= deadline) throw error;
        if (!isAnnounced) wait.narrator.say(`Waiting. ${error.findings.map(({ message }) => message).join(' ')}`);
        await sleep(wait.pollMs ?? POLL_MS);
      }
    }
  }

  static async #takeNow(namespace: KvNamespace, purpose: string): Promise<DeployLock> {
    const lock = new DeployLock(namespace, purpose);
    for (const [, holder] of await lock.#findOthers()) throw busy(purpose, holder);
    await lock.renew();
    for (const [key, holder] of await lock.#findOthers()) {
      if (`${holder.began} ${key}` > `${lock.#began} ${lock.#key}`) continue;
      await lock.release();
      throw busy(purpose, holder);
    }
    return lock;
  }

  /** Extends the lease if enough of it has passed. */
  async renew(): Promise<void> {
    const now = Date.now();
    if (now - this.#renewed < RENEW_AFTER_MS) return;
    this.#renewed = now;
    const until = new Date(now + LEASE_MS).toISOString();
    const holder: Holder = { purpose: this.#purpose, host: hostname(), pid: process.pid, began: this.#began, until };
    await this.#namespace.writeTemporary(this.#key, JSON.stringify(holder), LEASE_MS / 1000);
  }

  async release(): Promise<void> {
    // The lease expires anyway.
    await this.#namespace.removeNow(this.#key).catch(() => {});
  }

  async #findOthers(): Promise<[key: string, holder: Holder][]> {
    const others: [string, Holder][] = [];
    const listed = await this.#namespace.listKeys(PREFIX);
    for (const { name } of listed.filter((key) => key.name !== this.#key)) {
      const holder = parseHolder(await this.#namespace.read(name));
      if (holder !== null && isHeld(holder)) others.push([name, holder]);
    }
    return others;
  }
}

function parseHolder(text: string | null): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** A lock of this machine is void if its process has ended. */
function isHeld({ until, host, pid }: Holder): boolean {
  if (until < new Date().toISOString()) return false;
  return host !== hostname() || isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running too.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

function busy(purpose: string, { host, began, until, purpose: other }: Holder): SourceError {
  return SourceError.at(
    { file: 'Cloudflare' },
    `Cannot start the ${purpose}: a ${other} has been running on ${host} since ${began}. Run this command again when it has finished. ` +
      `If that machine has stopped, the lock expires at ${until}.`,
  );
}
