import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFinding, SourceError } from '../../build/base/report/finding.ts';
import { deployRelease } from '../../build/publish/deploy/deploy-release.ts';
import { previewRelease } from '../../build/publish/deploy/preview-release.ts';
import { pruneReleases } from '../../build/publish/deploy/prune-releases.ts';
import { PREVIOUS, rollbackRelease } from '../../build/publish/deploy/rollback-release.ts';
import type { DeletionReport } from '../../build/publish/deploy/service/deletions.ts';
import { loadWorkerConfig } from '../../build/publish/deploy/service/worker-config.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { largeRelease } from './large-release.ts';
import {
  type Breakage,
  HOUR_MS,
  MINUTE_MS,
  type ModelProcess,
  ModelWorld,
  ModelWrangler,
  PREVIEWS,
} from './model-world.ts';
import { SILENT } from './operator.ts';

/** More schedules: `DEPLOY_SEEDS=300 npx vitest run test/deploy/model.test.ts`. Start at another one: `DEPLOY_SEED`. */
const SEEDS = Number(process.env.DEPLOY_SEEDS ?? 25);
/** From this one on, few schedules are needed to find what is broken on purpose. */
const FIRST_SEED = Number(process.env.DEPLOY_SEED ?? 3000);

const DAY_MS = 24 * HOUR_MS;
const COMMANDS_PER_MACHINE = 6;

/** Releases that share some of their records. */
const RELEASES: readonly Release[] = ['a', 'b', 'c', 'd'].map((id, index) => {
  const shared = new TextEncoder().encode('shared');
  const own = largeRelease(2, id);
  const common = ['file/common', `file/half-${index % 2}`].map((key): [string, Uint8Array] => [key, shared]);
  return { ...own, records: new Map([...own.records, ...common]) };
});

const config = await loadWorkerConfig('wrangler.toml');
const workDir = mkdtempSync(join(tmpdir(), 'model-'));
afterAll(() => rmSync(workDir, { recursive: true, force: true }));

/** How a command ended; null if it was killed. */
type Outcome =
  | { readonly kind: 'done'; readonly report: unknown }
  | { readonly kind: 'failed'; readonly message: string };

interface Machine {
  readonly host: string;
  readonly skewMs: number;
}

type Command =
  | { readonly name: 'deploy'; readonly release: Release; readonly percent?: number }
  | { readonly name: 'preview'; readonly release: Release }
  | { readonly name: 'rollback' }
  | { readonly name: 'prune'; readonly keep: number };

interface Next {
  readonly waitMs: number;
  readonly command: Command;
}

/** What happens to a command at one of its calls. */
interface Trouble {
  readonly killAt?: number;
  readonly suspension?: ModelProcess['suspension'];
}

class Schedule {
  readonly world: ModelWorld;
  readonly log: string[] = [];
  readonly #began = performance.now();
  /** What would do most harm after the last prune. */
  #next: Next | null = null;

  constructor(seed: number, breakage: Breakage) {
    this.world = new ModelWorld(seed, breakage);
    this.world.onStep = () => this.#checkLive();
  }

  async play(): Promise<void> {
    const { world } = this;
    const machines = ['one', 'two'].map((host): Machine => ({ host, skewMs: (world.pick(3) - 1) * DAY_MS }));
    world.faultRate = world.pick(3) * 0.04;
    await world.run(Promise.all(machines.map((machine) => this.#work(machine))));
    world.faultRate = 0;
    const [machine] = machines;
    if (machine === undefined) throw new Error('A machine is needed');
    await world.run(this.#end(machine));
  }

  async #work(machine: Machine): Promise<void> {
    const { world } = this;
    for (let number = 0; number < COMMANDS_PER_MACHINE; number++) {
      const next = world.pick(3) === 0 ? null : this.#next;
      this.#next = null;
      await world.wait(next?.waitMs ?? (world.pick(4) === 0 ? world.pick(3) * HOUR_MS : world.pick(3 * MINUTE_MS)));
      await this.#runCommand(machine, next?.command ?? this.#chooseCommand(), this.#chooseTrouble());
    }
  }

  /** A second prune deletes what was marked. Listings still show it to a deploy that follows at once. */
  #chooseNext(command: Command, { marked }: DeletionReport, deleted: readonly string[]): Next | null {
    const release = RELEASES.find(({ manifest }) => deleted.includes(`release/${manifest.release}`));
    if (release !== undefined) return { waitMs: 0, command: { name: 'deploy', release } };
    return marked > 0 ? { waitMs: HOUR_MS + MINUTE_MS, command } : null;
  }

  #chooseCommand(): Command {
    const { world } = this;
    const chance = world.random();
    if (chance < 0.1) return { name: 'preview', release: this.#chooseRelease() };
    if (chance < 0.3) return { name: 'deploy', release: this.#chooseRelease(), percent: 50 * (1 + world.pick(2)) };
    if (chance < 0.5) return { name: 'deploy', release: this.#chooseRelease() };
    return chance < 0.7 ? { name: 'rollback' } : { name: 'prune', keep: 1 + world.pick(2) };
  }

  #chooseRelease(): Release {
    return RELEASES[this.world.pick(RELEASES.length)] ?? largeRelease(1);
  }

  #chooseTrouble(): Trouble {
    const { world } = this;
    const at = 1 + world.pick(16);
    const chance = world.random();
    if (chance < 0.2) return { killAt: at };
    if (chance > 0.5) return {};
    // Most harmful just before a step that the lock allows.
    return { suspension: { at: chance < 0.3 ? at : 'lock', ms: 5 * MINUTE_MS * 4 ** world.pick(4) } };
  }

  /** After the faults, a deploy succeeds, and prunes delete everything that only other releases use. */
  async #end(machine: Machine): Promise<void> {
    const { world } = this;
    const release = this.#chooseRelease();
    await world.wait(HOUR_MS);
    expect(await this.#runCommand(machine, { name: 'deploy', release })).toMatchObject({ kind: 'done' });
    expect(world.live).toEqual([release.manifest.release]);
    for (const ms of [0, 8 * DAY_MS, 2 * HOUR_MS, 2 * HOUR_MS]) {
      await world.wait(ms);
      expect(await this.#runCommand(machine, { name: 'prune', keep: 1 })).toMatchObject({ kind: 'done' });
    }
    const keys = [...world.records.keys()].filter((key) => key.includes('/'));
    expect(keys.sort()).toEqual([...release.records.keys(), `release/${release.manifest.release}`].sort());
  }

  async #runCommand(
    { host, skewMs }: Machine,
    command: Command,
    { killAt = 0, suspension }: Trouble = {},
  ): Promise<Outcome | null> {
    const { world } = this;
    const process = world.start(host, killAt);
    if (suspension !== undefined) process.suspension = suspension;
    const api = world.api(process, skewMs);
    const wrangler = new ModelWrangler(world, process);
    const waitMs = world.pick(2) * MINUTE_MS;
    const common = { api, wrangler, config, narrator: SILENT, waitMs };
    const work = async (): Promise<unknown> => {
      if (command.name === 'deploy')
        return deployRelease(command.release, {
          ...common,
          ...command,
          workDir,
          content: 'content',
          siteUrl: null,
          dryRun: false,
        });
      if (command.name === 'preview') return previewRelease(command.release, { ...common, workDir, name: 'pr-1' });
      if (command.name === 'rollback') return rollbackRelease({ ...common, target: PREVIOUS, dryRun: false });
      return pruneReleases({ ...common, keep: command.keep });
    };
    const ended = work().then(
      (report): Outcome => ({ kind: 'done', report }),
      (error: unknown): Outcome => {
        if (!(error instanceof SourceError)) throw error;
        return { kind: 'failed', message: error.findings.map(formatFinding).join('\n') };
      },
    );
    // A killed command never ends.
    const outcome = await Promise.race([ended, process.killed.then(() => null)]);
    process.isRunning = false;
    const detail = 'release' in command ? command.release.manifest.release : '';
    const percent = 'percent' in command ? `${command.percent} %` : '';
    const trouble = JSON.stringify({ killAt, suspension });
    this.log.push(
      `${host} ${process.pid} ${command.name} ${detail} ${percent} ${trouble}: ${outcome === null ? 'killed' : JSON.stringify(outcome)}`,
    );
    const isPreview = command.name === 'preview';
    expect([...process.changed].filter((name) => PREVIEWS.some((own) => own === name) !== isPreview)).toEqual([]);
    if (outcome !== null) this.#checkOutcome(command, outcome, process);
    return outcome;
  }

  /** A success means that the release was made live; a failure that names no live release changed nothing. */
  #checkOutcome(command: Command, outcome: Outcome, process: ModelProcess): void {
    const { switchedTo, deleted, sawLive } = process;
    if (outcome.kind === 'failed') {
      const [, named] = /The site serves release (.+?)\./.exec(outcome.message) ?? [];
      if (named !== undefined) expect([...sawLive]).toEqual(expect.arrayContaining(named.split(' and ')));
      else if (!outcome.message.includes('The live release is unknown')) expect(switchedTo).toBeNull();
      return;
    }
    if (command.name === 'preview') this.#checkPreview(command.release);
    if (command.name === 'deploy') expect(switchedTo).toBe(command.release.manifest.release);
    if (command.name === 'rollback') expect(outcome.report).toMatchObject({ release: switchedTo });
    if (command.name === 'prune') {
      expect(outcome.report).toMatchObject({ deleted: new Set(deleted).size });
      this.#next = this.#chooseNext(command, outcome.report as DeletionReport, deleted);
    }
  }

  /** All its records last for two weeks. */
  #checkPreview({ records }: Release): void {
    const { world } = this;
    const stored = world.recordsOf(PREVIEWS[1]);
    const end = (world.now + 14 * DAY_MS) / 1000 - 60;
    expect([...records.keys()].filter((key) => !((stored.get(key)?.expiration ?? 0) > end))).toEqual([]);
  }

  #checkLive(): void {
    const { records, live } = this.world;
    for (const id of live) {
      const release = RELEASES.find(({ manifest }) => manifest.release === id);
      const keys = [`release/${id}`, ...(release?.records.keys() ?? [])];
      const missing = keys.filter((key) => !records.has(key));
      if (missing.length > 0) throw new Error(`The live release ${id} lacks ${missing.join(', ')}`);
    }
    if (performance.now() - this.#began > 20_000) throw new Error('The schedule does not end');
  }
}

async function faultOfSeed(seed: number, breakage: Breakage = {}): Promise<string | null> {
  const schedule = new Schedule(seed, breakage);
  try {
    await schedule.play();
    return null;
  } catch (error) {
    return [`seed ${seed}: ${error instanceof Error ? error.message : error}`, ...schedule.log].join('\n');
  }
}

/** The faults of the first seeds that have one. */
async function findFaults(count: number, atMost: number, breakage: Breakage = {}): Promise<string[]> {
  const faults: string[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count && faults.length < atMost; seed++) {
    const fault = await faultOfSeed(seed, breakage);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

describe('deploys, rollouts, previews, rollbacks and prunes from two machines, with faults, kills, suspensions, wrong clocks and late listings', () => {
  it(`keep the live release complete, tell the truth, and recover: ${SEEDS} schedules`, {
    timeout: 600_000,
  }, async () => {
    expect(await findFaults(SEEDS, 3)).toEqual([]);
  });

  it.each<[string, Breakage]>([
    ['the service accepts two locks', { lock: true }],
    ['nobody remembers what was deleted', { deletions: true }],
  ])('would fail if %s', { timeout: 600_000 }, async (_, breakage) => {
    const [fault] = await findFaults(300, 1, breakage);
    expect(fault).toMatch(/^seed \d+: (?:The live release \S+ lacks|Process \d+ of \w+ has lost its lock)/);
  });
});
