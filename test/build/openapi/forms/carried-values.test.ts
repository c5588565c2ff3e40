import { describe, expect, it } from 'vitest';
import type { TryItCarried, TryItForm } from '../../../../worker/forms/exchange/record.ts';
import { compileDescription, openapi } from '../api-fixture.ts';

const TEXT = { schema: { type: 'string' } };

function json(schema: unknown): object {
  return { content: { 'application/json': { schema } } };
}

function object(...names: readonly string[]): object {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

/** An operation that returns a schema. */
function returns(operationId: string, schema: unknown, more: object = {}): object {
  return { operationId, responses: { 201: { description: 'Created', ...json(schema), ...more } } };
}

/** An operation with parameters. */
function takes(operationId: string, ...parameters: readonly object[]): object {
  return { operationId, parameters, responses: { 200: { description: 'OK' } } };
}

function inPath(name: string, schema: object = TEXT.schema): object {
  return { name, in: 'path', required: true, schema };
}

/** What the forms of a description carry, by operation. Forms that carry nothing are left out. */
function carriedIn(paths: object, more: Readonly<Record<string, unknown>> = {}): Record<string, TryItCarried> {
  const { api } = compileDescription(openapi(paths, more), { tryIt: { mode: 'mock' } });
  return Object.fromEntries(
    api.pages.flatMap(({ path, tryIt }): [string, TryItCarried][] => {
      if (tryIt === undefined) return [];
      const { carried } = JSON.parse(new TextDecoder().decode(tryIt.form)) as TryItForm;
      return carried === undefined ? [] : [[path.replace('/api/', ''), carried]];
    }),
  );
}

describe('values that forms carry', () => {
  it.each([
    ['/invoices', '/invoices/{invoiceId}', 'invoiceId', 'id'],
    ['/invoices', '/invoices/{invoice_id}', 'invoice_id', 'id'],
    ['/invoices', '/invoices/{id}', 'id', 'id'],
    ['/invoices', '/invoices/{invoice}', 'invoice', 'id'],
    ['/Invoices', '/Invoices/{Invoice-ID}/send', 'Invoice-ID', 'ID'],
    ['/invoices', '/invoices/{id}.pdf', 'id', 'invoiceId'],
    ['/invoices', '/invoices/{number}', 'number', 'number'],
    ['/v1/tax-categories', '/v1/tax-categories/{taxCategoryId}', 'taxCategoryId', 'id'],
    ['/ip-addresses', '/ip-addresses/{ipAddressUuid}', 'ipAddressUuid', 'uuid'],
    ['/users', '/users/{username}', 'username', 'username'],
  ])('pairs the response of %s with %s', (collection, item, parameter, member) => {
    const { create, read } = carriedIn({
      [collection]: { post: returns('create', object(member, 'note')) },
      [item]: { get: takes('read', inPath(parameter)) },
    });
    expect(create?.gives.map(({ pointer }) => pointer)).toEqual([`/${member}`]);
    expect(read?.takes).toEqual([{ in: 'path', name: parameter, as: create?.gives[0]?.as }]);
  });

  it('finds the things in wrappers, lists and other objects', () => {
    const { list } = carriedIn(
      {
        '/invoices': {
          get: returns('list', {
            type: 'object',
            properties: {
              data: {
                type: 'array',
                items: {
                  ...object('id'),
                  properties: {
                    id: { type: 'string' },
                    customer: object('id'),
                    owner: { $ref: '#/components/schemas/User' },
                  },
                },
              },
            },
          }),
        },
        '/invoices/{id}': { get: takes('read', inPath('id')) },
        '/customers/{id}': { get: takes('readCustomer', inPath('id')) },
        '/users/{id}': { get: takes('readUser', inPath('id')) },
      },
      { components: { schemas: { User: object('id') } } },
    );
    expect(list?.gives).toEqual([
      { pointer: '/data/0/id', as: 'invoiceid string' },
      { pointer: '/data/0/customer/id', as: 'customerid string' },
      { pointer: '/data/0/owner/id', as: 'userid string' },
    ]);
  });

  it('offers identifiers to queries and bodies, but no other values of the same name', () => {
    const { create, search, bill } = carriedIn({
      '/customers': { post: returns('create', object('id', 'name', 'phone_number')) },
      '/search': {
        get: takes(
          'search',
          ...['customer_id', 'name', 'phone_number'].map((name) => ({ name, in: 'query', ...TEXT })),
        ),
      },
      '/bills': { post: { ...takes('bill'), requestBody: json(object('customerId', 'name', 'phone_number')) } },
    });
    expect(create?.gives).toEqual([{ pointer: '/id', as: 'customerid string' }]);
    expect(search?.takes).toEqual([{ in: 'query', name: 'customer_id', as: 'customerid string' }]);
    expect(bill?.takes).toEqual([{ in: 'body', name: 'customerId', as: 'customerid string' }]);
  });

  it('follows links to parameters of any name, by id and by reference', () => {
    const link = { operationId: 'send', parameters: { 'path.what': '$response.body#/reference/code' } };
    const { create, send } = carriedIn({
      '/drafts': { post: returns('create', { type: 'object' }, { links: { Send: link } }) },
      '/outbox/{what}': { post: takes('send', inPath('what')) },
    });
    expect(create?.gives).toEqual([{ pointer: '/reference/code', as: 'outboxwhat string' }]);
    expect(send?.takes).toEqual([{ in: 'path', name: 'what', as: 'outboxwhat string' }]);
    const operationRef = '#/paths/~1outbox~1{what}/post';
    const byReference = carriedIn({
      '/drafts': {
        post: returns(
          'create',
          { type: 'object' },
          { links: { Send: { ...link, operationId: undefined, operationRef } } },
        ),
      },
      '/outbox/{what}': { post: takes('send', inPath('what')) },
    });
    expect(byReference.create).toEqual(create);
  });

  it('keeps what an operation was asked for, rather than what it returns', () => {
    const { send } = carriedIn({
      '/invoices': { post: returns('create', object('id')) },
      '/invoices/{id}/send': { post: { ...returns('send', object('invoiceId')), parameters: [inPath('id')] } },
    });
    expect(send).toEqual({ gives: [], takes: [{ in: 'path', name: 'id', as: 'invoiceid string' }] });
  });

  it('pairs only values of one type', () => {
    const number = { type: 'integer' };
    const paths = (schema: object): object => ({
      '/issues': { post: returns('create', { type: 'object', properties: { number } }) },
      '/issues/{issue_number}': { get: takes('read', inPath('issue_number', schema)) },
    });
    expect(carriedIn(paths(TEXT.schema))).toEqual({});
    expect(carriedIn(paths(number)).read?.takes).toEqual([
      { in: 'path', name: 'issue_number', as: 'issuenumber integer' },
    ]);
  });

  it('never carries what may be a credential, a choice or a date', () => {
    const secret = { type: 'string', format: 'password' };
    const hidden = { type: 'string', writeOnly: true };
    const kind = { type: 'string', enum: ['a'] };
    const names = ['id', 'token', 'api_key', 'clientSecret', 'passwordId', 'authId'];
    const schema = {
      type: 'object',
      properties: {
        ...Object.fromEntries(names.map((name) => [name, TEXT.schema])),
        authorId: TEXT.schema,
        pin: secret,
        code: hidden,
        kind,
      },
    };
    const all = [...names, 'authorId', 'pin', 'code', 'kind'];
    const { create } = carriedIn({
      '/keys': { post: returns('create', schema) },
      ...Object.fromEntries(
        all.map((name) => [`/keys/{${name}}/${name}`, { get: takes(`read-${name}`, inPath(name)) }]),
      ),
    });
    expect(create?.gives.map(({ pointer }) => pointer)).toEqual(['/id', '/authorId']);
  });

  it('pairs hostile names like any others', () => {
    const names = ['__proto__', 'constructor', '</script>"id', '🧾 id', 'a~/b id'];
    const properties = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join(',')}}`);
    const carried = carriedIn({
      '/things': { post: returns('create', { type: 'object', properties }) },
      '/things/{a~/b id}': { get: takes('read', inPath('a~/b id')) },
      '/things/{__proto__}/{constructor}': { get: takes('other', inPath('__proto__'), inPath('constructor')) },
    });
    expect(carried.other?.takes.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
    expect(carried.create?.gives.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/__proto__', '/constructor']),
    );
  });

  it('ends in lists that contain themselves', () => {
    const Tree = { type: 'array', items: { $ref: '#/components/schemas/Tree' } };
    const returned = { type: 'object', properties: { id: TEXT.schema, tree: { $ref: '#/components/schemas/Tree' } } };
    const { create } = carriedIn(
      {
        '/trees': { post: returns('list', { $ref: '#/components/schemas/Tree' }) },
        '/invoices': { post: returns('create', returned) },
        '/invoices/{id}': { get: takes('read', inPath('id')) },
      },
      { components: { schemas: { Tree } } },
    );
    expect(create?.gives.map(({ pointer }) => pointer)).toEqual(['/id']);
  });

  it('adds nothing to the forms of an API whose operations pass on nothing', () => {
    expect(
      carriedIn({
        '/invoices': { post: returns('create', object('id')) },
        '/reports/{reportId}': { get: takes('read', inPath('reportId')) },
      }),
    ).toEqual({});
  });
});
