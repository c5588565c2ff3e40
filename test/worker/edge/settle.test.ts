import { describe, expect, it } from 'vitest';
import { settle } from '../../../worker/edge/settle.ts';

describe('settle()', () => {
  it('gives all chunks of a read that ends in time', async () => {
    const settled = await settle(chunks([0, 'a'], [0, 'b']), 50);
    expect(settled.kind === 'complete' && text(settled.chunks)).toBe('ab');
  });

  it('gives the cause of a read that fails in time', async () => {
    const cause = new Error('gone');
    expect(await settle(chunks([0, 'a'], [0, cause]), 50)).toEqual({ kind: 'failed', cause });
  });

  it('hands over a read that is still arriving, with nothing lost', async () => {
    const settled = await settle(chunks([0, 'a'], [60, 'b'], [0, 'c']), 20);
    const rest: Uint8Array[] = [];
    if (settled.kind === 'arriving') for await (const chunk of settled.chunks) rest.push(chunk);
    expect(text(rest)).toBe('abc');
  });

  it('hands over a read that fails later, with its cause', async () => {
    const cause = new Error('gone');
    const settled = await settle(chunks([0, 'a'], [60, cause]), 20);
    const drain = async (): Promise<void> => {
      if (settled.kind === 'arriving') for await (const chunk of settled.chunks) void chunk;
    };
    await expect(drain()).rejects.toBe(cause);
  });
});

/** Each after so many milliseconds. */
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
