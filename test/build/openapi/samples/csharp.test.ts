import { describe, expect, it } from 'vitest';
import { generate as toCsharp } from '../../../../worker/request/samples/languages/csharp/csharp.ts';
import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import type { SamplePart } from '../../../../worker/request/write/message-parts.ts';
import { LIST_BILLS } from './sample-requests.ts';

const get = (url: string, more: Partial<SampleRequest> = {}): SampleRequest => ({
  method: 'GET',
  url: `https://api.example.com${url}`,
  headers: [],
  body: null,
  ...more,
});

describe('toCsharp()', () => {
  it('writes a request with a query and headers', () => {
    expect(toCsharp(LIST_BILLS)).toBe(
      `using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Get, "https://api.example.com/v1/bills?limit=25&status=sent");
request.Headers.TryAddWithoutValidation("Accept", "application/json");
request.Headers.TryAddWithoutValidation("Authorization", "Bearer TOKEN");

using var response = await client.SendAsync(request);
Console.WriteLine(await response.Content.ReadAsStringAsync());`,
    );
  });

  it('keeps a path that Uri would normalize', () => {
    for (const path of ['/a/../b', '/files/%2E%2E/x', '/%41'])
      expect(toCsharp(get(path))).toContain(
        `new Uri("https://api.example.com${path}", new UriCreationOptions { DangerousDisablePathAndQueryCanonicalization = true }))`,
      );
    expect(toCsharp(get('/caf%C3%A9?q=%2F'))).not.toContain('UriCreationOptions');
  });

  it('encodes headers with non-ASCII characters', () => {
    expect(toCsharp(get('/', { headers: [{ name: 'X-Name', value: 'Zoë' }] }))).toContain(
      'new HttpClient(new SocketsHttpHandler { RequestHeaderEncodingSelector = (_, _) => System.Text.Encoding.UTF8 });',
    );
  });

  it('writes a form with files by name', () => {
    const parts: readonly SamplePart[] = [
      { kind: 'field', name: 'note', mediaType: null, value: 'Paid in "cash"' },
      { kind: 'field', name: 'bill', mediaType: 'application/json', value: '{"id":1}' },
      { kind: 'file', name: 'scan', mediaType: 'application/pdf', fileName: 'receipt 1.pdf' },
    ];
    const write = (changed: Partial<SamplePart>, mediaType = 'multipart/form-data'): string =>
      toCsharp(
        get('/', {
          body: { kind: 'multipart', mediaType, parts: [{ ...parts[0], ...changed } as SamplePart, ...parts.slice(1)] },
        }),
      );
    expect(write({})).toContain(String.raw`request.Content = new MultipartFormDataContent
{
    { new StringContent("Paid in \"cash\""), "note" },
    { new StringContent("{\"id\":1}") { Headers = { ContentType = new("application/json") } }, "bill" },
    { new ByteArrayContent(File.ReadAllBytes("receipt 1.pdf")) { Headers = { ContentType = new("application/pdf") } }, "scan", "receipt 1.pdf" },
};
`);
    // .NET rejects an empty name, and encodes others in its own way.
    for (const name of ['', 'a"b', 'größe', ' a']) expect(write({ name }), name).toContain('new ByteArrayContent([\n');
    expect(write({ headers: [{ name: 'X-Part', value: '1' }] })).not.toContain('MultipartFormDataContent');
    expect(write({}, 'multipart/mixed')).not.toContain('MultipartFormDataContent');
  });

  it('writes multi-line text as a raw literal if it is safe', () => {
    const body = (text: string): SampleRequest => get('/', { body: { kind: 'text', mediaType: 'text/plain', text } });
    expect(toCsharp(body('a "b"\n\\c'))).toContain('"""\na "b"\n\\c\n"""u8.ToArray()');
    expect(toCsharp(body('a\n"""\nb'))).toContain(String.raw`"a\n\"\"\"\nb"u8.ToArray()`);
    expect(toCsharp(body('a\n\u0085\u2028'))).toContain(String.raw`"a\n\u0085\u2028"u8.ToArray()`);
  });
});
