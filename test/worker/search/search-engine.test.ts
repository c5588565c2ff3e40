import { describe, expect, it } from 'vitest';
import { findPaths, type SmallPage, searchPages } from './small-site.ts';

const INVOICES: readonly SmallPage[] = [
  { path: '/api/list-invoices', title: 'List invoices', operation: 'GET /invoices', text: 'Returns the invoices.' },
  { path: '/api/add-invoice', title: 'Add an invoice', operation: 'POST /invoices', text: 'Adds an invoice.' },
  { path: '/api/get-invoice', title: 'Get an invoice', operation: 'GET /invoices/{invoiceId}' },
  { path: '/api/update-invoice', title: 'Update an invoice', operation: 'PATCH /invoices/{invoiceId}' },
  { path: '/api/delete-invoice', title: 'Delete an invoice', operation: 'DELETE /invoices/{invoiceId}' },
  { path: '/api/schemas/Invoice', title: 'Invoice', kind: 'schema' },
  { path: '/api/schemas/InvoiceStatus', title: 'InvoiceStatus', kind: 'schema' },
  { path: '/api/on-invoice-paid', title: 'An invoice was paid', kind: 'operation' },
  { path: '/api/list-payments', title: 'List payments', operation: 'GET /invoices/{invoiceId}/payments' },
  { path: '/api/me', title: 'Get the current user', operation: 'GET /users/me' },
];

const GUIDES: readonly SmallPage[] = [
  {
    path: '/guide',
    title: 'Using the API',
    text: 'Conventions of all operations.',
    places: [
      { label: 'Idempotency', id: 'idempotency', text: 'Send an Idempotency-Key. The Idempotency-Key is any text.' },
      { label: 'Rate limits', id: 'rate-limits', text: 'Wait after many requests.' },
    ],
  },
  { path: '/user/refunds', title: 'Give money back', text: 'A refund returns money.' },
  { path: '/user/customers', title: 'Customers', text: 'People who buy.' },
  {
    path: '/user/reporting',
    title: 'Reporting',
    text: 'The customer report counts each refund. See the limits of rate.',
  },
];

describe('a query that is only a noun', () => {
  it('ranks list, add, get, update and delete, then schemas and webhooks', async () => {
    const paths = await findPaths(INVOICES, 'invoice');
    expect(paths.slice(0, 5)).toEqual([
      '/api/list-invoices',
      '/api/add-invoice',
      '/api/get-invoice',
      '/api/update-invoice',
      '/api/delete-invoice',
    ]);
    expect(paths.indexOf('/api/schemas/Invoice')).toBeLessThan(paths.indexOf('/api/on-invoice-paid'));
  });

  it.each([
    ['remove invoice', '/api/delete-invoice'],
    ['create invoice', '/api/add-invoice'],
    ['new inv', '/api/add-invoice'],
    ['who am I', '/api/me'],
  ])('%s: ranks the operation with that action first', async (query, path) => {
    expect((await findPaths(INVOICES, query))[0]).toBe(path);
  });
});

describe('a query about the reader', () => {
  const repositories: readonly SmallPage[] = [
    { path: '/api/repos-list', title: 'List repositories', operation: 'GET /repos' },
    { path: '/api/repos-own', title: 'List repositories for the authenticated user', operation: 'GET /user/repos' },
    { path: '/api/repos-stars', title: 'List stars', operation: 'GET /stars', text: 'As the authenticated user.' },
  ];

  it.each(['my repositories', 'which repositories do I own'])('ranks their own first: %s', async (query) => {
    expect((await findPaths(repositories, query))[0]).toBe('/api/repos-own');
  });

  it.each(['repositories', 'how do I list repositories'])('is not any other: %s', async (query) => {
    expect((await findPaths(repositories, query))[0]).toBe('/api/repos-list');
  });
});

describe('a question', () => {
  const logs: readonly SmallPage[] = [
    { path: '/api/delete-logs', title: 'Delete workflow logs', operation: 'DELETE /logs' },
    { path: '/api/download-logs', title: 'Download workflow logs', operation: 'GET /logs/{id}' },
  ];

  it('ranks delete operations last, unless the query asks for one', async () => {
    expect((await findPaths(logs, 'where do I find workflow logs'))[0]).toBe('/api/download-logs');
    expect((await findPaths(logs, 'how do I delete workflow logs'))[0]).toBe('/api/delete-logs');
  });
});

describe('a yes-or-no question', () => {
  const members: readonly SmallPage[] = [
    { path: '/api/list-members', title: 'List members', operation: 'GET /members' },
    { path: '/api/check-member', title: 'Check if a user is a member', operation: 'GET /members/{id}' },
  ];

  it.each([
    ['is jane a member', '/api/check-member'],
    ['members', '/api/list-members'],
  ])('ranks the operation that checks it first: %s', async (query, path) => {
    expect((await findPaths(members, query))[0]).toBe(path);
  });
});

describe('operations with the same name', () => {
  const forks = (path: string, tag: string): SmallPage => ({
    path: `/api/${path}`,
    title: 'List forks',
    operation: `GET /${path}/forks`,
    trail: ['API', tag],
  });

  it('rank by the size of their groups', async () => {
    const others = Array.from({ length: 14 }, (_, index): SmallPage => {
      return { path: `/api/r${index}`, title: `Get part ${index}`, operation: 'GET /parts', trail: ['API', 'repos'] };
    });
    const paths = await findPaths([forks('a', 'gists'), forks('b', 'repos'), ...others], 'forks');
    expect(paths.slice(0, 2)).toEqual(['/api/b', '/api/a']);
  });
});

describe('a path without a method', () => {
  it('ranks list, add, get, update and delete', async () => {
    const pages: SmallPage[] = [
      ['/delete', 'DELETE /bills/{billId}'],
      ['/get', 'GET /bills/{billId}'],
      ['/update', 'PATCH /bills/{billId}'],
      ['/add', 'POST /bills'],
      ['/list', 'GET /bills'],
    ].map(([path = '', operation = '']) => ({ path, title: 'Bill', operation }));
    expect((await findPaths(pages, '/bills/bil_8Zk2')).slice(0, 3)).toEqual(['/get', '/update', '/delete']);
    expect((await findPaths(pages, 'https://api.example.com/v1/bills')).slice(0, 2)).toEqual(['/list', '/add']);
  });
});

describe('a query with another verb', () => {
  const BRANCHES: readonly SmallPage[] = [
    { path: '/api/get-protection', title: 'Get branch protection', operation: 'GET /branches/{id}/protection' },
    { path: '/api/update-protection', title: 'Update branch protection', operation: 'PUT /branches/{id}/protection' },
    { path: '/api/rename', title: 'Rename a branch', operation: 'POST /branches/{id}/rename' },
  ];

  it('ranks the operation with that action first', async () => {
    expect((await findPaths(BRANCHES, 'protect a branch'))[0]).toBe('/api/update-protection');
    expect((await findPaths(BRANCHES, 'branch protection'))[0]).toBe('/api/get-protection');
  });
});

describe('a verb that the API lacks', () => {
  const ISSUES: readonly SmallPage[] = [
    { path: '/api/on-issue-closed', title: 'Issue closed', kind: 'operation' },
    { path: '/api/schemas/IssueClosed', title: 'Issue closed', kind: 'schema' },
    { path: '/api/get-issue', title: 'Get an issue', operation: 'GET /issues/{id}' },
    { path: '/api/update-issue', title: 'Update an issue', operation: 'PATCH /issues/{id}' },
    { path: '/api/remove-assignees', title: 'Remove assignees', operation: 'DELETE /issues/{id}/assignees' },
    { path: '/api/add-assignees', title: 'Add assignees', operation: 'POST /issues/{id}/assignees' },
  ];

  it.each([
    ['close an issue', '/api/update-issue'],
    ['reopen issue', '/api/update-issue'],
    ['unassign', '/api/remove-assignees'],
  ])('finds the operation that does it: %s', async (query, path) => {
    expect((await findPaths(ISSUES, query))[0]).toBe(path);
  });
});

describe('a name in a longer query', () => {
  const PARTS: readonly SmallPage[] = [
    { path: '/api/get-branch', title: 'Get a branch', operation: 'GET /branches/{id}', text: 'A sha.' },
    ...['Merge', 'Rename', 'Protect', 'Lock'].map((verb): SmallPage => {
      const operation = `GET /branches/{id}/${verb.toLowerCase()}`;
      const places = [{ kind: 'response', id: '200', label: 'sha', text: 'branch' }] as const;
      return { path: `/api/${verb}-branch`, title: `${verb} a branch`, operation, places };
    }),
  ];

  it('ranks the pages with that name first', async () => {
    expect((await findPaths(PARTS, 'sha of a branch'))[0]).toBe('/api/get-branch');
  });
});

describe('titles that are sentences', () => {
  it('match by their subject', async () => {
    const pages: readonly SmallPage[] = [
      { path: '/api/a', title: 'Creates a single user', operation: 'POST /users' },
      { path: '/api/b', title: 'Retrieves a list of users', operation: 'GET /users' },
      { path: '/api/c', title: 'Retrieves a list of user groups', operation: 'GET /user-groups' },
    ];
    expect(await findPaths(pages, 'users')).toEqual(['/api/b', '/api/a', '/api/c']);
  });

  it('do not match words with the same beginning', async () => {
    const pages = [
      { path: '/customization', title: 'Customization' },
      { path: '/customers', title: 'Customers' },
    ];
    expect(await findPaths(pages, 'customer')).toEqual(['/customers']);
  });
});

describe('a method and a path', () => {
  it.each([
    ['GET /invoices', '/api/list-invoices'],
    ['delete /invoices', '/api/delete-invoice'],
    ['PUT /invoices/inv_8Zk2', '/api/update-invoice'],
    ['get /invoices/some-id/', '/api/get-invoice'],
    ['https://api.example.com/v1/invoices/inv_8Zk2/payments?limit=5', '/api/list-payments'],
    ['{baseUrl}/users/me', '/api/me'],
    ['api.example.com/users/me', '/api/me'],
    ['POST {{host}}/api/v1/invoices', '/api/add-invoice'],
  ])('finds the operation: %s', async (query, path) => {
    expect((await findPaths(INVOICES, query))[0]).toBe(path);
  });
});

describe('a quotation', () => {
  it.each([
    ['"Using the API"', '/guide'],
    ['"rate limits"', '/guide'],
    ['“Give money back”', '/user/refunds'],
  ])('%s finds the page or heading with that name', async (query, path) => {
    expect((await findPaths(GUIDES, query))[0]).toBe(path);
  });
});

describe('an exact name', () => {
  const uses = Array.from({ length: 30 }, (_, index): SmallPage => {
    const places = [{ kind: 'parameter', id: 'key', label: 'Idempotency-Key', text: 'Any text.' }] as const;
    return { path: `/api/add-${index}`, title: `Add thing ${index}`, operation: `POST /things/${index}`, places };
  });

  it('of a header ranks the guide that explains it first', async () => {
    expect((await findPaths([...GUIDES, ...uses], 'Idempotency-Key'))[0]).toBe('/guide');
  });

  it.each(['Company-Id', 'company-id'])('of a header does not match a field: %s', async (query) => {
    const pages: readonly SmallPage[] = [
      { path: '/api/schemas/CompanyId', title: 'CompanyId', kind: 'schema' },
      { path: '/auth', title: 'Authentication', text: 'Another company is named in the `Company-Id` header.' },
      ...INVOICES,
    ];
    expect((await findPaths(pages, query)).slice(0, 2)).toEqual(['/auth', '/api/schemas/CompanyId']);
    expect((await findPaths(pages, 'CompanyId'))[0]).toBe('/api/schemas/CompanyId');
  });

  it('of a header does not match parts of it', async () => {
    const pages: readonly SmallPage[] = [
      { path: '/match', title: 'Match', text: 'If you match a payment.' },
      { path: '/using', title: 'Using the API', text: 'Send If-Match.' },
    ];
    expect((await findPaths(pages, 'If-Match'))[0]).toBe('/using');
  });

  it('of a schema ranks the schema first, even while it is typed', async () => {
    expect((await findPaths(INVOICES, 'InvoiceStatus'))[0]).toBe('/api/schemas/InvoiceStatus');
    expect((await findPaths(INVOICES, 'InvoiceStat'))[0]).toBe('/api/schemas/InvoiceStatus');
  });

  it('comes before longer names that start with it', async () => {
    const schema = (name: string, text: string): SmallPage => ({
      path: `/api/schemas/${name}`,
      title: name,
      kind: 'schema',
      text,
    });
    const pages = [schema('review-event', ''), schema('review-event-type', 'review event '.repeat(2))];
    expect((await findPaths(pages, 'review-event'))[0]).toBe('/api/schemas/review-event');
  });

  it('of an operation comes before operations that are named after its words', async () => {
    const pages: readonly SmallPage[] = [
      { path: '/api/orgs-list', title: 'List organizations', operation: 'GET /organizations' },
      {
        path: '/api/repos-list-for-org',
        title: 'List organization repositories',
        operation: 'GET /orgs/{org}/repos',
        names: ['repos/list-for-org'],
      },
    ];
    expect((await findPaths(pages, 'listForOrg'))[0]).toBe('/api/repos-list-for-org');
  });

  it('of an operation is not a path, although it has a slash', async () => {
    const pages: readonly SmallPage[] = [
      { path: '/api/get-team', title: 'Get a team', operation: 'GET /teams/{id}' },
      { path: '/api/x', title: 'Members', operation: 'GET /orgs/{id}/members', names: ['teams/list-members-in-org'] },
    ];
    expect((await findPaths(pages, 'teams/list-members-in-org'))[0]).toBe('/api/x');
    expect((await findPaths(pages, 'teams/blue'))[0]).toBe('/api/get-team');
  });

  it('of a scope is one word', async () => {
    const scopes = { path: '/guide/scopes', title: 'Scopes', text: 'Ask for invoices:read.' };
    expect((await findPaths([...INVOICES, scopes], 'invoices:read'))[0]).toBe('/guide/scopes');
  });
});

describe('words that occur together on few or no pages', () => {
  it('are dropped, and the result says which', async () => {
    expect(await findPaths(GUIDES, 'refund customer')).toEqual(
      expect.arrayContaining(['/user/refunds', '/user/customers', '/user/reporting']),
    );
    expect(await searchPages(GUIDES, 'refund unicorn')).toMatchObject({ missing: ['unicorn'] });
    expect(await searchPages(GUIDES, 'refund')).not.toHaveProperty('missing');
  });

  it('match only whole words if a single letter is part of a name', async () => {
    expect(await findPaths(GUIDES, 'X&L')).toEqual([]);
    const [path] = await findPaths(GUIDES, 'P&L', [['P&L', 'reporting']]);
    expect(path).toBe('/user/reporting');
  });

  it('are corrected', async () => {
    expect(await searchPages(GUIDES, 'idempotencie')).toMatchObject({ results: [{ title: 'Using the API' }] });
    expect(await searchPages(GUIDES, 'custmers')).toMatchObject({ suggestion: 'customers' });
    expect(await searchPages(GUIDES, 'ucstomers')).toMatchObject({ suggestion: 'customers' });
  });
});

describe('a page with several matches', () => {
  const places = ['Retry a delivery', 'Retry limits', 'Secrets'].map((label, index) => ({
    label,
    id: `place-${index}`,
    text: `${'Filler words come first. '.repeat(9)}The retry of ${label} is at the end of a long text.`,
  }));
  const page: SmallPage = { path: '/webhooks', title: 'Webhooks', places };

  it('shows them as sections, each with a link and an excerpt', async () => {
    const { results } = await searchPages([page, ...GUIDES], 'retry');
    const [first] = results;
    expect([first?.place?.label, ...(first?.sections ?? []).map(({ place }) => place.label)]).toContain('Retry limits');
    expect(first?.sections?.[0]?.href).toMatch(/^\/webhooks#place-/);
    expect(first?.excerpt).toContain('retry');
  });
});
