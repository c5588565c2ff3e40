import { expect } from 'vitest';
import type { SampleBody, SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import type { SamplePart } from '../../../../worker/request/write/message-parts.ts';
import type { ReceivedRequest } from './echo-server.ts';
import { FILE_BYTES } from './hostile-case.ts';
import { parseMultipart, type ReceivedPart } from './parse-multipart.ts';

/** Throws unless the received request matches the given one, whose URL starts at the path. */
export function expectArrival(received: ReceivedRequest, expected: SampleRequest, language: string): void {
  expect(received.method).toBe(expected.method);
  expect(toComparableTarget(received.target, language)).toBe(toComparableTarget(expected.url, language));
  expectHeaders(received, expected, language);
  expectBody(received, expected.body);
}

/**
 * fetch encodes `'` in a query and braces in a path (URL Standard §1.3), and requests encodes all brackets, in upper
 * case. To a server this is equivalent (RFC 3986 §6.2.2.1).
 */
function toComparableTarget(target: string, language: string): string {
  if (language === 'curl' || language === 'php') return target;
  return target
    .replace(/['[\]{}]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());
}

function expectHeaders({ headers }: ReceivedRequest, expected: SampleRequest, language: string): void {
  for (const { name, value } of expected.headers) {
    // java.net.http sends headers in ASCII.
    const sent = language === 'java' ? value.replace(/[^\t\x20-\x7e]/gu, '?') : value;
    expect(valuesOf(headers, name), name).toEqual([sent]);
  }
  const known = new Set(expected.headers.map(({ name }) => name.toLowerCase()));
  expect(headers.filter(([name]) => /^x-/i.test(name) && !known.has(name.toLowerCase()))).toEqual([]);
}

function valuesOf(headers: ReceivedRequest['headers'], name: string): string[] {
  return headers.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

function expectBody({ headers, body }: ReceivedRequest, expected: SampleBody | null): void {
  if (expected === null) {
    expect(body.toString()).toBe('');
    return;
  }
  const [contentType = '', ...others] = valuesOf(headers, 'Content-Type');
  expect(others).toEqual([]);
  switch (expected.kind) {
    case 'json':
      expect(contentType).toBe(expected.mediaType);
      expect(toJsonTokens(body.toString())).toEqual(toJsonTokens(expected.json));
      break;
    case 'text':
      expect(contentType).toBe(expected.mediaType);
      expect(body.toString()).toBe(expected.text);
      break;
    case 'file':
      expect(contentType).toBe(expected.mediaType);
      expect(body.equals(FILE_BYTES)).toBe(true);
      break;
    case 'form':
      expect(contentType.replace(/; ?charset=utf-8$/i, '')).toBe(expected.mediaType.replace(/; ?charset=utf-8$/i, ''));
      expect([...new URLSearchParams(body.toString())]).toEqual(
        expected.fields.map(({ name, value }) => [name, value]),
      );
      break;
    case 'multipart':
      expect(contentType.slice(0, expected.mediaType.length + 1)).toBe(`${expected.mediaType};`);
      expectParts(parseMultipart(contentType, body), expected.parts);
      break;
  }
}

function expectParts(received: readonly ReceivedPart[], expected: readonly SamplePart[]): void {
  expect(received.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  for (const [index, part] of expected.entries()) {
    const { fileName, mediaType, content, headers } = received[index] ?? {
      fileName: null,
      mediaType: null,
      content: Buffer.of(),
      headers: new Map<string, string>(),
    };
    for (const { name, value } of part.headers ?? []) expect(headers.get(name.toLowerCase()), name).toBe(value);
    // Clients guess an undeclared media type.
    if (part.mediaType !== null) expect(mediaType?.toLowerCase()).toBe(part.mediaType.toLowerCase());
    if (part.kind === 'file') {
      expect(fileName).toBe(part.fileName);
      expect(content.equals(FILE_BYTES)).toBe(true);
    } else {
      expect(content.toString()).toBe(part.value);
      expect(fileName).toBeNull();
    }
  }
}

/** JSON with strings unescaped and each number in one spelling, keeping order and duplicates. */
function toJsonTokens(text: string): string[] {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  return tokens.map((token) => {
    if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
    return /^[-\d]/.test(token) ? toNumber(token) : token;
  });
}

function toNumber(literal: string): string {
  const [mantissa = '', exponent = '0'] = literal.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  let digits = BigInt(`${whole}${fraction}`.replace('-', ''));
  let power = Number(exponent) - fraction.length;
  if (digits === 0n) return `${literal.startsWith('-') ? '-' : ''}0`;
  while (digits % 10n === 0n) {
    digits /= 10n;
    power += 1;
  }
  return `${literal.startsWith('-') ? '-' : ''}${digits}e${power}`;
}
