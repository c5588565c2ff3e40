import { describe, expect, it } from 'vitest';
import { search } from '../../../worker/search/search-engine.ts';
import { findPaths, openIndex, type SmallPage, searchPages } from './small-site.ts';

/** `GET /path: Title` of the page `/api/path`, with more facts. */
const api = (path: string, title: string, operation: string, more: Partial<SmallPage> = {}): SmallPage => ({
  path: `/api/${path}`,
  title,
  operation,
  ...more,
});
const schema = (name: string, title = name): SmallPage => ({ path: `/api/schemas/${name}`, title, kind: 'schema' });
const webhook = (path: string, title: string): SmallPage => ({ path: `/api/${path}`, title, kind: 'operation' });

const INVOICES: readonly SmallPage[] = [
  api('list-invoices', 'List invoices', 'GET /invoices', { text: 'Returns the invoices.' }),
  api('add-invoice', 'Add an invoice', 'POST /invoices', { text: 'Adds an invoice.' }),
  api('get-invoice', 'Get an invoice', 'GET /invoices/{invoiceId}'),
  api('update-invoice', 'Update an invoice', 'PATCH /invoices/{invoiceId}'),
  api('delete-invoice', 'Delete an invoice', 'DELETE /invoices/{invoiceId}'),
  schema('Invoice'),
  schema('InvoiceStatus'),
  webhook('on-invoice-paid', 'An invoice was paid'),
  api('list-payments', 'List payments', 'GET /invoices/{invoiceId}/payments'),
  api('me', 'Get the current user', 'GET /users/me'),
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

const REPOSITORIES = [
  api('repos-list', 'List repositories', 'GET /repos'),
  api('repos-own', 'List repositories for the authenticated user', 'GET /user/repos'),
  api('repos-stars', 'List stars', 'GET /stars', { text: 'As the authenticated user.' }),
];
const LOGS = [
  api('delete-logs', 'Delete workflow logs', 'DELETE /logs'),
  api('download-logs', 'Download workflow logs', 'GET /logs/{id}'),
];
const MEMBERS = [
  api('list-members', 'List members', 'GET /members'),
  api('check-member', 'Check if a user is a member', 'GET /members/{id}'),
];
const BRANCHES = [
  api('get-protection', 'Get branch protection', 'GET /branches/{id}/protection'),
  api('update-protection', 'Update branch protection', 'PUT /branches/{id}/protection'),
  api('rename', 'Rename a branch', 'POST /branches/{id}/rename'),
];
const ISSUES = [
  webhook('on-issue-closed', 'Issue closed'),
  schema('IssueClosed', 'Issue closed'),
  api('get-issue', 'Get an issue', 'GET /issues/{id}'),
  api('update-issue', 'Update an issue', 'PATCH /issues/{id}'),
  api('remove-assignees', 'Remove assignees', 'DELETE /issues/{id}/assignees'),
  api('add-assignees', 'Add assignees', 'POST /issues/{id}/assignees'),
];
const SHA = [
  api('get-branch', 'Get a branch', 'GET /branches/{id}', { text: 'A sha.' }),
  ...['Merge', 'Rename', 'Protect', 'Lock'].map((verb) =>
    api(`${verb}-branch`, `${verb} a branch`, `GET /branches/{id}/${verb.toLowerCase()}`, {
      places: [{ kind: 'response', id: '200', label: 'sha', text: 'branch' }],
    }),
  ),
];
const KEYS = [
  ...GUIDES,
  ...Array.from({ length: 30 }, (_, index) =>
    api(`add-${index}`, `Add thing ${index}`, `POST /things/${index}`, {
      places: [{ kind: 'parameter', id: 'key', label: 'Idempotency-Key', text: 'Any text.' }],
    }),
  ),
];
const HEADERS: readonly SmallPage[] = [
  schema('CompanyId'),
  { path: '/auth', title: 'Authentication', text: 'Another company is named in the `Company-Id` header.' },
  ...INVOICES,
];
const MATCHES = [
  { path: '/match', title: 'Match', text: 'If you match a payment.' },
  { path: '/using', title: 'Using the API', text: 'Send If-Match.' },
];
const EVENTS = [schema('review-event'), { ...schema('review-event-type'), text: 'review event '.repeat(2) }];
const ORGANIZATIONS = [
  api('orgs-list', 'List organizations', 'GET /organizations'),
  api('org-repos', 'List organization repositories', 'GET /orgs/{org}/repos', { names: ['repos/list-for-org'] }),
];
const TEAMS = [
  api('get-team', 'Get a team', 'GET /teams/{id}'),
  api('x', 'Members', 'GET /orgs/{id}/members', { names: ['teams/list-members-in-org'] }),
];
const SCOPED = [
  api('list-bills', 'List bills', 'GET /bills', { scopes: ['bills:read'] }),
  api('add-bill', 'Add a bill', 'POST /bills', { scopes: ['bills:write'] }),
  api('repos', 'List repositories', 'GET /repos', { scopes: ['repo'] }),
  { path: '/scopes', title: 'Scopes', text: 'The scope bills:read reads bills. Ask for repo.' },
];
const CHANGELOG = [
  ...INVOICES,
  {
    path: '/api/changelog',
    title: 'API: changelog',
    text: 'Newest first.',
    places: [{ id: 'a', label: '4 May 2025' }],
  },
];
const ACCOUNTS = [
  api('reboot', 'Reboot a server', 'POST /servers/{id}/reboot'),
  { path: '/suppliers', title: 'Suppliers', text: 'Whom you pay.' },
];
const CANCELS = [api('cancel', 'Cancel a sent invoice', 'POST /invoices/{id}/cancel'), ...INVOICES];
const VERB_IDS = [
  api('list', 'List invoices', 'GET /invoices', { names: ['invoices.list'] }),
  api('show', 'Show invoice details', 'GET /invoices/{id}', { names: ['invoices.get'] }),
];
const CLOSES = [
  api('final', 'Set the final state', 'POST /invoices/{id}/final', { names: ['invoices.close'] }),
  api('book', 'Close an invoice book', 'POST /invoices/{id}/book/close', { names: ['books/close-invoice-book'] }),
];
const USERS = [
  api('add', 'Add users to a team', 'POST /teams/{id}/users'),
  api('create', 'Create a new user', 'POST /users'),
  api('get', 'Retrieve an existing user', 'GET /users/{id}'),
  api('list', 'List users', 'GET /users'),
];
const CARDS = [
  api('create', 'Create a card', 'POST /cards', { places: [{ kind: 'property', id: 's', label: 'suspended' }] }),
  api('update', 'Update a card', 'PATCH /cards/{id}', { places: [{ kind: 'property', id: 's', label: 'suspended' }] }),
];
const CREWS = [
  api('audits', 'List audits of a crew', 'GET /crews/{id}/audits'),
  api('members', 'List members of a crew', 'GET /crews/{id}/members'),
];
const SUSPENSIONS = [
  api('suspend', 'Suspend a card', 'POST /cards/{id}/suspend'),
  api('list', 'List cards that were suspended', 'GET /cards/suspended'),
];
const PINS = [
  api('create', 'Create a pin of a message', 'PUT /pins/{id}'),
  api('delete', 'Delete a pin of a message', 'DELETE /pins/{id}'),
];
const FORMS = [
  { path: '/subscribing', title: 'Subscribe to a plan' },
  { path: '/verifying', title: 'Verify a number' },
  { path: '/deployments', title: 'Deployments of sites' },
  { path: '/sites', title: 'Sites', text: 'Deploy them.' },
  api('register', 'Register a passkey', 'POST /passkeys'),
  api('list', 'List passkeys', 'GET /passkeys'),
];
const MIXED = [
  api('report', 'Read a report', 'GET /reports.{format}'),
  api('cancel-job', 'Cancel a job', 'POST /jobs/{id}:cancel'),
  api('user-name', 'Read a name', "GET /Users('{id}')/Name"),
  api('archive', 'Download an archive', 'GET /{id}.zip'),
  { path: '/reports', title: 'Reports', text: 'As csv and zip. Cancel jobs of users by name.' },
];
const OCCURRENCES = [
  api('occurrences', 'List occurrences', 'GET /occurrences'),
  api('tasks', 'Add a task', 'POST /tasks', { places: [{ kind: 'property', id: 'a', label: 'occurred_at' }] }),
];
const PRESENCES = [
  api('presences', 'List presences of items', 'GET /presences'),
  { path: '/rights', title: 'Rights', text: 'What you may do now.' },
];
const VIDEOS = [api('videos', 'List videos', 'GET /videos'), ...INVOICES];
const WRITERS = [
  api('rooms', 'Set the rooms', 'POST /rooms', { scopes: ['write_rooms'] }),
  { path: '/scopes', title: 'Scopes', text: 'The scope write_rooms writes rooms.' },
];
const SHOPS = [
  api('orders', 'Add an order', 'POST /orders', {
    places: [...Array(20).fill({ text: 'A field of orders.' }), { kind: 'property', id: 'a', label: 'shopCustomer' }],
  }),
  api('clients', 'List merchant clients', 'GET /merchants/clients', { names: ['merchant-clients'] }),
];
const GENES = [
  api('pathways', 'Return pathways based on search term', 'GET /pathways/search/{searchString}'),
  api('by-keyword', 'Return genes by keyword', 'GET /genes/keyword/{keyword}', {
    places: [{ kind: 'parameter', id: 'a', label: 'keyword', text: 'The search keyword.' }],
  }),
  ...['id', 'symbol', 'alias', 'species', 'map', 'region', 'type'].map((key) =>
    api(`by-${key}`, `Return genes by ${key}`, `GET /genes/${key}/{${key}}`),
  ),
];
const SENDERS = [
  api('verify', 'Verify a sender', 'GET /senders/{token}'),
  api('keys', 'Rotate a key', 'POST /keys', { text: 'Returns a new token.' }),
];
const SCOPES = [...INVOICES, { path: '/guide/scopes', title: 'Scopes', text: 'Ask for invoices:read.' }];

describe('the first result', () => {
  it.each<[what: string, query: string, path: string, pages: readonly SmallPage[]]>([
    ['for an action is the operation that does it', 'remove invoice', '/api/delete-invoice', INVOICES],
    ['for an action is the operation that does it', 'get rid of an invoice', '/api/delete-invoice', INVOICES],
    ['for an action is the operation that does it', 'kill invoice', '/api/delete-invoice', INVOICES],
    ['for a word that begins like another has that one', 'videographers', '/api/videos', VIDEOS],
    ['for a scope may have an underscore', 'write_rooms', '/api/rooms', WRITERS],
    ['for the name of a field has no other word for a part', 'shopCustomer', '/api/orders', SHOPS],
    ['for an action is the operation that does it', 'create invoice', '/api/add-invoice', INVOICES],
    ['for an action is the operation that does it', 'new inv', '/api/add-invoice', INVOICES],
    ['for a misspelled word is not a form of another one', 'occurence', '/api/occurrences', OCCURRENCES],
    ['for a question is not about its time', 'where is an item right now', '/api/presences', PRESENCES],
    ['for a rare verb is still about its object', 'search genes', '/api/by-keyword', GENES],
    ['for a noun is not named after a parameter of its path', 'token', '/api/keys', SENDERS],
    ['for another verb is the operation with that action', 'protect a branch', '/api/update-protection', BRANCHES],
    ['for a noun is what reads it', 'branch protection', '/api/get-protection', BRANCHES],
    ['for a verb that the API lacks is the operation that does it', 'close an issue', '/api/update-issue', ISSUES],
    ['for a verb that the API lacks is the operation that does it', 'reopen issue', '/api/update-issue', ISSUES],
    ['for a verb that the API lacks is the operation that does it', 'unassign', '/api/remove-assignees', ISSUES],
    ['for a query about the reader is their own', 'who am I', '/api/me', INVOICES],
    ['for a query about the reader is their own', 'my repositories', '/api/repos-own', REPOSITORIES],
    ['for a query about the reader is their own', 'which repositories do I own', '/api/repos-own', REPOSITORIES],
    ['for another query is not their own', 'repositories', '/api/repos-list', REPOSITORIES],
    ['for another query is not their own', 'how do I list repositories', '/api/repos-list', REPOSITORIES],
    ['for a question deletes nothing', 'where do I find workflow logs', '/api/download-logs', LOGS],
    ['for a question deletes if it asks to', 'how do I delete workflow logs', '/api/delete-logs', LOGS],
    ['for a yes-or-no question is the operation that checks it', 'is jane a member', '/api/check-member', MEMBERS],
    ['for a noun is the list', 'members', '/api/list-members', MEMBERS],
    ['for a name in a longer query is the page with that name', 'sha of a branch', '/api/get-branch', SHA],
    ['for a method and a path is the operation', 'GET /invoices', '/api/list-invoices', INVOICES],
    ['for a method and a path is the operation', 'delete /invoices', '/api/delete-invoice', INVOICES],
    ['for a method and a path is the operation', 'PUT /invoices/inv_8Zk2', '/api/update-invoice', INVOICES],
    ['for a method and a path is the operation', 'get /invoices/some-id/', '/api/get-invoice', INVOICES],
    ['for a URL is the operation', 'https://x.com/v1/invoices/inv_8Zk2/payments?a=5', '/api/list-payments', INVOICES],
    ['for a URL is the operation', '{baseUrl}/users/me', '/api/me', INVOICES],
    ['for a URL is the operation', 'api.example.com/users/me', '/api/me', INVOICES],
    ['for a URL with a parameter in a segment is the operation', 'GET x.com/v1/reports.csv?a=5', '/api/report', MIXED],
    ['for a URL with a parameter in a segment is the operation', '/v1/jobs/8f3:cancel', '/api/cancel-job', MIXED],
    ['for a URL with a parameter in a segment is the operation', "/Users('42')/Name", '/api/user-name', MIXED],
    ['for a URL with a parameter in a segment is the operation', '/v1/8f3.zip', '/api/archive', MIXED],
    ['for a method and a URL is the operation', 'POST {{host}}/api/v1/invoices', '/api/add-invoice', INVOICES],
    ['for a quotation is the page or heading with that name', '"Using the API"', '/guide', GUIDES],
    ['for a quotation is the page or heading with that name', '"rate limits"', '/guide', GUIDES],
    ['for a quotation is the page or heading with that name', '“Give money back”', '/user/refunds', GUIDES],
    ['for a header is the guide that explains it', 'Idempotency-Key', '/guide', KEYS],
    ['for a header does not match parts of it', 'If-Match', '/using', MATCHES],
    ['for a header is not a field', 'Company-Id', '/auth', HEADERS],
    ['for a header is not a field', 'company-id', '/auth', HEADERS],
    ['for a schema is the schema', 'CompanyId', '/api/schemas/CompanyId', HEADERS],
    ['for a schema is the schema', 'InvoiceStatus', '/api/schemas/InvoiceStatus', INVOICES],
    ['for a schema is the schema, even while it is typed', 'InvoiceStat', '/api/schemas/InvoiceStatus', INVOICES],
    ['for an exact name is not a longer one', 'review-event', '/api/schemas/review-event', EVENTS],
    ['for the id of an operation is not named after its words', 'listForOrg', '/api/org-repos', ORGANIZATIONS],
    ['for the id of an operation is not a path', 'teams/list-members-in-org', '/api/x', TEAMS],
    ['for a path is not the id of an operation', 'teams/blue', '/api/get-team', TEAMS],
    ['for a scope is an operation that requires it', 'bills:read', '/api/list-bills', SCOPED],
    ['for a scope is an operation', 'which operations need the scope bills:write', '/api/add-bill', SCOPED],
    ['for a scope may be one word', 'scope repo', '/api/repos', SCOPED],
    ['for a question about changes is the changelog', 'what changed since May', '/api/changelog', CHANGELOG],
    ['for a question about changes is the changelog', "what's new", '/api/changelog', CHANGELOG],
    ['for a question about changes is the changelog', 'release notes', '/api/changelog', CHANGELOG],
    ['for another word has the same meaning', 'restart server', '/api/reboot', ACCOUNTS],
    ['for another word has the same meaning', 'creditor', '/suppliers', ACCOUNTS],
    ['for a question of how many is what reads them', 'how many were suspended', '/api/list', SUSPENSIONS],
    ['for a question of who is what lists them', 'who is in a crew', '/api/members', CREWS],
    ['for a verb is the operation that means the same', 'void invoice', '/api/cancel', CANCELS],
    ['for a verb is the operation whose id has it', 'get invoice', '/api/show', VERB_IDS],
    ['for a verb is the operation whose id has it', 'close invoice', '/api/final', CLOSES],
    ['for an action is the one on that thing', 'create user', '/api/create', USERS],
    ['for one thing is no list', 'get user', '/api/get', USERS],
    ['for several things is the list', 'get users', '/api/list', USERS],
    ['for a verb that the API lacks is an update', 'suspend card', '/api/update', CARDS],
    ['for a verb that undoes is the operation that deletes', 'unpin message', '/api/delete', PINS],
    ['for another form of a word is the same', 'subscription', '/subscribing', FORMS],
    ['for another form of a word is the same', 'deploy sites', '/deployments', FORMS],
    ['for another form of a word is the same', 'passkey registration', '/api/register', FORMS],
    ['for another form of a word is the same', 'verification', '/verifying', FORMS],
    ['for the address of a page is that page', '/user/refunds', '/user/refunds', GUIDES],
    ['for a scope has it as one word', 'invoices:read', '/guide/scopes', SCOPES],
  ])('%s: %s', async (_, query, path, pages) => {
    expect((await findPaths(pages, query))[0]).toBe(path);
  });
});

describe('the order of results', () => {
  it('for a noun is list, add, get, update and delete, then schemas and webhooks', async () => {
    const paths = await findPaths(INVOICES, 'invoice');
    const operations = ['list-invoices', 'add-invoice', 'get-invoice', 'update-invoice', 'delete-invoice'];
    expect(paths.slice(0, 5)).toEqual(operations.map((path) => `/api/${path}`));
    expect(paths.indexOf('/api/schemas/Invoice')).toBeLessThan(paths.indexOf('/api/on-invoice-paid'));
  });

  it.each(['/badge/list', '/badge.list', '/badges.json'])('for a noun begins with the list at %s', async (path) => {
    const pages = [
      api('add', 'Badge', 'POST /badge'),
      api('get', 'Badge', 'GET /badge/{id}'),
      api('list', 'Badge', `GET ${path}`),
    ];
    expect(await findPaths(pages, 'badge')).toEqual(['/api/list', '/api/add', '/api/get']);
  });

  it('for things in a state is the operation that reads them before the one that acts', async () => {
    const pages = [api('ban', 'Ban a user', 'PUT /users/{id}/ban'), api('list', 'List user bans', 'GET /bans')];
    expect(await findPaths(pages, 'ban user')).toEqual(['/api/ban', '/api/list']);
    expect(await findPaths(pages, 'banned users')).toEqual(['/api/list', '/api/ban']);
  });

  it('for another verb is the operation that acts before the one that reads', async () => {
    const pages = [
      api('get', 'Get followed artists', 'GET /me/following'),
      api('put', 'Follow artists', 'PUT /me/following'),
    ];
    expect(await findPaths(pages, 'follow artist')).toEqual(['/api/put', '/api/get']);
  });

  it('for a word that a site calls like an action is about what has that name there', async () => {
    const pages = [api('a', 'Update a topic', 'PUT /topics/{id}'), api('b', 'Update a post', 'PUT /posts/{id}')];
    expect((await findPaths(pages, 'edit comment'))[0]).toBe('/api/b');
  });

  it('for a path without a method is list, add, get, update and delete', async () => {
    const pages = [
      api('delete', 'Bill', 'DELETE /bills/{billId}'),
      api('get', 'Bill', 'GET /bills/{billId}'),
      api('update', 'Bill', 'PATCH /bills/{billId}'),
      api('add', 'Bill', 'POST /bills'),
      api('list', 'Bill', 'GET /bills'),
    ];
    const one = await findPaths(pages, '/bills/bil_8Zk2');
    expect(one.slice(0, 3)).toEqual(['/api/get', '/api/update', '/api/delete']);
    const all = await findPaths(pages, 'https://api.example.com/v1/bills');
    expect(all.slice(0, 2)).toEqual(['/api/list', '/api/add']);
  });

  it('of operations with the same name is by the size of their groups', async () => {
    const forks = ['gists', 'repos'].map((tag) => api(tag, 'List forks', `GET /${tag}/forks`, { trail: ['API', tag] }));
    const others = Array.from({ length: 14 }, (_, index) =>
      api(`r${index}`, `Get part ${index}`, 'GET /parts', { trail: ['API', 'repos'] }),
    );
    const paths = await findPaths([...forks, ...others], 'forks');
    expect(paths.slice(0, 2)).toEqual(['/api/repos', '/api/gists']);
  });

  it('has what is deprecated after its successor', async () => {
    const pages = [
      api('a', 'Create a subscription', 'POST /customers/{id}/subscriptions', { isDeprecated: true }),
      api('b', 'Create a subscription', 'POST /customers/{id}/plans/{plan}/subscriptions'),
      api('c', 'Create a subscription (legacy)', 'POST /subscriptions'),
    ];
    expect((await findPaths(pages, 'create subscription'))[0]).toBe('/api/b');
  });

  it('has pages with a quotation word for word before others', async () => {
    const text = (id: string, label: string, words: string): SmallPage => ({
      path: `/${id}`,
      title: id,
      places: [{ id, label, text: words }],
    });
    const pages = [
      text('a', 'Things', 'See, see what this is. You see.'),
      text('b', 'Problems', 'What you see, and what it means.'),
      text('c', 'What you see', 'Many things.'),
    ];
    expect(await findPaths(pages, '"what you see"')).toEqual(['/c', '/b', '/a']);
    const { missing } = await searchPages(pages, '"see what you"');
    expect(missing).toEqual(['“see what you”']);
  });

  it('names only those quotations that the best page lacks', async () => {
    const pages = [api('a', 'See what you have', 'GET /a'), api('b', 'See what others have', 'GET /b')];
    const { missing } = await searchPages(pages, '"what others have" "see what you"');
    expect(missing).toEqual(['“see what you”']);
  });

  it.each(['"what he can"', '"you can" "he is"', '"he should"', 'he should'])(
    'for stop words has pages with some in their names, and does not say that others are missing: %s',
    async (query) => {
      const pages = [
        api('a', 'Ask what you can', 'GET /a'),
        api('b', 'Tell who he is', 'GET /b'),
        api('c', 'Find a user', 'GET /c', { text: 'See what he can do, and what he should.' }),
      ];
      const { results, missing, unknown } = await searchPages(pages, query);
      expect(results).not.toEqual([]);
      expect({ missing, unknown }).toEqual({});
    },
  );

  it('of titles that are sentences is by their subject', async () => {
    const pages = [
      api('a', 'Creates a single user', 'POST /users'),
      api('b', 'Retrieves a list of users', 'GET /users'),
      api('c', 'Retrieves a list of user groups', 'GET /user-groups'),
    ];
    expect(await findPaths(pages, 'users')).toEqual(['/api/b', '/api/a', '/api/c']);
  });

  it('has an update by POST after what creates, lists and gets', async () => {
    const pages = [
      api('a', 'Update a bucket', 'POST /buckets/{id}'),
      api('b', 'Create a bucket', 'POST /buckets'),
      api('c', 'Fetch a bucket', 'GET /buckets/{id}'),
      api('d', 'List buckets', 'GET /buckets'),
    ];
    expect(await findPaths(pages, 'bucket')).toEqual(['/api/d', '/api/b', '/api/c', '/api/a']);
    expect((await findPaths(pages, 'edit bucket'))[0]).toBe('/api/a');
    expect((await findPaths(pages, 'new bucket'))[0]).toBe('/api/b');
  });

  it('has operations whose methods are all POST by the verbs that end their paths', async () => {
    const verbs = ['add', 'delete', 'list', 'render', 'update', 'view'];
    const pages = verbs.map((verb) => api(verb, 'Template', `POST /templates/${verb}`));
    const paths = ['list', 'add', 'render', 'view', 'update', 'delete'].map((verb) => `/api/${verb}`);
    expect(await findPaths(pages, 'template')).toEqual(paths);
    const asked = { text: 'template', area: null, method: 'POST' };
    const { total } = await search(asked, { offset: 0, limit: 20 }, '', openIndex(pages)());
    expect(total).toBe(verbs.length);
  });

  it.each(['/messages/bulk-delete', '/messages.delete', '/messages/delete'])(
    'has a deletion by POST first if one is asked for: %s',
    async (path) => {
      const pages = [api('a', 'Messages', 'POST /messages/mark-all-read'), api('b', 'Messages', `POST ${path}`)];
      expect(await findPaths(pages, 'purge messages')).toEqual(['/api/b', '/api/a']);
      expect(await findPaths(pages, 'new messages')).toEqual(['/api/a', '/api/b']);
    },
  );

  it('has a header before the field with its name', async () => {
    expect((await findPaths(HEADERS, 'Company-Id')).slice(0, 2)).toEqual(['/auth', '/api/schemas/CompanyId']);
  });
});

describe('a word that no page has', () => {
  const unknownIn = async (query: string): Promise<unknown> => {
    const { unknown, suggestion } = await searchPages(INVOICES, query);
    return { unknown, suggestion };
  };

  it('is not one in a late section of a long page', async () => {
    const places = Array.from({ length: 400 }, (_, index) => ({ id: `s${index}`, label: `Entry ${index}` }));
    const page = { path: '/log', title: 'Log', places: [...places, { id: 'last', label: 'Zebras', text: 'Striped.' }] };
    for (const query of ['zebras', 'striped'])
      expect(await searchPages([page], query)).toEqual(expect.not.objectContaining({ unknown: [query] }));
  });

  it.each([
    ['mahnung invoice', { unknown: ['mahnung'] }],
    ['qqqq', { unknown: ['qqqq'] }],
    ['invioces', { unknown: ['invioces'], suggestion: 'invoices' }],
    ['invioces qqqq paymnets', { unknown: ['invioces', 'qqqq', 'paymnets'], suggestion: 'invoices payments' }],
  ])('is named: %s', async (query, expected) => {
    expect(await unknownIn(query)).toEqual(expected);
  });

  it.each(['invoice', 'inv', 'remove invoice', 'bill 25', '/invoices/inv_8Zk2', 'listInvoices', 'who is the user'])(
    'is not one that a page has, that begins or means another, or that is a number: %s',
    async (query) => {
      expect((await unknownIn(query)) as { unknown?: unknown }).toMatchObject(
        query === 'bill 25' ? { unknown: ['bill'] } : { unknown: undefined },
      );
    },
  );
});

describe('words', () => {
  it('do not match words with the same beginning', async () => {
    const pages = [
      { path: '/customization', title: 'Customization' },
      { path: '/customers', title: 'Customers' },
    ];
    expect(await findPaths(pages, 'customer')).toEqual(['/customers']);
  });

  it('that occur together on few or no pages are dropped, and the result says which', async () => {
    expect(await findPaths(GUIDES, 'refund customer')).toEqual(
      expect.arrayContaining(['/user/refunds', '/user/customers', '/user/reporting']),
    );
    expect(await searchPages(GUIDES, 'refund unicorn')).toMatchObject({ missing: ['unicorn'] });
    expect(await searchPages(GUIDES, 'refund')).not.toHaveProperty('missing');
  });

  it('match only whole words if a single letter is part of a name', async () => {
    expect(await findPaths(GUIDES, 'X&L')).toEqual([]);
    expect((await findPaths(GUIDES, 'P&L', { synonyms: [['P&L', 'reporting']] }))[0]).toBe('/user/reporting');
  });

  it('find what a site calls differently, unless the site has their name', async () => {
    const servers = [
      api('create-server', 'Create a server', 'POST /servers'),
      api('power-off', 'Power off a server', 'POST /servers/{id}/off'),
    ];
    expect((await findPaths(servers, 'create vm'))[0]).toBe('/api/create-server');
    expect((await findPaths(servers, 'shut down virtual machine'))[0]).toBe('/api/power-off');
    const both = [...servers, api('create-vm', 'Create a VM', 'POST /vms')];
    expect(await findPaths(both, 'vm')).toEqual(['/api/create-vm']);
  });

  it('are marked if the reader typed them, but not if they only mean the same', async () => {
    const pages = [
      { path: '/sales', title: 'Sales taxes' },
      { path: '/rates', title: 'VAT rates' },
    ];
    const { results } = await searchPages(pages, 'vat', { synonyms: [['VAT', 'sales tax', 'tax']] });
    expect(results.map(({ title, words }) => [title, words])).toEqual([
      ['VAT rates', ['vat']],
      ['Sales taxes', []],
    ]);
    expect((await searchPages(pages, 'tax')).results.map(({ words }) => words)).toEqual([['taxes']]);
  });

  it('may be written as one, even if one of them is short', async () => {
    const pages = [api('qr', 'Draw a QR code', 'GET /codes/{id}/image'), api('code', 'Get a code', 'GET /codes')];
    expect(await findPaths(pages, 'qrcode')).toEqual(['/api/qr']);
  });

  it('are corrected', async () => {
    expect(await searchPages(GUIDES, 'idempotencie')).toMatchObject({ results: [{ title: 'Using the API' }] });
    for (const typed of ['custmers', 'ucstomers'])
      expect(await searchPages(GUIDES, typed)).toMatchObject({ suggestion: 'customers' });
  });
});

describe('a page with several matches', () => {
  it('shows them as sections, each with a link and an excerpt', async () => {
    const places = ['Retry a delivery', 'Retry limits', 'Secrets'].map((label, index) => ({
      label,
      id: `place-${index}`,
      text: `${'Filler words come first. '.repeat(9)}The retry of ${label} is at the end of a long text.`,
    }));
    const { results } = await searchPages([{ path: '/webhooks', title: 'Webhooks', places }, ...GUIDES], 'retry');
    const [first] = results;
    expect([first?.place?.label, ...(first?.sections ?? []).map(({ place }) => place.label)]).toContain('Retry limits');
    expect(first?.sections?.[0]?.href).toMatch(/^\/webhooks#place-/);
    expect(first?.excerpt).toContain('retry');
  });
});
