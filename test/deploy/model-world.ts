import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { SourceError } from '../../build/base/report/finding.ts';
import { CloudflareApi } from '../../build/publish/deploy/service/cloudflare-api.ts';
import { StandInKv } from './stand-in-kv.ts';
import { type StandInAnswer, StandInError, type StandInRequest } from './stand-in-request.ts';
import { StandInWorkers } from './stand-in-workers.ts';
import { StandInWrangler } from './stand-in-wrangler.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export const WORKER = 'accounting-docs';
export const CONTENT = 'accounting-docs-content';
/** The worker of previews, and its namespace. */
export const PREVIEWS = ['accounting-docs-preview', 'accounting-docs-preview-content'] as const;

const ORIGIN = 'http://model.test';
const MAX_LIST_LAG_MS = 60_000;
const MAX_READ_LAG_MS = 60_000;
const MAX_LATENCY_MS = 3_000;

/** A write of what several commands read and change. */
const BOOKKEEPING = /"key":"(?:deletions|deployments)"/;

/** What the model breaks on purpose, to show that the test finds the consequences. */
export interface Breakage {
  /** Two commands can hold the lock. */
  readonly lock?: boolean;
  /** Nobody remembers which keys were deleted. */
  readonly deletions?: boolean;
}

/** Random numbers from 0 to 1 that a seed determines (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A run of one command. A killed one never continues. */
export class ModelProcess {
  readonly host: string;
  readonly pid: number;
  readonly killAt: number;
  /** Resolves when the process is killed. */
  readonly killed: Promise<void>;
  kill = (): void => {};
  calls = 0;
  waiting = 0;
  isRunning = true;
  /** Whether a command runs, so that virtual time waits for it. */
  isActive = true;
  /** The call after whose response the machine is suspended, or the check of its lock, and for how long. */
  suspension: { at: number | 'lock'; readonly ms: number } = { at: 0, ms: 0 };
  /** Titles of the namespaces and names of the workers that it changed. */
  readonly changed = new Set<string>();
  /** The release that it made live, and the keys that it deleted. */
  switchedTo: string | null = null;
  readonly deleted: string[] = [];
  /** Releases that were live during the run. */
  readonly sawLive = new Set<string>();

  constructor(host: string, pid: number, killAt: number) {
    this.host = host;
    this.pid = pid;
    this.killAt = killAt;
    this.killed = new Promise((resolve) => {
      this.kill = resolve;
    });
  }
}

/** Cloudflare and two machines in virtual time. Whatever happens next is decided by the seed. */
export class ModelWorld {
  readonly kv = new StandInKv();
  readonly workers = new StandInWorkers();
  readonly random: () => number;
  readonly breakage: Breakage;
  /** Called after each step. */
  onStep: () => void = () => {};
  faultRate = 0;
  /** A step that only the holder of the lock may take. */
  #fault: Error | null = null;
  now = Date.parse('2026-03-01T00:00:00Z');
  readonly #events: { readonly at: number; readonly process: ModelProcess | null; readonly run: () => unknown }[] = [];
  readonly #processes: ModelProcess[] = [];
  /** When listings show a change of a key. */
  readonly #listed = new Map<string, { at: number; exists: boolean }[]>();
  /** When reads by key show a change to machines that did not make it. A null value means that the key is missing. */
  readonly #readable = new Map<string, { at: number; by: string; value: Buffer | null }[]>();

  constructor(seed: number, breakage: Breakage = {}) {
    this.random = seededRandom(seed);
    this.breakage = breakage;
    this.kv.now = () => this.now;
    this.kv.acceptsDuplicates = breakage.lock === true;
  }

  /** Ids of the releases that get traffic. */
  get live(): string[] {
    return this.workers.scripts.has(WORKER) ? this.workers.shares(WORKER).map(([tag]) => tag ?? '') : [];
  }

  get records(): ReadonlyMap<string, { readonly value: Buffer }> {
    return this.recordsOf(CONTENT);
  }

  recordsOf(
    namespace: string,
  ): ReadonlyMap<string, { readonly value: Buffer; readonly expiration?: number | undefined }> {
    return [...this.kv.namespaces.values()].find(({ title }) => title === namespace)?.records ?? new Map();
  }

  pick(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  start(host: string, killAt: number): ModelProcess {
    const process = new ModelProcess(host, this.#processes.length + 1, killAt);
    this.#processes.push(process);
    return process;
  }

  api(process: ModelProcess, skewMs: number): CloudflareApi {
    const credentials = { accountId: 'account', apiToken: 'token', apiBaseUrl: ORIGIN };
    return new CloudflareApi(credentials, {
      fetch: (url, init) => this.#fetch(process, new URL(String(url)), init ?? {}),
      machine: {
        host: process.host.replace(/ in .*/, ''),
        system: process.host,
        pid: process.pid,
        isRunning: (pid) => this.#processes.some((other) => other.pid === pid && other.isRunning),
        now: () => this.now + skewMs,
        sleep: (ms) => this.wait(ms, process),
      },
    });
  }

  /** Continues after virtual time has passed. */
  wait(ms: number, process: ModelProcess | null = null): Promise<void> {
    return new Promise((resolve) => this.#schedule(ms, process, () => resolve()));
  }

  /** Runs an effect of a process at a random time soon, unless the process is killed. */
  call<T>(process: ModelProcess, effect: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#schedule(this.pick(MAX_LATENCY_MS), process, async () => {
        const isLast = ++process.calls === process.killAt;
        if (isLast) {
          process.isRunning = false;
          process.kill();
        }
        // A killed process may have sent its last request.
        if (isLast && this.random() < 0.5) return;
        try {
          const result = await effect();
          for (const release of this.live) process.sawLive.add(release);
          this.#resume(process, isLast, () => resolve(result));
        } catch (error) {
          this.#resume(process, isLast, () => reject(error));
        }
      });
    });
  }

  /** Continues after a response: not if the process was killed, and later if its machine is suspended. */
  #resume(process: ModelProcess, isKilled: boolean, run: () => void): void {
    const { at, ms } = process.suspension;
    if (process.calls === at) this.#schedule(ms, process, run);
    else if (!isKilled) run();
  }

  /** Runs until `work` has ended. Throws what the check after a step throws. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const end = (): void => {
      isDone = true;
    };
    work.then(end, end);
    for (let rounds = 0; ; rounds++) {
      // A process that does not wait for virtual time writes files.
      await (rounds < 3 ? setImmediate() : setTimeout(1));
      if (isDone) return work;
      if (this.#processes.some(({ isRunning, isActive, waiting }) => isRunning && isActive && waiting === 0)) continue;
      rounds = 0;
      const event = this.#events.shift();
      if (event === undefined) continue;
      this.now = Math.max(this.now, event.at);
      if (event.process !== null) event.process.waiting--;
      if (event.process?.isRunning !== false) await event.run();
      this.onStep();
      if (this.#fault !== null) throw this.#fault;
    }
  }

  /** Notes a fault if a process takes a step that only the holder of the lock may take. */
  checkLock({ host, pid }: ModelProcess): void {
    const holder = this.recordsOf(`${CONTENT}-lock`).get('holder');
    const isOwn = holder !== undefined && (JSON.parse(holder.value.toString()) as { pid: number }).pid === pid;
    if (isOwn && (holder.expiration ?? 0) * 1000 > this.now) return;
    this.#fault ??= new Error(`Process ${pid} of ${host} has lost its lock`);
  }

  #schedule(ms: number, process: ModelProcess | null, run: () => unknown): void {
    if (process !== null) process.waiting++;
    const at = this.now + ms;
    const index = this.#events.findIndex((event) => event.at > at);
    this.#events.splice(index === -1 ? this.#events.length : index, 0, { at, process, run });
  }

  async #fetch(process: ModelProcess, url: URL, { method = 'GET', body }: RequestInit): Promise<Response> {
    const path = url.pathname.replace('/accounts/account', '');
    const request: StandInRequest = {
      method,
      path,
      query: url.searchParams,
      type: '',
      body: Buffer.from(String(body ?? '')),
    };
    return this.call(process, async () => {
      const { suspension, calls } = process;
      if (suspension.at === 'lock' && method === 'GET' && /\/namespaces\/[^/]+$/.test(path)) suspension.at = calls;
      const fault = this.random() < this.faultRate ? this.pick(4) : null;
      if (fault === 0) return this.#respond(500, { success: false, errors: [], result: null });
      if (fault === 1) return this.#respond(429, { success: false, errors: [], result: null }, { 'Retry-After': '30' });
      const response = await this.#answer(process, request, fault === 2);
      // The request took effect, but its response is lost.
      if (fault === 3) throw new DOMException('timeout', 'TimeoutError');
      return response;
    });
  }

  async #answer(process: ModelProcess, request: StandInRequest, isPartial: boolean): Promise<Response> {
    const { method, path, body } = request;
    try {
      if (isPartial && path.endsWith('/bulk') && method === 'PUT')
        for (const { key } of JSON.parse(body.toString()) as { key: string }[])
          if (this.random() < 0.3) this.kv.leftOut.add(key);
      if (method !== 'GET') process.changed.add(this.#titleOf(request));
      const isDeletion = path.endsWith('/bulk/delete');
      if (isDeletion || BOOKKEEPING.test(body.toString())) {
        this.checkLock(process);
        this.#checkMarks(isDeletion, body.toString());
      }
      if (isDeletion) process.deleted.push(...(JSON.parse(body.toString()) as string[]));
      this.kv.listed = this.#view(request);
      const answer =
        this.#readLate(process, request) ?? this.kv.answer(request) ?? (await this.workers.answer(request));
      this.kv.leftOut.clear();
      this.#noteChanges();
      this.#noteValues(process.host);
      if (answer?.kind === 'text') return this.#respond(200, this.#forget(path, answer.text));
      return this.#respond(200, { success: true, errors: [], result: answer?.result, result_info: infoOf(answer) });
    } catch (error) {
      if (!(error instanceof StandInError)) throw error;
      const { status, code, message } = error;
      return this.#respond(status, { success: false, errors: [{ code, message }], result: null });
    }
  }

  /** What is broken on purpose: the record of deletions without what was deleted. */
  #forget(path: string, text: Buffer): Buffer {
    if (this.breakage.deletions !== true || !path.endsWith('/values/deletions')) return text;
    return Buffer.from(JSON.stringify({ ...JSON.parse(text.toString()), deleted: [] }));
  }

  #respond(status: number, body: Buffer | object, headers: Record<string, string> = {}): Response {
    const text = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
    return new Response(text, { status, headers: { Date: new Date(this.now).toUTCString(), ...headers } });
  }

  /** Notes a fault if keys are deleted that were not marked an hour ago, or marked that a live release needs. */
  #checkMarks(isDeletion: boolean, body: string): void {
    if (this.breakage.deletions === true) return;
    const before = readMarks(this.records.get('deletions')?.value.toString());
    const needed = this.live.flatMap((id) => {
      const list = this.records.get(`release/${id}`)?.value.toString() ?? '{"keys":[]}';
      return [`release/${id}`, ...(JSON.parse(list) as { keys: string[] }).keys];
    });
    const wrong = isDeletion
      ? (JSON.parse(body) as string[]).filter((key) => !((before.get(key) ?? this.now) <= this.now - HOUR_MS))
      : [...readMarks(readPair(body)).keys()].filter((key) => !before.has(key) && needed.includes(key));
    if (wrong.length > 0) this.#fault ??= new Error(`${isDeletion ? 'Deleted too soon' : 'Marked'}: ${wrong}`);
  }

  /** Title of the namespace that a request creates, changes or reads. */
  #titleOf({ path, body }: Pick<StandInRequest, 'path' | 'body'>): string {
    const [, id] = /\/namespaces\/([^/]+)/.exec(path) ?? [];
    return id === undefined
      ? (JSON.parse(body.toString()) as { title: string }).title
      : (this.kv.namespaces.get(id)?.title ?? '');
  }

  /** What a listing of the content shows: each change after its own delay. */
  #view(request: StandInRequest): StandInKv['listed'] {
    if (!request.path.endsWith('/keys') || this.#titleOf(request) !== CONTENT) return null;
    const seen = [...this.#listed].filter(
      ([, changes]) => changes.findLast(({ at }) => at <= this.now)?.exists === true,
    );
    return new Map(seen.map(([key]) => [key, { value: Buffer.from('') }]));
  }

  /** What a read of the content by key returns: a change by another machine after its own delay. Null for others. */
  #readLate({ host }: ModelProcess, { method, path }: StandInRequest): StandInAnswer | null {
    const [, id = '', key = ''] = /\/namespaces\/([^/]+)\/values\/(.+)$/.exec(path) ?? [];
    if (method !== 'GET' || this.kv.namespaces.get(id)?.title !== CONTENT) return null;
    const changes = this.#readable.get(decodeURIComponent(key)) ?? [];
    const value = changes.findLast(({ at, by }) => by === host || at <= this.now)?.value ?? null;
    if (value === null) throw new StandInError(404, 10_009, 'get: key not found');
    return { kind: 'text', text: value };
  }

  #noteValues(by: string): void {
    const { records } = this;
    for (const key of new Set([...records.keys(), ...this.#readable.keys()])) {
      const changes = this.#readable.get(key) ?? [];
      const last = changes.at(-1);
      const value = records.get(key)?.value ?? null;
      if (value === (last?.value ?? null)) continue;
      const at = Math.max(last?.at ?? 0, this.now + this.pick(MAX_READ_LAG_MS));
      this.#readable.set(key, [...changes, { at, by, value }]);
    }
  }

  #noteChanges(): void {
    const { records } = this;
    for (const key of new Set([...records.keys(), ...this.#listed.keys()])) {
      const changes = this.#listed.get(key) ?? [];
      const last = changes.at(-1);
      const exists = records.has(key);
      if (exists === (last?.exists ?? false)) continue;
      const at = Math.max(last?.at ?? 0, this.now + this.pick(MAX_LIST_LAG_MS));
      this.#listed.set(key, [...changes, { at, exists }]);
    }
  }
}

/** When keys were marked, from the record of deletions. */
function readMarks(text = '{}'): ReadonlyMap<string, number> {
  const { marked = [] } = JSON.parse(text) as { marked?: { at: string; keys: string[] }[] };
  return new Map(marked.flatMap(({ at, keys }) => keys.map((key) => [key, Date.parse(at)] as const)));
}

/** The record of deletions in a bulk write. */
function readPair(body: string): string | undefined {
  const pairs = JSON.parse(body) as { key: string; value: string; base64?: boolean }[];
  const pair = pairs.find(({ key }) => key === 'deletions');
  return pair && Buffer.from(pair.value, pair.base64 === true ? 'base64' : 'utf8').toString();
}

function infoOf(answer: StandInAnswer | null): unknown {
  return answer?.kind === 'json' ? answer.info : undefined;
}

/** Wrangler, which may fail before or after its effect. */
export class ModelWrangler extends StandInWrangler {
  readonly #world: ModelWorld;
  readonly #process: ModelProcess;

  constructor(world: ModelWorld, process: ModelProcess) {
    super(world.workers);
    this.#world = world;
    this.#process = process;
  }

  /** While traffic is split, the way back is the release that all readers had. */
  override async rollback(name: string, id: string): Promise<void> {
    const { workers } = this.#world;
    const whole = workers.scripts.get(name)?.deployments.find(({ versions }) => versions.length === 1);
    const expected = this.tagOf(name, whole?.versions[0]?.version_id);
    if (workers.shares(name).length > 1) expect(this.tagOf(name, id)).toBe(expected);
    await super.rollback(name, id);
  }

  protected override change<T>(name: string, release: string | null, effect: () => T): Promise<T | null> {
    return this.#world.call(this.#process, () => {
      const chance = this.#world.random();
      let result: T | null = null;
      if (chance >= this.#world.faultRate / 2) {
        if (name === WORKER && release !== null) this.#world.checkLock(this.#process);
        result = effect();
        // A worker must read its own namespace.
        const id = this.#world.workers.scripts.get(name)?.versions[0]?.namespaceId ?? '';
        expect(this.#world.kv.namespaces.get(id)?.title).toBe(`${name}-content`);
        this.#process.changed.add(name);
        if (name === WORKER && release !== null) this.#process.switchedTo = release;
      }
      if (chance < this.#world.faultRate)
        throw SourceError.at({ file: 'wrangler' }, 'Cannot deploy the worker: fault.');
      return result;
    });
  }
}
