import { withTimeout } from './timer.ts';

/** KV keeps a record near the reader for 30 days: a key names its content, so it never changes. */
const CACHE_TTL_S = 2_592_000;

/** How long the store may be silent, before its answer or between two chunks, until the read counts as failed. */
const SILENCE_MS = 3_000;

const MAX_ATTEMPTS = 2;

/**
 * The chunks of a record as they come. A read that fails is tried once more, and goes on where the first
 * broke off: both reads give the same bytes. Throws when the second fails too.
 */
export async function* readArticle(content: KVNamespace, key: string): AsyncGenerator<Uint8Array, void> {
  let delivered = 0;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      for await (const chunk of skipBytes(readRecord(content, key), delivered)) {
        delivered += chunk.byteLength;
        yield chunk;
      }
      return;
    } catch (cause) {
      if (attempt === MAX_ATTEMPTS) throw cause;
    }
  }
}

async function* readRecord(content: KVNamespace, key: string): AsyncGenerator<Uint8Array, void> {
  const what = `record ${key}`;
  const stream = await withTimeout(content.get(key, { type: 'stream', cacheTtl: CACHE_TTL_S }), SILENCE_MS, what);
  if (stream === null) throw new Error(`Cannot find ${what}: the manifest of this release names it`);
  const reader = stream.getReader();
  try {
    for (;;) {
      const step = await withTimeout(reader.read(), SILENCE_MS, what);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // Nothing waits for it: a stream that has failed cannot be cancelled either.
    reader.cancel().catch(() => {});
  }
}

async function* skipBytes(chunks: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array, void> {
  let left = count;
  for await (const chunk of chunks) {
    if (left < chunk.byteLength) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.byteLength);
  }
}
