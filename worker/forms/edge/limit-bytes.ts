/** A stream that fails after `maxBytes`, whatever its declared or compressed length. */
export function limitBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): { readonly stream: ReadableStream<Uint8Array>; readonly isExceeded: () => boolean } {
  let passed = 0;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > maxBytes) controller.error(new Error(`The stream has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return { stream: stream.pipeThrough(limiter), isExceeded: () => passed > maxBytes };
}

/**
 * A stream that ends after `maxBytes`, because workerd does not report to the browser that a response failed midway.
 */
export function truncateBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  onChunk = (): void => {},
): ReadableStream<Uint8Array> {
  let left = maxBytes;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.byteLength;
      if (left <= 0) controller.terminate();
    },
  });
  return stream.pipeThrough(limiter);
}
