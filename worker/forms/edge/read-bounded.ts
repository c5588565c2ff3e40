import { concatenate } from '../../model/records/concatenate.ts';

/** All bytes of a stream, or null if it exceeds `maxBytes`, which cancels it. */
export async function readBounded(stream: ReadableStream | null, maxBytes: number): Promise<Uint8Array | null> {
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return concatenate(chunks);
}
