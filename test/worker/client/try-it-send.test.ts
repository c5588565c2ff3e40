import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TryItWire } from '../../../worker/forms/exchange/wire.ts';

// Imported by URL: browser types differ from those of tests in Node.
const { send } = (await import(new URL('../../../worker/forms/client/send.ts', import.meta.url).href)) as {
  send(wire: TryItWire, sending: object): Promise<{ failure?: string; answer?: { status: number } }>;
};

const sending = (mode: string): object => ({
  mode,
  sendHref: 'https://docs.example.com/_/try/send/a',
  files: new Map(),
  signal: new AbortController().signal,
});

const wire = (url: string, headers: TryItWire['headers'] = []): TryItWire => ({
  method: 'GET',
  url,
  headers,
  pieces: null,
});

describe('send()', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['javascript:alert(1)', 'origin'],
    ['file:///etc/passwd', 'origin'],
    ['/relative', 'origin'],
  ])('sends nothing to %s', async (url, failure) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await send(wire(url), sending('direct'))).toEqual({ failure });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['direct', 'proxy', 'mock'])('reports a line break in a header: %s', async (mode) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const headers = [{ name: 'X-A', value: 'a\r\nX-B: b' }];
    expect(await send(wire('https://api.example.com', headers), sending(mode))).toEqual({ failure: 'header' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends headers in UTF-8, without cookies or referrer', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
    await send(wire('https://api.example.com', [{ name: 'X-A', value: 'ä' }]), sending('direct'));
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      headers: [['X-A', '\u00c3\u00a4']],
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });
});
