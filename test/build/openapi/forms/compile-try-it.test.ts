import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CompiledTryIt } from '../../../../build/openapi/forms/compile-try-it.ts';
import { fingerprintOperation, parseTryIt } from '../../../../build/openapi/forms/fingerprint-operation.ts';
import type { CompiledPage } from '../../../../build/page/compiled-page.ts';
import type { VerifiedStamp } from '../../../../build/site/config/verified-stamps.ts';
import { readLink } from '../../../../worker/forms/exchange/link.ts';
import { fillServer, parameterKey, prepareRequest } from '../../../../worker/forms/exchange/prepare-request.ts';
import type { TryItForm, TryItResponses, TryItServer } from '../../../../worker/forms/exchange/record.ts';
import { generate as toCurl } from '../../../../worker/request/samples/languages/curl/curl.ts';
import { parseExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { compileDescription, openapi, withOperation } from '../api-fixture.ts';
import { many, named } from '../many.ts';
import { sampleWithForms } from './sample-with-forms.ts';

const MOCK = { tryIt: { mode: 'mock' as const } };

function formOf({ tryIt }: CompiledPage): TryItForm {
  return parseExactJson(new TextDecoder().decode(tryIt?.form)) as TryItForm;
}

function answersOf({ tryIt }: CompiledPage): TryItResponses {
  return parseExactJson(new TextDecoder().decode(tryIt?.answers)) as TryItResponses;
}

/** The page of the operation `a`. */
function pageOfA(document: unknown, config: Parameters<typeof compileDescription>[1] = MOCK): CompiledPage {
  return compileDescription(document, config).api.pages.find(({ path }) => path === '/api/a') as CompiledPage;
}

/** The request of an unchanged form. */
function unchanged(form: TryItForm, index: number): string {
  const [server] = form.servers;
  const example = form.body?.examples[index];
  const values = {
    serverUrl: server === undefined ? '' : fillServer(server),
    parameters: new Map(
      form.parameters.flatMap((one) => (one.value === undefined ? [] : [[parameterKey(one), one.value] as const])),
    ),
    body: example === undefined ? null : { type: example.type, value: example.value },
    schemes: form.security[0] ?? [],
    secrets: new Map(),
  };
  return toCurl(prepareRequest(form, values, 'placeholder'));
}

/** The commands on the page, in the order of its examples. */
function commandsOf(html: string): string[] {
  const characters = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return [...html.matchAll(/<code class="language-bash"[^>]*>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code
      .replace(/<[^>]+>/g, '')
      .replace(/&(.*?);/g, (written, name) => characters[name as keyof typeof characters] ?? written),
  );
}

describe('the form of an operation', () => {
  const sample = sampleWithForms();

  it('does not repeat a slash with which the value of a server variable begins', () => {
    const servers = [{ url: 'https://api.test/{basePath}', variables: { basePath: { default: '/prod' } } }];
    const page = pageOfA(withOperation({ operationId: 'a' }, { servers }), {
      ...MOCK,
      samples: [{ language: 'curl' }],
    });
    const [server] = formOf(page).servers;
    expect(server === undefined ? null : [fillServer(server), fillServer(server, { basePath: 'dev' })]).toEqual([
      'https://api.test/prod',
      'https://api.test/dev',
    ]);
    const { html } = compileDescription(withOperation({ operationId: 'a' }, { servers }), {
      samples: [{ language: 'curl' }],
    });
    expect(commandsOf(html('/api/a'))[0]).toContain('curl https://api.test/prod/a');
  });

  it('has a query string as the text that is sent', () => {
    const schema = { type: 'object', properties: { level: { type: 'string' } } };
    const content = { 'application/x-www-form-urlencoded': { schema, example: { level: 'a b' } } };
    const parameters = [{ name: 'all', in: 'querystring', required: true, content }];
    expect(formOf(pageOfA(withOperation({ operationId: 'a', parameters }))).parameters).toMatchObject([
      { in: 'querystring', schema: { type: 'string' }, value: 'level=a%20b' },
    ]);
  });

  it('sends an example that only has its text as sent', () => {
    const examples = (serializedValue: string) => ({ examples: { a: { serializedValue } } });
    const content = {
      'application/sql': { schema: { type: 'string' }, ...examples('select 1') },
      'application/json': { schema: { type: 'object' }, ...examples('{"a": 1.50}') },
      'text/json': { schema: { type: 'object' }, ...examples('{"a"') },
    };
    const page = pageOfA(withOperation({ operationId: 'a', requestBody: { content } }), {
      ...MOCK,
      samples: [{ language: 'curl' }],
    });
    const values = formOf(page).body?.examples.map(({ value }) => value);
    expect(values).toEqual(['select 1', { a: 1.5 }, null]);
    expect(unchanged(formOf(page), 0)).toContain("--data 'select 1'");
  });

  it('sends the same as the curl samples of its page, for every operation of the sample', () => {
    const pages = sample.api.pages.filter(({ tryIt }) => tryIt !== undefined);
    expect(pages.length).toBeGreaterThan(150);
    for (const page of pages) {
      const form = formOf(page);
      const commands = commandsOf(sample.html(page.path));
      expect(commands.length, page.path).toBeGreaterThan(0);
      const count = Math.min(commands.length, Math.max(1, form.body?.examples.length ?? 1));
      for (let index = 0; index < count; index++) expect(unchanged(form, index), page.path).toBe(commands[index]);
    }
  });

  it.each([
    [{ 'text/plain': {} }, []],
    [undefined, ['content-type']],
  ])('with the content %j has the headers %j', (content, names) => {
    const schema = { type: 'string', enum: ['application/x-tar'] };
    const parameters = [{ in: 'header', name: 'content-type', schema }];
    const form = formOf(pageOfA(withOperation({ parameters, ...(content && { requestBody: { content } }) })));
    expect(form.parameters.map(({ name }) => name)).toEqual(names);
  });

  it('has at most 8 KiB when it is compressed', () => {
    const sizes = sample.api.pages.map(({ tryIt }) => gzipSync(tryIt?.form ?? '').byteLength);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * 1024);
  });

  it('is not offered for a webhook', () => {
    const webhooks = sample.api.pages.filter(
      ({ entry }) => entry.kind === 'operation' && entry.operation === undefined,
    );
    expect(webhooks.length).toBeGreaterThan(0);
    expect(webhooks.every(({ tryIt }) => tryIt === undefined)).toBe(true);
  });
});

describe('a body in XML', () => {
  it("uses the component's name for its root, in the sample and in the form", () => {
    const content = { 'application/xml': { schema: { $ref: '#/components/schemas/Book' } } };
    const schemas = { Book: { type: 'object', properties: { title: { type: 'string', example: 'Dune' } } } };
    const document = withOperation({ requestBody: { content } }, { components: { schemas } });
    const options = { ...MOCK, samples: [{ language: 'curl' }] };
    const [command] = commandsOf(compileDescription(document, options).html('/api/a'));
    expect(command).toContain('<Book>\n  <title>Dune</title>\n</Book>');
    expect(unchanged(formOf(pageOfA(document, options)), 0)).toBe(command);
  });
});

describe('an API without forms', () => {
  const description = withOperation({});

  it('has the same pages with "off" and without the setting', () => {
    const silent = compileDescription(description);
    const off = compileDescription(description, { tryIt: { mode: 'off' } });
    expect(off.html('/api/a')).toBe(silent.html('/api/a'));
    expect(off.api.pages.every(({ tryIt }) => tryIt === undefined)).toBe(true);
    expect(silent.html('/api/a')).not.toContain('try-it');
  });

  it('differs only by a button with forms', () => {
    const button = /<button type="button" class="try-it"[^>]*>Try it<\/button>/;
    const html = compileDescription(description, MOCK).html('/api/a');
    expect(html).toMatch(button);
    expect(html.replace(button, '')).toBe(compileDescription(description).html('/api/a'));
  });
});

describe('the Markdown of an operation', () => {
  const content = { 'application/json': { schema: { type: 'object' } } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const description = withOperation({ parameters, requestBody: { content } });
  const markdownOf = (config: object): string => new TextDecoder().decode(pageOfA(description, config).markdown);

  it('adds only one line about linking a filled-in form', () => {
    const plain = markdownOf({});
    const line = markdownOf(MOCK)
      .split('\n')
      .find((one) => one.includes('?try='));
    const example = /`(\{.*?\})`/.exec(line ?? '')?.[1] ?? '';
    const form = formOf(pageOfA(description));
    const linked = readLink(example);
    expect([...(linked?.parameters.keys() ?? [])]).toEqual(form.parameters.map(parameterKey));
    expect(linked?.body).toEqual({ type: form.body?.content[0]?.type, value: {} });
    expect(markdownOf(MOCK).replace(`${line}\n\n`, '')).toBe(plain);
  });
});

describe('a verified operation', () => {
  const parameters = [{ name: 'page', in: 'query', description: 'The page.', schema: { type: 'integer' } }];
  const get = { operationId: 'a', parameters, responses: { 200: { description: 'OK' } } };
  const compile = (operation: object, verified?: VerifiedStamp) =>
    compileDescription(openapi({ '/a': { get: operation, delete: { ...get, operationId: 'b' } } }), {
      tryIt: { mode: 'mock' },
      ...(verified === undefined ? {} : { verified: { 'GET /a': verified } }),
    });
  const tryIt = compile(get).api.pages.find(({ path }) => path === '/api/a')?.tryIt as CompiledTryIt;
  const stamp = { date: '2026-11-22', release: '2.1', fingerprint: fingerprintOperation(parseTryIt(tryIt)) };

  it('has the date and the version on its page and in Markdown', () => {
    const verified = compile(get, stamp);
    const markdown = verified.api.pages.find(({ path }) => path === '/api/a')?.markdown;
    expect(verified.html('/api/a')).toContain(
      '<p>Verified on <time dateTime="2026-11-22">Nov 22, 2026</time> (version 2.1)</p>',
    );
    expect(new TextDecoder().decode(markdown)).toContain('\nVerified on 2026-11-22 (version 2.1).\n');
  });

  it('loses them when its requests or responses change, but not for another text', () => {
    const isVerified = (operation: object): boolean => compile(operation, stamp).html('/api/a').includes('Verified on');
    expect(isVerified({ ...get, description: 'Lists all.', parameters: [{ ...parameters[0], description: '' }] })).toBe(
      true,
    );
    expect(isVerified({ ...get, parameters: [{ ...parameters[0], schema: { type: 'string' } }] })).toBe(false);
    expect(isVerified({ ...get, responses: { 202: { description: 'OK' } } })).toBe(false);
  });

  it('does not affect other operations', () => {
    expect(compile(get, stamp).html('/api/b')).toBe(compile(get).html('/api/b'));
  });
});

describe('the schemas of a form', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const bodyOf = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });

  it('occur once each, without properties that only the page needs', () => {
    const Node = { type: 'object', description: 'x'.repeat(1_000), properties: { next: ref('Node') } };
    const responses = { 200: { description: 'OK', ...bodyOf('Node') }, '4XX': { description: 'Bad' } };
    const document = withOperation({ requestBody: bodyOf('Node'), responses }, { components: { schemas: { Node } } });
    const page = pageOfA(document);
    const form = formOf(page);
    expect(form.$defs).toEqual({ Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } } });
    expect(form.body?.content[0]?.schema).toEqual({ $ref: '#/$defs/Node' });
    expect(form.statuses).toEqual(['200', '4XX']);
    expect(answersOf(page).responses['200']?.content[0]?.type).toBe('application/json');
  });

  it('are limited: schemas that do not fit allow anything', () => {
    const schemas = named('S', 80, (index) => ({
      type: 'object',
      properties: { next: ref(`S${index + 1}`), a: { pattern: 'x'.repeat(1_000) } },
    }));
    const page = pageOfA(withOperation({ requestBody: bodyOf('S0') }, { components: { schemas } }));
    expect(page.tryIt?.form.byteLength).toBeLessThan(60_000);
    expect(Object.values(formOf(page).$defs).at(-1)).toEqual({ 'x-omitted': true });
  });
});

describe('the servers of a form', () => {
  it('have all variables of their URLs, described or not', () => {
    const variables = { region: { default: 'eu' }, path: { default: '' } };
    const form = formOf(
      pageOfA(withOperation({}, { servers: [{ url: 'https://{host}/{region}{path}/{host}', variables }] })),
    );
    const [server] = form.servers;
    expect(server?.variables).toEqual([{ name: 'region', value: 'eu' }, { name: 'path', value: '' }, { name: 'host' }]);
    expect(fillServer(server as TryItServer)).toBe('https://{host}/eu/{host}');
    const given = { region: '', path: '/v2', host: 'x.test' };
    expect(fillServer(server as TryItServer, given)).toBe('https://x.test/eu/v2/x.test');
  });
});

describe('the form of a description with huge values', () => {
  const string = { type: 'string' };
  const encoding = named('n', 2_000, () => ({ contentType: 'a/b' }));
  const json = (content: object): object => ({ requestBody: { content: { 'application/json': content } } });

  it.each([
    ['fields of a body', json({ schema: { type: 'object', properties: named('n', 3_000, () => string) } })],
    ['parameters', { parameters: many(2_000, (index) => ({ name: `p${index}`, in: 'query', schema: string })) }],
    ['values of a list', { parameters: [{ name: 'a', in: 'query', schema: { enum: many(2_000, String) } }] }],
    [
      'variables',
      { servers: [{ url: 'https://api.example.com/', variables: named('n', 2_000, () => ({ default: 'x' })) }] },
    ],
    ['security alternatives', { security: many(2_000, (index) => ({ [`scheme${index}`]: [] })) }],
    ['encodings', { requestBody: { content: { 'multipart/form-data': { schema: {}, encoding } } } }],
    ['text in an example', json({ example: 'x'.repeat(1_000_000) })],
  ])('stays small: %s', (_, extra) => {
    const form = pageOfA(withOperation(extra)).tryIt?.form ?? '';
    expect(gzipSync(form).byteLength).toBeGreaterThan(0);
    expect(gzipSync(form).byteLength).toBeLessThanOrEqual(8 * 1024);
  });
});

describe('findConnectSources()', () => {
  const connect = (url: string, variables: object): readonly string[] =>
    compileDescription(withOperation({}, { servers: [{ url, variables }] }), { tryIt: { mode: 'direct' } }).api.connect;

  it.each([
    ['https://api.example.com/v1', ['https://api.example.com']],
    ['https://{region}.example.com:8443/', ['https://*.example.com:8443']],
    ['https://api.example.{tld}/', ['https://api.example.com']],
    ['https://api.example.com:{port}/', ['https://api.example.com:8443']],
    // A wildcard would allow any host below a shared suffix.
    ['https://{region}.com', ['https://eu.com']],
    ['https://{region}.co.uk', ['https://eu.co.uk']],
    ['https://{region}', ['https://eu']],
    ["https://a.example.com; script-src 'unsafe-inline'", []],
    ['javascript:alert(1)', []],
    ['file:///etc/passwd', []],
    ['/relative', []],
  ])('returns for %s: %j', (url, expected) => {
    const variables = { region: { default: 'eu' }, tld: { default: 'com' }, port: { default: '8443' } };
    expect(connect(url, variables)).toEqual(expected);
  });

  it('includes each described value of a variable', () => {
    const variables = { region: { default: 'eu', enum: ['eu', 'us'] } };
    const expected = ['https://eu.example.com', 'https://us.example.com'];
    expect(connect('https://{region}.example.com', variables)).toEqual(expected);
  });
});

describe('headers of a mock response', () => {
  it('have one cookie of a list, because lines of Set-Cookie cannot be joined', () => {
    const schema = { type: 'array', items: { type: 'string' }, example: ['a=1; Path=/', 'b=2'] };
    const headers = { 'Set-Cookie': { schema }, 'X-List': { schema } };
    const page = pageOfA(withOperation({ responses: { 200: { description: 'OK', headers } } }));
    expect(answersOf(page).responses['200']?.headers?.map(({ value }) => value)).toEqual([
      'a=1; Path=/',
      'a=1; Path=/,b=2',
    ]);
  });
});
