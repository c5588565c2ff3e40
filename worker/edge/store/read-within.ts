import { ELAPSED, startTimer } from './timer.ts';

/** The state of a read at a deadline. */
export type ReadProgress =
  | { readonly kind: 'complete'; readonly chunks: readonly Uint8Array[] }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | {
      readonly kind: 'arriving';
      /** No chunk has arrived. */
      readonly isSilent: boolean;
      readonly chunks: AsyncGenerator<Uint8Array, void>;
      /** What the chunks come from, which must be stopped too: a generator that has not started cannot stop it. */
      readonly source: AsyncGenerator;
    };

/** Waits up to `waitMs` for a read to complete. A read that is still arriving loses no chunks. */
export async function readWithin(source: AsyncGenerator<Uint8Array, void>, waitMs: number): Promise<ReadProgress> {
  const received: Uint8Array[] = [];
  const timer = startTimer(waitMs);
  try {
    for (;;) {
      const pending = source.next();
      const step = await Promise.race([pending, timer.elapsed]);
      if (step === ELAPSED) {
        const chunks = continueRead(received, pending, source);
        return { kind: 'arriving', isSilent: received.length === 0, chunks, source };
      }
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
