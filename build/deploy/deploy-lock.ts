import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { SourceError } from '../report/finding.ts';
import type { KvNamespace } from './kv-namespace.ts';
import type { Narrator } from './narrator.ts';

/** Who holds a lock, as other machines read it. */
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

/** What to do while another command holds the lock. */
interface LockWait {
  readonly forMs: number;
  readonly narrator: Pick<Narrator, 'say'>;
  readonly pollMs?: number;
}

const POLL_MS = 5_000;

/** Longer than a batch of records and wrangler's own limit take together; each batch renews the lease. */
const LEASE_MS = 15 * 60_000;
const RENEW_AFTER_MS = 5 * 60_000;

/**
 * Keeps other deploys, previews and prunes away from a namespace: a record with a lease, which KV removes when it ends. KV
 * cannot compare and set, so each command writes a record of its own and then looks for others: of two that begin together
 * the first one goes on. A command that wins a race still harms no records: each deploy lists them again at its end.
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

  /** Takes the lock. Throws SourceError when another command holds it, at once or after the time to wait. */
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

  /** Extends the lease, if part of it is over. */
  async renew(): Promise<void> {
    const now = Date.now();
    if (now - this.#renewed < RENEW_AFTER_MS) return;
    this.#renewed = now;
    const until = new Date(now + LEASE_MS).toISOString();
    const holder: Holder = { purpose: this.#purpose, host: hostname(), pid: process.pid, began: this.#began, until };
    await this.#namespace.writeTemporary(this.#key, JSON.stringify(holder), LEASE_MS / 1000);
  }

  async release(): Promise<void> {
    // The lease ends in any case.
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

/** A command of this machine whose process has ended holds nothing. */
function isHeld({ until, host, pid }: Holder): boolean {
  if (until < new Date().toISOString()) return false;
  return host !== hostname() || isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user runs too.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

function busy(purpose: string, { host, began, until, purpose: other }: Holder): SourceError {
  return SourceError.at(
    { file: 'Cloudflare' },
    `Cannot start the ${purpose}: a ${other} has been running on ${host} since ${began}. Run the command again when it has finished. ` +
      `If that machine was switched off, its lock ends at ${until}.`,
  );
}
