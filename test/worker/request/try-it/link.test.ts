import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

describe('the rules of docs/try-it.md', () => {
  const docs = readFileSync(resolve('docs/try-it.md'), 'utf8');
  const json = /```json title="\?try="\n(.*?)```/s.exec(docs)?.[1] ?? '';

  it.each([
    ['percent-encoded', encodeURIComponent(json)],
    ['on one line', encodeURIComponent(JSON.stringify(JSON.parse(json)))],
    ['in base64url', Buffer.from(json).toString('base64url')],
  ])('make a link that opens with these values: %s', (_, text) => {
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
