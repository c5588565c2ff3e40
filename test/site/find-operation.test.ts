import { describe, expect, it } from 'vitest';
import { OperationFinder } from '../../worker/agents/mcp/tools/find-operation.ts';
import { RedirectFinder } from '../../worker/edge/redirects/find-redirect.ts';
import { findOperationPage } from '../../worker/forms/edge/find-operation-page.ts';
import type { PageEntry } from '../../worker/model/records/manifest.ts';
import type { SiteVersion } from '../../worker/model/site.ts';
import { manifest } from './fixture/release.ts';

const pages = new Map(
  Object.entries({
    'list-invoices': 'GET /invoices',
    'add-invoice': 'POST /invoices',
    'get-invoice': 'GET /invoices/{invoiceId}',
    'delete-invoice': 'DELETE /invoices/{invoiceId}',
    'list-unpaid-invoices': 'GET /invoices/unpaid',
    'list-payments': 'GET /invoices/{invoiceId}/payments',
    me: 'GET /me',
    'list-contacts': 'GET /contacts',
    'get-file': 'GET /files/{id}',
    'get-file-json': 'GET /files/{id}.json',
    'add-file-json': 'POST /files/{id}.json',
    'files-add-json': 'PUT /files',
    'get-report': 'GET /reports/{Id}.json',
    'get-latest': 'GET /{resource}/latest',
    'get-latest-of-user': 'GET /users/{userId}/{resource}/latest',
    'get-user-of-file': 'GET /{resource}/{id}/very-long-name/latest',
    'get-range': 'GET /ranges/{from}..{to}.txt',
  }).map(([name, operation]) => [
    `/api/${name}`,
    { kind: 'operation', key: name, title: name, description: '', operation } as const,
  ]),
);
const site = { ...manifest, pages };
const finder = new OperationFinder(site, new RedirectFinder(site));

describe('OperationFinder', () => {
  it.each([
    ['listInvoices', 'list-invoices'],
    ['list-invoices', 'list-invoices'],
    ['list/invoices', 'list-invoices'],
    ['files/add_json', 'files-add-json'],
    ['/files/add_json', 'get-file'],
    ['/api/list-invoices', 'list-invoices'],
    ['https://docs.example.com/api/list-invoices.md', 'list-invoices'],
    ['GET /invoices', 'list-invoices'],
    ['get /invoices/', 'list-invoices'],
    ['POST https://api.{domain}/v1/invoices', 'add-invoice'],
    ['POST https://api.example.com/v1/invoices?expand=lines', 'add-invoice'],
    ['GET /v1/invoices/inv_8Zk2mQ4x', 'get-invoice'],
    ['GET /invoices/:id', 'get-invoice'],
    ['/invoices/unpaid', 'list-unpaid-invoices'],
    ['DELETE {baseUrl}/invoices/{id}', 'delete-invoice'],
    ['https://api.example.com/v1/invoices/inv_1/payments', 'list-payments'],
    ['POST /{tenantId}/2024/invoices', 'add-invoice'],
    ['me', 'me'],
    ['GET /files/5.json', 'get-file-json'],
    ['/files/5.JSON', 'get-file-json'],
    ['/files/{fileId}.json', 'get-file-json'],
    ['GET /files/5', 'get-file'],
    ['GET /v1/ranges/1..2.txt', 'get-range'],
    ['GET /invoices/5.json', 'get-invoice'],
    ['GET /contacts/latest', 'get-latest'],
    ['GET /me/latest', 'get-latest'],
    ['GET /invoices/latest', 'get-invoice'],
    ['GET /v1/users/5/very-long-name/latest', 'get-latest-of-user'],
  ])('finds %s', (name, operation) => {
    expect(finder.find(name)?.path).toBe(`/api/${operation}`);
  });

  it.each([
    ...['PUT /invoices', '/quotes', 'nope', '', '/', 'GET /reports/5', '/ranges/1.2', '/reports/.json'],
    ...['POST /contacts/{contactId}/invoices', 'GET /contacts/1042/me', 'POST /contacts/con_8Zk2/invoices'],
  ])('does not find %j', (name) => {
    expect(finder.find(name)).toBeNull();
  });
});

describe('operations of an API with versions', () => {
  const operation = (version: string, line: string): PageEntry => ({
    ...{ kind: 'operation', key: 'key', title: 'Add', description: '' },
    ...{ operation: line, version },
  });
  const version = (label: string, path: string, isLast: boolean): SiteVersion => ({
    ...{ name: `books@${label}`, label, set: 'books', path, home: `${path}/books-api` },
    ...{ banner: null, badge: true, noIndex: false, isLast },
  });
  const versioned = {
    ...manifest,
    site: {
      ...manifest.site,
      versions: [version('v2', '/api', true), version('v1', '/api/0.9', false)],
      tryIt: {
        apis: [
          { id: 'books', path: '/api' },
          { id: 'books-0-9', path: '/api/0.9' },
        ],
        connect: [],
      },
    },
    pages: new Map([
      ['/api/0.9/add-bill', operation('books@v1', 'POST /bills')],
      ['/api/0.9/add-invoice', operation('books@v1', 'POST /invoices')],
      ['/api/add-invoice', operation('books@v2', 'POST /invoices')],
    ]),
  };

  it('are found in the default version, unless the path is that of another one', () => {
    const found = new OperationFinder(versioned, new RedirectFinder(versioned));
    expect(found.find('POST /invoices')?.path).toBe('/api/add-invoice');
    expect(found.find('addInvoice')?.path).toBe('/api/add-invoice');
    expect(found.find('/api/0.9/add-invoice')?.path).toBe('/api/0.9/add-invoice');
    expect(found.find('POST /bills')?.path).toBe('/api/0.9/add-bill');
  });

  it('belong to the version that their pages are below, for the mock and the proxy', () => {
    const pageOf = (api: string, path: string) => findOperationPage(versioned, api, 'POST', path)?.page ?? null;
    expect([pageOf('books', '/invoices'), pageOf('books-0-9', '/invoices')]).toEqual([
      '/api/add-invoice',
      '/api/0.9/add-invoice',
    ]);
    expect([pageOf('books', '/bills'), pageOf('books-0-9', '/bills')]).toEqual([null, '/api/0.9/add-bill']);
  });
});
