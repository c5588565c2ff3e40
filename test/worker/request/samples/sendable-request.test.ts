import { describe, expect, it } from 'vitest';
import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import {
  acceptsJson,
  findOutputFile,
  hasDotSegment,
  toSendableRequest,
} from '../../../../worker/request/samples/sendable-request.ts';

const REQUEST: SampleRequest = { method: 'POST', url: 'https://api.example.com/v1', headers: [], body: null };

function toHeaders(...pairs: [name: string, value: string][]): SampleRequest['headers'] {
  return toSendableRequest({ ...REQUEST, headers: pairs.map(([name, value]) => ({ name, value })) }).headers;
}

function toFileName(fileName: string): string {
  const { body } = toSendableRequest({ ...REQUEST, body: { kind: 'file', mediaType: 'text/plain', fileName } });
  return body?.kind === 'file' ? body.fileName : '';
}

describe('toSendableRequest()', () => {
  it('replaces line breaks and control characters in headers with spaces', () => {
    expect(toHeaders(['X-A', ' a\r\nX-B: c\0 '])).toEqual([{ name: 'X-A', value: 'a  X-B: c' }]);
  });

  it('omits headers with invalid names, and those that the client sets', () => {
    expect(toHeaders(['X A', '1'], ['', '2'], ['X:\r\n', '3'], ['content-length', '4'], ['Host', 'a'])).toEqual([
      { name: 'Host', value: 'a' },
    ]);
  });

  it('joins headers with the same name', () => {
    expect(toHeaders(['A', '1'], ['a', '2'], ['Cookie', 'b=1'], ['Cookie', 'c=2'])).toEqual([
      { name: 'A', value: '1, 2' },
      { name: 'Cookie', value: 'b=1; c=2' },
    ]);
  });

  it('encodes characters that are invalid in URIs, and keeps braces and encoded bytes', () => {
    const { url } = toSendableRequest({ ...REQUEST, url: 'https://{tenant}.example.com/a b/%2f?q="ü"&r=%zz[]#x' });
    expect(url).toBe('https://{tenant}.example.com/a%20b/%2f?q=%22%C3%BC%22&r=%25zz[]');
  });

  it('reduces file paths to the file name', () => {
    expect(toFileName('../../.ssh/id_rsa')).toBe('id_rsa');
    expect(toFileName('C:\\secret\\.env')).toBe('env');
    expect(toFileName('php://filter/resource=x')).toBe('resource=x');
    expect(toFileName('..')).toBe('file');
    expect(toFileName('-')).toBe('file');
    expect(toFileName('a\r\nb.pdf')).toBe('a  b.pdf');
  });

  it('sends no body with HEAD and TRACE', () => {
    const body = { kind: 'text', mediaType: 'text/plain', text: 'x' } as const;
    expect(toSendableRequest({ ...REQUEST, method: 'HEAD', body }).body).toBeNull();
    expect(toSendableRequest({ ...REQUEST, method: 'TRACE', body }).body).toBeNull();
    expect(toSendableRequest({ ...REQUEST, method: 'DELETE', body }).body).toEqual(body);
  });

  it('converts the method to a token', () => {
    expect(toSendableRequest({ ...REQUEST, method: "GET /x\r\n'" }).method).toBe("GETx'");
  });
});

describe('hasDotSegment()', () => {
  it('finds dots that form a whole path segment', () => {
    for (const path of ['/a/../b', '/.', '/a/%2E%2e', '/./x?y'])
      expect(hasDotSegment(`https://a.b${path}`), path).toBe(true);
    for (const path of ['', '/a..b', '/.../x', '/.well-known', '/x?y=/../'])
      expect(hasDotSegment(`https://a.b${path}`), path).toBe(false);
  });
});

describe('acceptsJson()', () => {
  it('reads the first media range of Accept', () => {
    const accepts = (value: string) => acceptsJson({ ...REQUEST, headers: [{ name: 'accept', value }] });
    expect(accepts('application/json')).toBe(true);
    expect(accepts('application/problem+json; q=1, text/html')).toBe(true);
    expect(accepts('text/html, application/json')).toBe(false);
    expect(accepts('application/x-ndjson')).toBe(false);
  });
});

describe('findOutputFile()', () => {
  it.each([
    ['GET', 'application/pdf', 'response.pdf'],
    ['POST', 'application/octet-stream', 'response.bin'],
    ['GET', 'image/*', 'response.bin'],
    ['GET', 'application/*', 'response.bin'],
    ['GET', 'application/epub+zip', 'response.zip'],
    ['GET', 'image/a+..\\.ssh', 'response.bin'],
    ['GET', 'application/json', null],
    ['GET', 'application/json, text/plain, */*', null],
    ['GET', 'image/png, application/json', null],
    ['GET', 'text/csv', null],
    ['HEAD', 'application/pdf', null],
  ])('names the file for a %s request that accepts %s: %s', (method, value, name) => {
    expect(findOutputFile({ ...REQUEST, method, headers: [{ name: 'accept', value }] })).toBe(name);
  });

  it('returns null without an Accept header', () => {
    expect(findOutputFile(REQUEST)).toBeNull();
  });
});
