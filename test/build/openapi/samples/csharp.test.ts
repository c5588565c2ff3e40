import { describe, expect, it } from 'vitest';
import { generate as toCsharp } from '../../../../worker/request/samples/languages/csharp/csharp.ts';
import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
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

  it('writes multi-line text as a raw literal if it is safe', () => {
    const body = (text: string): SampleRequest => get('/', { body: { kind: 'text', mediaType: 'text/plain', text } });
    expect(toCsharp(body('a "b"\n\\c'))).toContain('"""\na "b"\n\\c\n"""u8.ToArray()');
    expect(toCsharp(body('a\n"""\nb'))).toContain(String.raw`"a\n\"\"\"\nb"u8.ToArray()`);
    expect(toCsharp(body('a\n\u0085\u2028'))).toContain(String.raw`"a\n\u0085\u2028"u8.ToArray()`);
  });
});
