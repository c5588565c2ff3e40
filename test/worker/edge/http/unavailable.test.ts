import { expect, it } from 'vitest';
import { renderUnavailableText } from '../../../../worker/edge/http/unavailable.ts';

it.each([
  ['application/json', 'application/problem+json', '{"title":"Service Unavailable","status":503}'],
  ['text/markdown', 'text/markdown; charset=utf-8', '# Temporarily unavailable\n'],
  ['image/png, */*', 'text/plain; charset=utf-8', 'Temporarily unavailable\n'],
])('a file that is unavailable is a 503 in the format that a client prefers: %s', async (accept, type, text) => {
  const response = renderUnavailableText(
    new Request('https://docs.example.com/a.pdf', { headers: { Accept: accept } }),
  );
  const { status, headers } = response;
  expect([status, headers.get('Content-Type'), headers.get('Retry-After')]).toEqual([503, type, '60']);
  expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['no-store', 'Accept']);
  expect(await response.text()).toBe(text);
});
