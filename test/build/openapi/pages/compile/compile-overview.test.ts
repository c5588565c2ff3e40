import { describe, expect, it } from 'vitest';
import { compileDescription, openapi, withOperation } from '../../api-fixture.ts';

describe('x-logo', () => {
  const logo = (value: unknown): string =>
    compileDescription({ ...openapi({}), info: { title: 'Books', version: '1', 'x-logo': value } }, {}, [
      'https://cdn.books.test',
    ]).html('/api/books-api');

  it('is shown and linked if its URL is allowed', () => {
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
  ])('%j is omitted', (value) => {
    expect(logo(value)).not.toMatch(/<img|<script>|api-logo/);
  });
});

describe('the index of schemas', () => {
  it('breaks only names that are wider than its columns, and not within words', () => {
    const schemas = { ApplicationAccessControl: {}, ApplicationAccessControlConfiguration: {} };
    const html = compileDescription(openapi({}, { components: { schemas } })).html('/api/books-api');
    expect(html).toContain('>ApplicationAccessControl</a>');
    expect(html).toContain('>Application<wbr/>Access<wbr/>Control<wbr/>Configuration</a>');
  });
});

describe('the index of webhooks', () => {
  it('lists them in order, tagged or not, under an id that no heading of a description has', () => {
    const webhooks = { paid: { post: { summary: 'Bill paid', tags: ['a'] } }, due: { post: { deprecated: true } } };
    const info = { title: 'Books', description: '# Webhooks' };
    const { html, markdown, faults } = compileDescription(openapi({}, { info, webhooks }));
    expect(faults).toEqual([]);
    expect(html('/api/books-api').match(/id="webhook\S*"/g)).toEqual(['id="webhooks"', 'id="webhook-list"']);
    expect(markdown('/api/books-api')).toContain(
      '## Webhooks\n\n- [Bill paid](/api/bill-paid.md)\n- [due](/api/post-due.md)',
    );
  });
});

describe('the authorization flows', () => {
  it('break URLs between their segments', () => {
    const flows = { clientCredentials: { tokenUrl: 'https://books.test/oauth2/token', scopes: {} } };
    const components = { securitySchemes: { oauth: { type: 'oauth2', flows } } };
    const html = compileDescription(openapi({}, { components })).html('/api/books-api');
    expect(html).toContain('<dd>https://<wbr/>books.<wbr/>test/<wbr/>oauth2/<wbr/>token</dd>');
  });
});

describe('external documentation', () => {
  it('is linked with the link base, and warned of without one', () => {
    const document = withOperation({}, { externalDocs: { url: '/guide.html', description: 'Guide' } });
    const { warnings } = compileDescription(document);
    expect(warnings).toEqual([expect.stringMatching(/^#\/externalDocs\/url: Cannot link "\/guide.html": /)]);
    const linked = compileDescription(document, { linkBase: 'https://books.test/docs/' });
    expect(linked.html('/api/books-api')).toContain('href="https://books.test/guide.html"');
    expect(linked.warnings).toEqual([]);
  });
});

describe('the licence', () => {
  const license = (value: unknown): string =>
    compileDescription({ ...openapi({}), info: { title: 'Books', version: '1', license: value } }).html(
      '/api/books-api',
    );

  it('links to its URL, or to the URL of its SPDX identifier', () => {
    expect(license({ name: 'Own', url: 'https://books.test/licence', identifier: 'MIT' })).toContain(
      'href="https://books.test/licence"',
    );
    expect(license({ name: 'Apache', identifier: 'Apache-2.0' })).toContain(
      'href="https://spdx.org/licenses/Apache-2.0.html"',
    );
    expect(license({ name: 'Either', identifier: 'MIT OR Apache-2.0' })).not.toContain('spdx.org');
  });
});
