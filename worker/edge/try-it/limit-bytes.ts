/** A stream that fails once more than `maxBytes` have passed: whatever its length was said to be, or compressed to. */
export function limitBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  onChunk = (): void => {},
): { readonly stream: ReadableStream<Uint8Array>; readonly isExceeded: () => boolean } {
  let passed = 0;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      onChunk();
      if (passed > maxBytes) controller.error(new Error(`The stream has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return { stream: stream.pipeThrough(limiter), isExceeded: () => passed > maxBytes };
}
