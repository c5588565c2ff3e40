import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { PAGE_FORMATS } from '../../model/records/pages/page-record.ts';
import { NO_STORE } from '../http/headers/cache-control.ts';
import { faultLog } from '../http/log.ts';
import { RETRY_AFTER_S } from '../http/unavailable.ts';
import { takeChecked } from '../store/checksum.ts';
import { checkPack } from '../store/pack-reader.ts';
import { takeRest } from '../store/take-rest.ts';
import { withTimeout } from '../store/timer.ts';

/** Pages in a sample. If 1 % of the pages of a large site fail, a sample finds one with a probability of 18 %. */
const SAMPLE_SIZE = 20;

/** Packs of Markdown in a sample. Each has up to half a megabyte. */
const PACKS_IN_SAMPLE = 1;

/** Parallel reads: a worker has six connections. */
const CONCURRENCY = 6;

/** Monitors give up sooner than readers do. */
const READ_TIMEOUT_MS = 2_000;

/** An isolate repeats a result for so long, so that many requests cost no more reads than one. */
const RESULT_LIFETIME_MS = 10_000;

interface SampleResult {
  readonly checked: number;
  readonly missing: number;
  /** Wrong bytes, or no answer in time. */
  readonly damaged: number;
  /** Keys of these records. */
  readonly keys: readonly string[];
}

/** A record of the sample. The function throws DamagedRecord unless every byte of it is right. */
interface Sampled {
  readonly key: string;
  readonly check: (record: Uint8Array<ArrayBuffer>, key: string) => Promise<unknown>;
}

/** Reports to a monitor how many of a random sample of the pages and packs of Markdown can be read completely. */
export function sampleContent({ release, pages, texts }: Manifest): MiddlewareHandler<WorkerTypes> {
  let last: { readonly at: number; readonly result: SampleResult } | null = null;
  return async (c) => {
    if (last === null || Date.now() - last.at >= RESULT_LIFETIME_MS) {
      const sample = [
        ...takeSample(
          [...pages.values()].map(({ key }) => ({ key, check: checkPage })),
          SAMPLE_SIZE,
        ),
        ...takeSample(
          texts.keys.map((key) => ({ key, check: checkPack })),
          PACKS_IN_SAMPLE,
        ),
      ];
      // Only the result is shared: a request cannot wait for the reads of another.
      const result = await checkAll(c.env.CONTENT, sample);
      last = { at: Date.now(), result };
      if (result.keys.length > 0) faultLog(release, c)(describe(result));
    }
    const { result } = last;
    const isOk = result.keys.length === 0;
    const headers = { 'Cache-Control': NO_STORE, ...(isOk ? {} : { 'Retry-After': String(RETRY_AFTER_S) }) };
    return Response.json({ release, pages: pages.size, ...result }, { status: isOk ? 200 : 503, headers });
  };
}

function describe({ checked, missing, damaged, keys }: SampleResult): string {
  return `Cannot read ${keys.length} of ${checked} records (${missing} missing, ${damaged} damaged): ${keys.join(', ')}`;
}

/** Different records, each with the same probability. */
function takeSample(records: Sampled[], size: number): readonly Sampled[] {
  const taken: Sampled[] = [];
  while (taken.length < size && records.length > 0)
    taken.push(...records.splice(Math.floor(Math.random() * records.length), 1));
  return taken;
}

async function checkAll(content: KVNamespace, sample: readonly Sampled[]): Promise<SampleResult> {
  const found = { missing: 0, damaged: 0 };
  const failed: string[] = [];
  const queue = sample.values();
  const work = async (): Promise<void> => {
    for (const record of queue) {
      const fault = await findFault(content, record);
      if (fault === null) continue;
      found[fault]++;
      failed.push(record.key);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { checked: sample.length, ...found, keys: failed };
}

/** Reads without the edge's copy of 30 days. */
async function findFault(content: KVNamespace, { key, check }: Sampled): Promise<'missing' | 'damaged' | null> {
  try {
    const record = await withTimeout(content.get(key, 'arrayBuffer'), READ_TIMEOUT_MS, `record ${key}`);
    if (record === null) return 'missing';
    await check(new Uint8Array(record), key);
    return null;
  } catch {
    return 'damaged';
  }
}

async function checkPage(record: Uint8Array<ArrayBuffer>, key: string): Promise<void> {
  for (const format of PAGE_FORMATS) await takeChecked(record, key, format);
  await takeRest(record, key);
}
