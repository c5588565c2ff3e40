import { ELAPSED, startTimer } from './timer.ts';

/** The state of a read at a deadline. */
type ReadProgress =
  | { readonly kind: 'complete'; readonly chunks: readonly Uint8Array[] }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'arriving'; readonly chunks: AsyncGenerator<Uint8Array, void> };

/** Waits up to `waitMs` for a read to complete. A read that is still arriving loses no chunks. */
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
