import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../../../worker/request/try-it/link.ts';

describe('a link that holds a request', () => {
  it('gives back every value, integers past 2^53 and other scripts among them', () => {
    const request = {
      server: 1,
      variables: { domain: 'exämple.com' },
      parameters: new Map<string, unknown>([
        ['query tags', ['ä', '日本']],
        ['path id', 12345678901234567890n],
      ]),
      body: { type: 'application/json', value: { a: [1, null, { b: true }] } },
    };
    const link = writeLink(request) ?? '';
    expect(link).toMatch(/^[\w-]+$/);
    expect(readLink(link)).toEqual(request);
  });

  it('is none where the request is too long', () => {
    const body = { type: 'text/plain', text: 'x'.repeat(10_000) };
    expect(writeLink({ server: 0, variables: {}, parameters: new Map(), body })).toBeNull();
  });

  it.each(['', '!', 'e30=x', btoa('[]'), btoa('null'), btoa('{'), 'A'.repeat(20_000)])(
    'reads nothing of %j',
    (text) => {
      expect(readLink(text)?.parameters.size ?? 0).toBe(0);
    },
  );

  it('reads what is of a wrong type as nothing', () => {
    const link = btoa(JSON.stringify({ s: 'x', v: [], p: 3, b: { type: 1 } }));
    expect(readLink(link)).toEqual({ server: 0, variables: {}, parameters: new Map(), body: null });
  });
});
