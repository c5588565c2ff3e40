import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';
import { PAGE_FORMATS } from '../model/page-record.ts';
import { NO_STORE } from './cache-control.ts';
import { takeChecked } from './checksum.ts';
import { faultLog } from './log.ts';
import { takeRest } from './take-rest.ts';
import { withTimeout } from './timer.ts';
import { RETRY_AFTER_S } from './unavailable.ts';

/** Pages in a sample. If 1 % of the pages of a large site fail, a sample finds one with a probability of 18 %. */
const SAMPLE_SIZE = 20;

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
  /** Keys of these pages' records. */
  readonly keys: readonly string[];
}

/** Reports to a monitor how many of a random sample of the pages can be read, every part of them. */
export function sampleContent({ release, pages }: Manifest): MiddlewareHandler<WorkerTypes> {
  let last: { readonly at: number; readonly result: SampleResult } | null = null;
  return async (c) => {
    if (last === null || Date.now() - last.at >= RESULT_LIFETIME_MS) {
      const keys = [...pages.values()].map(({ key }) => key);
      // Only the result is shared: a request cannot wait for the reads of another.
      const result = await checkAll(c.env.CONTENT, takeSample(keys, SAMPLE_SIZE));
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
  return `Cannot read ${keys.length} of ${checked} pages (${missing} missing, ${damaged} damaged): ${keys.join(', ')}`;
}

/** Different keys, each with the same probability. */
function takeSample(keys: string[], size: number): readonly string[] {
  for (let index = 0; index < Math.min(size, keys.length); index++) {
    const other = index + Math.floor(Math.random() * (keys.length - index));
    [keys[index], keys[other]] = [keys[other] ?? '', keys[index] ?? ''];
  }
  return keys.slice(0, size);
}

async function checkAll(content: KVNamespace, keys: readonly string[]): Promise<SampleResult> {
  const found = { missing: 0, damaged: 0 };
  const failed: string[] = [];
  const queue = keys.values();
  const work = async (): Promise<void> => {
    for (const key of queue) {
      const fault = await findFault(content, key);
      if (fault === null) continue;
      found[fault]++;
      failed.push(key);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { checked: keys.length, ...found, keys: failed };
}

/** Reads without the edge's copy of 30 days. */
async function findFault(content: KVNamespace, key: string): Promise<'missing' | 'damaged' | null> {
  try {
    const record = await withTimeout(content.get(key, 'arrayBuffer'), READ_TIMEOUT_MS, `record ${key}`);
    if (record === null) return 'missing';
    const bytes = new Uint8Array(record);
    for (const format of PAGE_FORMATS) await takeChecked(bytes, key, format);
    await takeRest(bytes, key);
    return null;
  } catch {
    return 'damaged';
  }
}
