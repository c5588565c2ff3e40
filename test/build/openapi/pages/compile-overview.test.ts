import { describe, expect, it } from 'vitest';
import { compileDescription, openapi } from '../api-fixture.ts';

describe('x-logo', () => {
  const logo = (value: unknown): string =>
    compileDescription({ ...openapi({}), info: { title: 'Books', version: '1', 'x-logo': value } }, {}, [
      'https://cdn.books.test',
    ]).html('/api/books-api');

  it('is shown, linked, where its place is allowed', () => {
    expect(
      logo({ url: 'https://cdn.books.test/logo.svg', altText: 'Books & "co"', href: 'https://books.test/' }),
    ).toContain(
      'href="https://books.test/" target="_blank" rel="noopener noreferrer nofollow"><img src="https://cdn.books.test/logo.svg" alt="Books &amp; &quot;co&quot;"',
    );
  });

  it.each([
    { url: 'https://elsewhere.test/logo.png' },
    { url: 'javascript:alert(1)' },
    { url: '"><script>alert(1)</script>' },
    { url: 5 },
    {},
    'x',
    null,
  ])('%j is left out', (value) => {
    expect(logo(value)).not.toMatch(/<img|<script>|api-logo/);
  });
});
