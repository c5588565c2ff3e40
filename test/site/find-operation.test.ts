import { describe, expect, it } from 'vitest';
import { OperationFinder } from '../../worker/agents/mcp/tools/find-operation.ts';
import { RedirectFinder } from '../../worker/edge/redirects/find-redirect.ts';
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
  }).map(([name, operation]) => [
    `/api/${name}`,
    { kind: 'operation', key: name, validator: '', title: name, description: '', operation } as const,
  ]),
);
const site = { ...manifest, pages };
const finder = new OperationFinder(site, new RedirectFinder(site));

describe('OperationFinder', () => {
  it.each([
    ['listInvoices', 'list-invoices'],
    ['list-invoices', 'list-invoices'],
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
    ['me', 'me'],
  ])('finds %s', (name, operation) => {
    expect(finder.find(name)?.path).toBe(`/api/${operation}`);
  });

  it.each(['PUT /invoices', '/quotes', 'nope', '', '/'])('does not find %j', (name) => {
    expect(finder.find(name)).toBeNull();
  });
});
