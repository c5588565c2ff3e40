/**
 * A stream that pulls a chunk when the client has room for it. When the client disconnects, it stops both the chunks
 * and their source, because a generator that has not started never runs its `finally`.
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
