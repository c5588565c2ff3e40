import { describe, expect, it } from 'vitest';
import { createLinkFinder, createLinkResolver } from '../../../../../build/openapi/compile/embeds/description-links.ts';
import { toSitePaths } from '../../../../../build/openapi/compile/site-paths.ts';
import { ApiWarnings } from '../../../../../build/openapi/core/api-warnings.ts';
import { collectOperations } from '../../../../../build/openapi/core/operations/collect-operations.ts';
import { assignPaths } from '../../../../../build/openapi/core/operations/operation-paths.ts';
import { readTags } from '../../../../../build/openapi/core/operations/tags.ts';
import { Cursor } from '../../../../../build/openapi/core/references/cursor.ts';
import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';

describe('createLinkResolver()', () => {
  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['/docs/../user/bills.html#pay', '/docs/user/bills#pay'],
    ['#tag/Open-invoices', '/docs/api/tags/open-invoices'],
    ['/api/reference/tag/Open-invoices/', '/docs/api/tags/open-invoices'],
    ['/api/reference/operation/listInvoices', '/docs/api/list-invoices'],
    ['/reference/operation/listInvoices#responses', '/docs/api/list-invoices'],
    ['operation/listInvoices', '/docs/api/list-invoices'],
    ['#operation/listInvoices', '/docs/api/list-invoices'],
    ['#tag/Open invoices/operation/listInvoices', '/docs/api/list-invoices'],
    ['#/Open%20invoices/listInvoices', '/docs/api/list-invoices'],
    ['#schema/Invoice', '/docs/api/schemas/Invoice'],
    ['#section/Errors', '/docs/api/overview'],
    ['#section/Usage/Rate-limits', '/docs/api/overview/page-2#rate-limits'],
    ['index.html#operation/listInvoices', '/docs/api/list-invoices'],
    ['./#tag/Open-invoices', '/docs/api/tags/open-invoices'],
    ['#/paths/~1invoices/get', '/docs/api/list-invoices'],
    ['#tag/open-invoices', '/docs/api/tags/open-invoices'],
    ['#tag/open-invoices/GET/invoices/%7Bid%7D', '/docs/api/get-invoice'],
    ['#tag/open-invoices/GET/', '/docs/api/root'],
    ['#tag/pets', '/docs/api/tags/pets'],
    ['#tag/Pets', '/docs/api/tags/pets-2'],
    ['#/description/root', '/docs/api/root'],
    ['#section/Other/Rate-limits', '/docs/api/overview#rate-limits-2'],
    ['#section/Docs/Other/Rate-limits', '/docs/api/overview#rate-limits-2'],
    ['#description/rate-limits', '/docs/api/overview/page-2#rate-limits'],
    ['openapi.json/paths/~1invoices~1%7Bid%7D/get', '/docs/api/get-invoice'],
    ['../openapi.yaml#/components/schemas/Invoice', '/docs/api/schemas/Invoice'],
    ['#/definitions/Invoice', '/docs/api/schemas/Invoice'],
    ['listInvoices', '/docs/api/list-invoices'],
    ['./get-invoice', '/docs/api/get-invoice'],
    ['ref:get-invoice', '/docs/api/get-invoice'],
  ])('follows %s', (href, target) => {
    expect(resolve(href)).toBe(target);
  });

  it.each([
    '/gone',
    'page.html',
    '#gone',
    '#tag/open-invoices/PUT/invoices',
    'index.html#gone',
    'openapi.json/paths/~1gone/get',
    'other/index.html#operation/listInvoices',
    'put-invoice',
    'tags/listInvoices',
    'javascript:alert(1)',
    '//evil.example.com',
    '//evil.example.com/reference/tag/Open-invoices',
  ])('returns null for %s', (href) => {
    expect(resolve(href)).toBeNull();
  });
});

describe('createLinkResolver() without a target', () => {
  it.each([
    ['page.html', 'this site has no such page. Write the full URL, or set "linkBase".'],
    ['ref:invoice', 'this site has no such page. Write the full URL, or set "linkBase".'],
    ['ftp://example.com', 'this site has no such page. Write the full URL.'],
    ['#gone', 'no operation, tag, schema or heading has this name. Correct it, or write the full URL.'],
    ['index.html#gone', 'no operation, tag, schema or heading has this name. Correct it, or write the full URL.'],
  ])('says what to do about %s', (href, remedy) => {
    const warned: string[] = [];
    createLinkResolver(() => null, { warnOfText: (_text, message) => warned.push(message) })(href);
    expect(warned).toEqual([`Cannot link "${href}" in a description: ${remedy}`]);
  });
});

describe('createLinkResolver() with a base', () => {
  it.each([
    ['/user/bills', '/docs/user/bills'],
    ['/user/bills?os=my mac#pay', '/docs/user/bills?os=my%20mac#pay'],
    ['/gone?x=1#y', 'https://example.com/gone?x=1#y'],
    ['page.html', 'https://example.com/docs/page.html'],
    ['list-invoices', '/docs/api/list-invoices'],
    ['/blog/tag/Open-invoices', 'https://example.com/blog/tag/Open-invoices'],
    ['../forum/tag/Open-invoices', 'https://example.com/forum/tag/Open-invoices'],
    ['//evil.example.com/tag/Open-invoices', null],
    ['ref:invoice#fields', 'https://example.com/docs/invoice#fields'],
    ['#gone', null],
    ['javascript:alert(1)', null],
    ['ref:javascript:alert(1)', null],
    ['ref://evil.example.com', null],
    ['//evil.example.com', null],
    ['\\\\evil.example.com', null],
  ])('resolves %s', (href, target) => {
    expect(resolve(href, 'https://example.com/docs/')).toBe(target);
  });
});

function resolve(href: string, linkBase: string | null = null): string | null {
  const warnings = new ApiWarnings();
  const root = Cursor.root(
    {
      paths: {
        '/': { get: { operationId: 'root', tags: ['description'] } },
        '/pets': { get: { tags: ['pets'] }, put: { tags: ['Pets'] } },
        '/invoices': { get: { operationId: 'listInvoices', tags: ['Open invoices'] } },
        // An id that ends the pointers of other operations.
        '/invoices/{id}': { get: { operationId: 'getInvoice' }, delete: { operationId: 'get' } },
      },
    },
    warnings,
  );
  const operations = collectOperations(root);
  const targets = {
    base: '/docs',
    overviewPath: '/api/overview',
    paths: assignPaths(operations, '/api', () => false, warnings),
    tags: readTags(root, operations, '/api', findMessages('en')),
    schemaPaths: new Map([['Invoice', '/api/schemas/Invoice']]),
    otherPaths: toSitePaths(['/user/bills']),
    linkBase,
    sections: () =>
      new Map([
        ['rate-limits', '/api/overview/page-2#rate-limits'],
        ['other/rate-limits', '/api/overview#rate-limits-2'],
      ]),
  };
  return createLinkResolver(createLinkFinder(targets), warnings)(href);
}
