import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_LINK_LENGTH, readLink, writeLink } from '../../../../worker/forms/exchange/link.ts';

describe('a link that contains a request', () => {
  it('restores every value, including integers above 2^53 and other scripts', () => {
    const request = {
      server: 1,
      variables: { domain: 'exämple.com' },
      parameters: new Map<string, unknown>([
        ['query tags', ['ä', '日本']],
        ['path id', 12345678901234567890n],
      ]),
      body: { type: 'application/json', value: { a: [1, null, { b: true }] } },
    };
    const link = writeLink(request);
    expect(link).toMatch(/^[\w-]+$/);
    expect(readLink(link)).toEqual(request);
  });

  it('restores a request that is too long for a URL, which a form keeps for the next load', () => {
    const body = { type: 'text/plain', text: 'x'.repeat(MAX_LINK_LENGTH * 2) };
    const request = { server: 0, variables: {}, parameters: new Map<string, unknown>(), body };
    const link = writeLink(request);
    expect(link.length).toBeGreaterThan(MAX_LINK_LENGTH);
    expect(readLink(link)).toEqual(request);
  });

  it.each(['', '!', 'e30=x', btoa('[]'), btoa('null'), btoa('{'), 'A'.repeat(20_000)])(
    'returns nothing for %j',
    (text) => {
      expect(readLink(text)?.parameters.size ?? 0).toBe(0);
    },
  );

  it('ignores values of the wrong type', () => {
    const link = btoa(JSON.stringify({ s: 'x', v: [], p: 3, b: { type: 1 } }));
    expect(readLink(link)).toEqual({ server: 0, variables: {}, parameters: new Map(), body: null });
  });
});

describe('the link format in docs/try-it.md', () => {
  const docs = readFileSync(resolve('docs/try-it.md'), 'utf8');
  const json = /```json title="\?try="\n(.*?)```/s.exec(docs)?.[1] ?? '';

  it.each([
    ['percent-encoded', encodeURIComponent(json)],
    ['on one line', encodeURIComponent(JSON.stringify(JSON.parse(json)))],
    ['in base64url', Buffer.from(json).toString('base64url')],
  ])('opens a form with these values: %s', (_, text) => {
    const given = new URL(`https://docs.example.com/api/get-book?try=${text}`).searchParams.get('try') ?? '';
    expect(readLink(given)).toEqual({
      server: 0,
      variables: { region: 'eu' },
      parameters: new Map<string, unknown>([
        ['path bookId', 7],
        ['query tag', ['new', 'sale']],
      ]),
      body: { type: 'application/json', value: { title: 'Dune' } },
    });
  });
});
