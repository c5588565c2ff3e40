import { describe, expect, it } from 'vitest';
import { readWithin } from '../../../../worker/edge/store/read-within.ts';

describe('readWithin()', () => {
  it('returns all chunks of a read that ends in time', async () => {
    const progress = await readWithin(chunks([0, 'a'], [0, 'b']), 50);
    expect(progress.kind === 'complete' && text(progress.chunks)).toBe('ab');
  });

  it('returns the cause of a read that fails in time', async () => {
    const cause = new Error('gone');
    expect(await readWithin(chunks([0, 'a'], [0, cause]), 50)).toEqual({ kind: 'failed', cause });
  });

  it('hands over an unfinished read without loss', async () => {
    const progress = await readWithin(chunks([0, 'a'], [60, 'b'], [0, 'c']), 20);
    const rest: Uint8Array[] = [];
    if (progress.kind === 'arriving') for await (const chunk of progress.chunks) rest.push(chunk);
    expect(text(rest)).toBe('abc');
  });

  it('hands over a read that fails later, with its cause', async () => {
    const cause = new Error('gone');
    const progress = await readWithin(chunks([0, 'a'], [60, cause]), 20);
    const drain = async (): Promise<void> => {
      if (progress.kind === 'arriving') for await (const chunk of progress.chunks) void chunk;
    };
    await expect(drain()).rejects.toBe(cause);
  });
});

/** Each chunk arrives after this many milliseconds. */
async function* chunks(
  ...steps: readonly [delayMs: number, chunk: string | Error][]
): AsyncGenerator<Uint8Array, void> {
  for (const [delayMs, chunk] of steps) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (chunk instanceof Error) throw chunk;
    yield new TextEncoder().encode(chunk);
  }
}

function text(parts: readonly Uint8Array[]): string {
  return parts.map((part) => new TextDecoder().decode(part)).join('');
}
