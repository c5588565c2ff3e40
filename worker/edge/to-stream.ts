/**
 * A stream that asks for a chunk when the reader has room for it. When the reader leaves, it stops both the
 * chunks and the source that they are made from: a generator that has not begun runs no `finally` of its own.
 */
export function toStream(chunks: AsyncGenerator<Uint8Array>, source: AsyncGenerator): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await chunks.next();
      if (step.done === true) controller.close();
      else controller.enqueue(step.value);
    },
    async cancel() {
      await Promise.all([chunks.return(undefined), source.return(undefined)]);
    },
  });
}
