import { ELAPSED, startTimer } from './timer.ts';

/** What has become of a read by a certain moment. */
type ReadProgress =
  | { readonly kind: 'complete'; readonly chunks: readonly Uint8Array[] }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'arriving'; readonly chunks: AsyncGenerator<Uint8Array, void> };

/** Gives a read so many milliseconds to come to its end. A read that is still arriving keeps all its chunks. */
export async function readWithin(source: AsyncGenerator<Uint8Array, void>, waitMs: number): Promise<ReadProgress> {
  const received: Uint8Array[] = [];
  const timer = startTimer(waitMs);
  try {
    for (;;) {
      const pending = source.next();
      const step = await Promise.race([pending, timer.elapsed]);
      if (step === ELAPSED) return { kind: 'arriving', chunks: continueRead(received, pending, source) };
      if (step.done === true) return { kind: 'complete', chunks: received };
      received.push(step.value);
    }
  } catch (cause) {
    return { kind: 'failed', cause };
  } finally {
    timer.clear();
  }
}

async function* continueRead(
  received: readonly Uint8Array[],
  pending: Promise<IteratorResult<Uint8Array, void>>,
  source: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  yield* received;
  for (let step = await pending; step.done !== true; step = await source.next()) yield step.value;
}
