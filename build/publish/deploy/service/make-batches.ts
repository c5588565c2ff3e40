/** A record in the API's format. */
export interface Pair {
  readonly key: string;
  /** `{"key":…,"value":…}` */
  readonly json: string;
  /** Size of the JSON in UTF-8. */
  readonly bytes: number;
}

/** The pairs of one write request. */
export type Batch = readonly Pair[];

interface BatchLimits {
  readonly pairs: number;
  readonly bytes: number;
}

/**
 * Far below the API's limits (10,000 pairs and 100 MB), so that little is repeated after a failure. Two batches use up
 * the free plan's day.
 */
const BATCH_LIMITS: BatchLimits = { pairs: 500, bytes: 25_000_000 };

/** Groups records into batches within the limits, in order. A record above the byte limit is a batch by itself. */
export function* makeBatches(pairs: Iterable<Pair>, limits: BatchLimits = BATCH_LIMITS): Generator<Batch> {
  let batch: Pair[] = [];
  let bytes = 0;
  for (const pair of pairs) {
    if (batch.length > 0 && (batch.length >= limits.pairs || bytes + pair.bytes > limits.bytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(pair);
    bytes += pair.bytes + 1;
  }
  if (batch.length > 0) yield batch;
}

/**
 * A record as JSON: text unchanged, other bytes in Base64, which adds a third. KV removes it after `expiration_ttl`
 * seconds.
 */
export function toPair(key: string, value: Uint8Array, options: { readonly expiration_ttl?: number } = {}): Pair {
  const text = decodeUtf8(value);
  const json = JSON.stringify(
    text === null
      ? { key, value: Buffer.from(value).toString('base64'), base64: true, ...options }
      : { key, value: text, ...options },
  );
  return { key, json, bytes: Buffer.byteLength(json) };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
