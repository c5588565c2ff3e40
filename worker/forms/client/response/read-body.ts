import { MAX_PROXIED_BYTES } from '../../exchange/envelope.ts';

interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** False if it was stopped, interrupted or too long. */
  readonly isComplete: boolean;
}

/** Reads a body and reports each chunk. Ends early if the body is too long or the request is stopped. */
export async function readBody(
  stream: ReadableStream<Uint8Array> | null,
  onPiece: (bytes: Uint8Array, total: number) => void,
): Promise<ReadBody> {
  const pieces: Uint8Array[] = [];
  let total = 0;
  let isComplete = stream === null;
  const reader = stream?.getReader();
  try {
    for (let part = await reader?.read(); part !== undefined; part = await reader?.read()) {
      isComplete = part.done;
      if (part.done || total + part.value.byteLength > MAX_PROXIED_BYTES) break;
      pieces.push(part.value);
      total += part.value.byteLength;
      onPiece(part.value, total);
    }
    if (!isComplete) await reader?.cancel();
  } catch {
    // Stopped or interrupted: return the received part.
  }
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return { bytes, isComplete };
}
