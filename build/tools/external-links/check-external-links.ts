import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { groupBy } from '../../../worker/model/group-by.ts';
import type { Report } from '../../base/report/report.ts';
import { type AddressState, type AskOptions, askAddress, NO_HOST } from './ask-address.ts';
import type { ExternalAddress } from './find-addresses.ts';

export interface ExternalCheck extends AskOptions {
  /** Where answers are kept. */
  readonly cacheFile: string;
  /** Between two requests to the same host. */
  readonly pauseMs: number;
  readonly now: number;
  /** A host that exists, to tell a missing one from a machine that is offline. */
  readonly knownHost: string;
}

/** How long an answer counts. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Hosts that are asked at the same time. */
const MAX_HOSTS = 8;

const answerSchema = z.object({
  at: z.number(),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found') }),
    z.object({ kind: z.literal('gone'), reason: z.string() }),
    z.object({ kind: z.literal('moved'), to: z.string() }),
  ]),
});
const cacheSchema = z.record(z.string(), answerSchema);
type Answers = Map<string, z.infer<typeof answerSchema>>;

/** The numbers of addresses by what became of them. */
export type ExternalCounts = Readonly<Record<AddressState['kind'], number>>;

/** Asks for each address that has no recent answer, one after another on each host, and reports what is gone or moved. */
export async function checkExternalLinks(
  addresses: readonly ExternalAddress[],
  check: ExternalCheck,
  report: Report,
): Promise<ExternalCounts> {
  const answers = await readAnswers(check);
  const queue = groupByHost(addresses);
  const work = async (): Promise<void> => {
    for (let host = queue.shift(); host !== undefined; host = queue.shift()) await askHost(host, check, answers);
  };
  await Promise.all(Array.from({ length: MAX_HOSTS }, work));
  if (!(await isOnline(check.knownHost))) forgetIfOffline(answers, check.now);
  await mkdir(dirname(check.cacheFile), { recursive: true });
  await writeFile(check.cacheFile, `${JSON.stringify(Object.fromEntries(answers), null, 1)}\n`);
  const counts = { found: 0, gone: 0, moved: 0, unknown: 0 };
  for (const address of addresses) {
    const state = answers.get(address.address)?.state ?? { kind: 'unknown' as const };
    counts[state.kind]++;
    tell(address, state, report);
  }
  return counts;
}

async function isOnline(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}

function groupByHost(addresses: readonly ExternalAddress[]): string[][] {
  const all = addresses.map(({ address }) => address);
  return [...groupBy(all, (address) => new URL(address).host).values()];
}

async function askHost(addresses: readonly string[], check: ExternalCheck, answers: Answers): Promise<void> {
  const open = addresses.filter((address) => (answers.get(address)?.at ?? 0) < check.now - KEPT_MS);
  for (const [index, address] of open.entries()) {
    if (index > 0) await sleep(check.pauseMs);
    const state = await askAddress(address, check);
    if (state.kind === 'unknown') answers.delete(address);
    else answers.set(address, { at: check.now, state });
  }
}

/** A machine that is offline finds no host at all. */
function forgetIfOffline(answers: Answers, now: number): void {
  for (const [address, { at, state }] of answers)
    if (at === now && state.kind === 'gone' && state.reason === NO_HOST) answers.delete(address);
}

/** The answers of earlier checks; none if there are no valid ones. */
async function readAnswers({ cacheFile }: ExternalCheck): Promise<Answers> {
  if (!existsSync(cacheFile)) return new Map();
  try {
    return new Map(Object.entries(cacheSchema.parse(JSON.parse(await readFile(cacheFile, 'utf8')))));
  } catch {
    return new Map();
  }
}

function tell({ address, location, pages }: ExternalAddress, state: AddressState, report: Report): void {
  const others = pages === 1 ? '' : ` ${pages} pages have this link.`;
  if (state.kind === 'gone')
    report.note(
      'dead-link',
      location,
      `Cannot reach ${address}: ${state.reason}. Link to another page, or remove the link.${others}`,
    );
  if (state.kind === 'moved')
    report.note(
      'moved-link',
      location,
      `Cannot keep the link to ${address}: the page has moved for good. Link to ${state.to}.${others}`,
    );
}
