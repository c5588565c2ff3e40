import { describe, expect, it } from 'vitest';
import { collectOperations } from '../../../../../build/openapi/core/operations/collect-operations.ts';
import { idTitle, sentenceTitle, splitSummary } from '../../../../../build/openapi/core/operations/operation-title.ts';
import { inWords } from '../../../../../build/openapi/core/rest-title.ts';
import { compileOne, openapi, readRoot } from '../../api-fixture.ts';

describe('inWords()', () => {
  it.each([
    ['drive.files.create', 'Drive files create'],
    ['WebApps_ListSlots', 'Web apps list slots'],
    ['listOAuthClients', 'List OAuth clients'],
    ['getV2Invoices', 'Get V2 invoices'],
    ['verifyVATId', 'Verify VAT id'],
    ['dedicated-ip-pools', 'Dedicated ip pools'],
    ['oauth2', 'Oauth2'],
    ['XMLHttpRequestABc', 'XML http request ABc'],
    ['---', ''],
  ])('%s → %s', (identifier, words) => {
    expect(inWords(identifier)).toBe(words);
  });

  it('reads a very long identifier at once', () => {
    const identifier = 'N'.repeat(200_000);
    expect(inWords(identifier)).toBe(identifier);
  }, 1_000);
});

describe('idTitle()', () => {
  it.each([
    ['Values_GetAll', 'Values: get all'],
    ['guestSettings_ListByResourceGroup', 'Guest settings: list by resource group'],
    ['users.list_all', 'Users: list all'],
    ['licensing.licenseAssignments.insert', 'Licensing license assignments: insert'],
    ['Reports_PDF', 'Reports: PDF'],
    ['TaxRatesController_findAll', 'Tax rates: find all'],
    ['AuthController_forms_v2', 'Auth: forms v2'],
    ['meta/root', 'Meta: root'],
    ['getUserByID', 'Get user by ID'],
    ['get_user_by_id', 'Get user by id'],
    ['Get_AllUsers', 'Get all users'],
    ['Addresses_Get', 'Addresses: get'],
    ['listOAuthClients_v2', 'List OAuth clients v2'],
    ['users_partial_update', 'Users partial update'],
    ['partialUpdateUser', 'Partially update user'],
    ['about#about', 'About'],
    ['---', '---'],
  ])('%s → %s', (operationId, title) => {
    expect(idTitle(operationId)).toBe(title);
  });
});

describe('sentenceTitle()', () => {
  it.each([
    ['Creates a file. It may be large.', 'Creates a file'],
    ['Lists **all** [bills](/bills) of `me`, e.g. Open ones. More.', 'Lists all bills of me, e.g. Open ones'],
    ['<p>Creates an application.</p> <p>More.</p>', 'Creates an application'],
    [
      'Gets <id> of List<Job>, Map<K, V> of <nobr>jobs <https://x.test></nobr>.',
      'Gets <id> of List<Job>, Map<K, V> of jobs',
    ],
    ['Is it paid?', 'Is it paid?'],
    ['read the specified Pod', 'Read the specified Pod'],
    ['iOS devices of a user', 'iOS devices of a user'],
    ['Gets terms &amp; prices.', 'Gets terms & prices'],
    ['Returns the bill\n\nMore', 'Returns the bill'],
    ['Deprecated. Use the other one.', null],
    ['This operation lists bills.', 'Lists bills'],
    ['The method getmeasure returns the measurements of a device.', 'Returns the measurements of a device'],
    ['This endpoint allows you to create a user.', 'Create a user'],
    ['This API is used to fetch all users.', 'Fetch all users'],
    ['Use this method to remove a tag.', 'Remove a tag'],
    ['This endpoint will return open bills.', 'Return open bills'],
    ['This endpoint is deprecated for all.', null],
    ['Draft invoices are fully editable.', null],
    ['Some whole invoices are editable.', null],
    ['The token must be valid.', null],
    ['Lists users who have access.', 'Lists users who have access'],
    ['This method requires a token of the user.', null],
    [
      'Retrieves publicly shared weather data from modules within a predefined area.',
      'Retrieves publicly shared weather data from modules',
    ],
    [
      'Returns recently awarded badges in the system, constrained to a certain set of badges.',
      'Returns recently awarded badges in the system',
    ],
    [
      'Returns the list of the devices and of their modules to which the user has access.',
      'Returns the list of the devices and of their modules',
    ],
    [
      'Returns data from the weather stations of a user (measures and specific data).',
      'Returns data from the weather stations of a user',
    ],
    [
      'Returns the list of devices that are owned by the user, and their modules.',
      'Returns the list of devices that are owned by the user',
    ],
    [`If you know the ids of your ${'very '.repeat(5)}many bills when you list them.`, null],
    ['Lists bills which are not paid yet, are overdue, and belong to a customer of the company.', null],
    ['Lists.', null],
    ['# Bills\n\nLists bills.', null],
    ['- Lists bills.', null],
    [`Lists ${'very '.repeat(20)}many bills.`, null],
    ['', null],
  ])('%j → %j', (description, title) => {
    expect(sentenceTitle(description)?.text ?? null).toBe(title);
  });
});

describe('a sentence that is too long for a title', () => {
  it('leaves the title to an operation whose whole sentence is the same', () => {
    const long = 'Returns recently awarded badges in the system, constrained to a certain set of badges.';
    const { root } = readRoot(
      openapi({
        '/badges/{ids}': { get: { description: long, responses: {} } },
        '/badges': { get: { description: 'Returns recently awarded badges in the system.', responses: {} } },
      }),
    );
    expect(collectOperations(root).map(({ title }) => title)).toEqual([
      'GET /badges/{ids}',
      'Returns recently awarded badges in the system',
    ]);
  });
});

describe('an operation without a summary', () => {
  it.each([
    ['createInvoice', 'Creates an invoice.', 'Creates an invoice'],
    ['postInvoices', 'This endpoint creates a draft invoice for a given customer.', 'Create an invoice'],
    [
      'makeinvoice',
      'This endpoint creates a draft invoice for a given customer.',
      'Creates a draft invoice for a given customer',
    ],
    ['postInvoices', 'Draft invoices are editable.', 'Create an invoice'],
  ])('%s: %j → %s', (operationId, description, title) => {
    const { root } = readRoot(openapi({ '/invoices': { post: { operationId, description, responses: {} } } }));
    expect(collectOperations(root).map((source) => source.title)).toEqual([title]);
  });
});

describe('splitSummary()', () => {
  it.each([
    ['Deletes a file.', 'Deletes a file', null],
    ['Deletes a log drain with the `id` of a [drain](/drains)', 'Deletes a log drain with the id of a drain', null],
    ['Searches /a/_search for **all** *.txt files, etc.', 'Searches /a/_search for all *.txt files, etc.', null],
    ['More to come...', 'More to come...', null],
    ['Gets a job.\n\n[More](/jobs) about jobs.', 'Gets a job', '[More](/jobs) about jobs.'],
    ['Gets\n a job', 'Gets a job', null],
    ['finds albums', 'Finds albums', null],
    ['löscht', 'Löscht', null],
    ['gRPC methods', 'gRPC methods', null],
    ['v1/list jobs', 'v1/list jobs', null],
    ['api.list jobs', 'api.list jobs', null],
    ['მომხმარებელი სია', 'მომხმარებელი სია', null],
    ['Gets a report&nbsp;<span class="label">beta</span>', 'Gets a report beta', null],
    ['Gets <b>a</b><br/> <id> of List<Job>', 'Gets a <id> of List<Job>', null],
    ['&nbsp; <i class="lock"></i>', null, null],
    ['<p>Gets <b><i>a</i></b><br>thing</p>', 'Gets a thing', null],
    ['Compares <a> with <b>, <i or u> and <small>', 'Compares <a> with <b>, <i or u> and <small>', null],
    ['Gets ?lang=en&region=us&copy=1 &lt;id&gt;', 'Gets ?lang=en&region=us&copy=1 <id>', null],
    [`${'x '.repeat(80)}`, null, `${'x '.repeat(80)}`],
  ])('%j → %j, %j', (summary, title, lead) => {
    expect(splitSummary(summary)).toEqual({ title, lead });
  });
});

describe('the title of an operation', () => {
  const titlesOf = (...operations: object[]): string[] => {
    const paths = Object.fromEntries(operations.map((operation, index) => [`/${index}`, { get: operation }]));
    return collectOperations(readRoot(openapi(paths)).root).map(({ title }) => title);
  };

  it('is its summary, the first sentence of its description, its id in words, or method and path', () => {
    expect(
      titlesOf(
        { summary: ' Sum\n up ', description: 'Lists bills.', operationId: 'a' },
        { 'x-summary': 'Other', operationId: 'b' },
        { description: 'Lists bills. All of them.', operationId: 'listBills' },
        { operationId: 'listBills' },
        {},
      ),
    ).toEqual(['Sum up', 'Other', 'Lists bills', 'List bills', 'GET /4']);
  });

  it('is not a summary that repeats the id', () => {
    const id = { summary: 'listBills', operationId: 'listBills' };
    expect(titlesOf(id, { ...id, description: 'Lists all bills.' })).toEqual(['List bills', 'Lists all bills']);
    expect(titlesOf({ summary: 'list bills', operationId: 'list bills' })).toEqual(['List bills']);
  });

  it('is not a summary that repeats service and method, as Goa writes it', () => {
    const summary = 'list_bills billing';
    expect(titlesOf({ summary, operationId: 'billing#list_bills' })).toEqual(['List bills']);
    expect(titlesOf({ summary, operationId: 'bill#list' })).toEqual(['list_bills billing']);
  });

  it('is not an identifier with which the id ends', () => {
    const [named, search] = [
      { summary: 'getByName', operationId: 'botsGetByName' },
      { summary: 'search', operationId: 'botsSearch' },
    ];
    const description = 'Finds a bot by its name.';
    expect(titlesOf({ ...named, description }, named, { ...search, summary: 'Search' })).toEqual([
      ...['Finds a bot by its name', 'Bots get by name', 'Search'],
    ]);
    expect(titlesOf({ ...search, description: 'Finds bots.' })).toEqual(['Finds bots']);
    expect(titlesOf({ summary: 'iPhone', operationId: 'listPhones' })).toEqual(['iPhone']);
  });

  it('has abbreviations in capitals if it is made from an id', () => {
    const ids = ['createDnsRecord', 'get_signed_url', 'listIds', 'Sms_Send', 'updateIdea', 'listVat', 'cancelSmses'];
    expect(titlesOf(...ids.map((operationId) => ({ operationId })))).toEqual([
      ...['Create DNS record', 'Get signed URL', 'List IDs', 'SMS: send', 'Update idea', 'List VAT', 'Cancel smses'],
    ]);
    expect(titlesOf({ summary: 'Create dns record', operationId: 'a' }, { description: 'Gets an url.' })).toEqual([
      ...['Create dns record', 'Gets an url'],
    ]);
  });

  it('leaves out a group if the action says enough', () => {
    const ids = ['UserService_ListUsers', 'billing#list_bills', 'a#show_status', 'b#show_status', 'ingest#monitor'];
    expect(titlesOf(...ids.map((operationId) => ({ operationId })))).toEqual([
      ...['List users', 'List bills', 'A: show status', 'B: show status', 'Ingest: monitor'],
    ]);
  });

  it('leaves out versions that are in the path, but not if they distinguish operations', () => {
    const titles = (...paths: string[]): string[] => {
      const items = paths.map((path) => [path, { get: { operationId: `Read${path.replace(/\W/g, '')}` } }]);
      return collectOperations(readRoot(openapi(Object.fromEntries(items))).root).map(({ title }) => title);
    };
    expect(titles('/V1/Bars')).toEqual(['Read bars']);
    expect(titles('/V1/Bars', '/V2/Bars')).toEqual(['Read V1 bars', 'Read V2 bars']);
  });

  it('is not a sentence with which several operations begin', () => {
    const description = 'Lists bills. All of them.';
    expect(titlesOf({ description, operationId: 'listBills' }, { description, operationId: 'searchBills' })).toEqual([
      'List bills',
      'Search bills',
    ]);
  });

  it('is not repeated as the description', () => {
    const only = compileOne(openapi({ '/a': { get: { description: 'Lists *bills*.' } } }));
    expect([only.title, only.text.prose]).toEqual(['Lists bills', null]);
    const more = compileOne(openapi({ '/a': { get: { description: 'Lists bills. All.' } } }));
    expect(more.text.prose?.markdown).toBe('Lists bills. All.');
  });
});
