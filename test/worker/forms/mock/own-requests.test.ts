import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTryIt, type TryItRecord } from '../../../../build/openapi/forms/fingerprint-operation.ts';
import { parameterKey, prepareRequest } from '../../../../worker/forms/exchange/prepare-request.ts';
import type { TryItBody, TryItForm, TryItResponses } from '../../../../worker/forms/exchange/record.ts';
import { toTryItWire } from '../../../../worker/forms/exchange/wire.ts';
import { checkRequest, type ReceivedRequest } from '../../../../worker/forms/mock/check-request.ts';
import type { MockResponse } from '../../../../worker/forms/mock/mock-response.ts';
import { respondAsMock } from '../../../../worker/forms/mock/respond-as-mock.ts';
import { checkResponse } from '../../../../worker/forms/response/check-response.ts';
import { toUtf8 } from '../../../../worker/request/value/utf8.ts';
import { type CompiledDescription, compileDescription, openapi } from '../../../build/openapi/api-fixture.ts';
import { sampleWithForms } from '../../../build/openapi/forms/sample-with-forms.ts';
import { createForm } from '../edge/form.ts';

const MOCK = { tryIt: { mode: 'mock' } } as const;

const STYLES: readonly (readonly [location: string, styles: readonly string[]])[] = [
  ['path', ['simple', 'label', 'matrix']],
  ['query', ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']],
  ['header', ['simple']],
  ['cookie', ['form']],
];

const SCHEMAS: readonly object[] = [
  { type: 'integer' },
  { type: 'number', minimum: 0.5 },
  { type: 'boolean' },
  { type: 'string', enum: ['a,b', 'c.d', 'e;f'] },
  { type: ['string', 'null'], format: 'date-time' },
  { oneOf: [{ type: 'integer', minimum: 5 }, { type: 'boolean' }] },
  {
    anyOf: [
      { type: 'array', items: { type: 'integer' } },
      { type: 'string', enum: ['all'] },
    ],
  },
  { type: 'array', items: { type: 'integer' }, minItems: 2 },
  { type: 'array', items: { type: 'number' }, uniqueItems: true },
  { type: 'array', items: { type: 'string', enum: ['a b', 'c|d', 'e,f'] }, minItems: 1, maxItems: 1 },
  { type: 'array', items: { oneOf: [{ type: 'boolean' }, { type: 'integer' }] }, minItems: 3 },
  { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: { type: 'boolean' } } },
  { type: 'object', properties: { list: { type: 'array', items: { type: 'integer' } } }, required: ['list'] },
  { type: 'object', additionalProperties: { type: 'integer' } },
  { allOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { required: ['a'] }] },
];

const TYPES = [
  ...['application/json', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['application/x-ndjson', 'text/plain'],
];

const COMBINATIONS = STYLES.flatMap(([location, styles]) =>
  styles.flatMap((style) => [true, false].map((explode) => ({ in: location, style, explode }))),
);

const [PARAMETERS, DESCRIPTIONS] = [3, TYPES.length * SCHEMAS.length];

/** One of `DESCRIPTIONS` descriptions. No two have the same media type and schema of the body, or the same parameters. */
function generate(index: number): Record<string, unknown> {
  const parameters = Array.from({ length: PARAMETERS }, (_, part) => {
    const number = index * PARAMETERS + part;
    const schema = SCHEMAS[Math.floor(number / COMBINATIONS.length)];
    return { name: `p${part}`, required: true, ...COMBINATIONS[number % COMBINATIONS.length], schema };
  });
  const path = `/a/${parameters.flatMap((one) => (one.in === 'path' ? [`{${one.name}}`] : [])).join('/')}`;
  const schema = SCHEMAS[Math.floor(index / TYPES.length)];
  const body = { required: true, content: { [TYPES[index % TYPES.length] ?? '']: { schema } } };
  const responses = index % 4 < 2 ? { 200: { description: 'OK' } } : { 404: { description: 'No' } };
  return openapi({ [path]: { post: { parameters, requestBody: body, responses } } });
}

/** The operations whose request, as the page shows it, the mock rejects, or answers otherwise than the page says. */
function findRejected(description: string | object): string[] {
  return rejectedOf(compileDescription(description, MOCK));
}

function rejectedOf({ api }: CompiledDescription): string[] {
  return api.pages.flatMap(({ tryIt }) => {
    if (tryIt === undefined) return [];
    const record = parseTryIt(tryIt);
    const fault = check(record);
    const { method, path } = record.form;
    return fault === null ? [] : [`${method} ${path}: ${JSON.stringify(fault, toPlain)}`];
  });
}

function toPlain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** Checks the request with each example of the body, and the response. */
function check({ form, answers }: TryItRecord): unknown {
  const bodies = form.body?.examples.length ? form.body.examples : [null];
  const faults = bodies.map((body) => {
    const request = toReceived(form, body);
    return checkRequest(form, request) ?? checkAnswer(form, answers, respondAsMock(form, answers, request));
  });
  return faults.find((fault) => fault !== null) ?? null;
}

/** How a response differs from the description. One without a documented success has nothing to be compared with. */
function checkAnswer({ method, statuses }: TryItForm, answers: TryItResponses, response: MockResponse): unknown {
  if (!statuses.some((status) => /^[123]|default/.test(status))) return null;
  const { status, headers, body } = response;
  const verdict = checkResponse(
    {
      ...{ method, status, bytes: toUtf8(body), type: headers['Content-Type'] ?? '' },
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    },
    answers,
  );
  const faults = verdict?.faults ?? [null];
  return status < 400 && faults.length === 0 ? null : { status, faults };
}

function toReceived(form: TryItForm, body: TryItBody['examples'][number] | null): ReceivedRequest {
  const sent = form.parameters.flatMap((one) =>
    one.value === undefined ? [] : [[parameterKey(one), one.value] as const],
  );
  const values = {
    serverUrl: 'https://api.example.com',
    parameters: new Map(sent),
    body,
    schemes: form.security[0] ?? [],
    secrets: new Map<string, string>(),
  };
  const wire = toTryItWire(prepareRequest(form, values, 'placeholder'));
  const url = new URL(wire.url);
  const headers = new Headers(wire.headers.map(({ name, value }): [string, string] => [name, toByteString(value)]));
  const pairs = (headers.get('Cookie') ?? '').split('; ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string]);
  return {
    method: form.method,
    path: readPath(form.path, url.pathname),
    query: url.searchParams,
    header: (name) => headers.get(name),
    cookies: new Map(pairs.filter(([name]) => name !== '')),
    body: toUtf8((wire.pieces ?? []).map((piece) => ('text' in piece ? piece.text : '')).join('')),
  };
}

function toByteString(text: string): string {
  return String.fromCharCode(...toUtf8(text));
}

function readPath(written: string, path: string): Record<string, string> {
  const template = written.replace(/[?#].*$/s, '');
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '([^/]*)');
  const [, ...texts] = new RegExp(`^${pattern}$`).exec(path) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(texts[index] ?? '')]));
}

/** Faults of the mock. The examples of real descriptions contradict their schemas now and then. */
const OF_MOCK = /"faults":\[\{"pointer":"","keyword":"(?:contentType|required)"/;

describe('the mock accepts the requests that its pages show, and its responses match the description', () => {
  it('for every operation of the sample', { timeout: 120_000 }, () => {
    expect(rejectedOf(sampleWithForms())).toEqual([]);
  });

  it('for each style of parameters and each type of bodies with each schema', () => {
    expect(DESCRIPTIONS * PARAMETERS).toBe(COMBINATIONS.length * SCHEMAS.length);
    const rejected = Array.from({ length: DESCRIPTIONS }, (_, index) =>
      findRejected(generate(index)).map((one) => `${index} ${one}`),
    );
    expect(rejected.flat()).toEqual([]);
  });

  it('and never says that a valid request is wrong', () => {
    const respond = (responses: TryItResponses['responses']): number => {
      const form = createForm({ statuses: Object.keys(responses) });
      const request = { method: 'GET', path: {}, query: new URLSearchParams(), header: () => null, cookies: new Map() };
      return respondAsMock(form, { responses, $defs: {} }, { ...request, body: new Uint8Array() }).status;
    };
    const error = { content: [] };
    expect(respond({ 400: error, '5XX': error })).toBe(204);
    expect(respond({ 404: error, default: error })).toBe(200);
    expect(respond({ 400: error, 303: error })).toBe(303);
  });

  it('if the only example is too long for a form', () => {
    const example = Array.from({ length: 3_000 }, (_, index) => index + 1_000);
    const content = { 'application/json': { schema: { type: 'array', items: { type: 'integer' } }, example } };
    expect(findRejected(openapi({ '/a': { get: { responses: { 200: { content } } } } }))).toEqual([]);
  });

  it.each(['application/xml; charset=utf-8', 'application/json; profile="https://example.com/a"', 'image/*', 'text/*'])(
    'with responses in %s',
    (type) => {
      const content = { [type]: { schema: { type: 'object', properties: { id: { type: 'integer' } } } } };
      const unknown = { [type]: {} };
      const parameters = [{ name: 'Accept', in: 'header', required: true, schema: { type: 'string' } }];
      const get = { parameters, responses: { 200: { content } } };
      const post = { responses: { 200: { content: unknown } } };
      expect(findRejected(openapi({ '/a': { get, post } }))).toEqual([]);
    },
  );

  it.each([{ type: 'string' }, { type: 'string', format: 'binary' }, { type: 'object' }])(
    'with bodies in application/*: %j',
    (schema) => {
      const content = { 'application/*': { schema } };
      const post = { requestBody: { required: true, content }, responses: { 200: { content } } };
      expect(findRejected(openapi({ '/a': { post } }))).toEqual([]);
    },
  );

  const folder = process.env.DESCRIPTIONS ?? '';
  it.skipIf(!existsSync(folder))('for the descriptions in the folder DESCRIPTIONS', { timeout: 600_000 }, () => {
    const files = readdirSync(folder).map((name) => resolve(folder, name));
    const small = files.filter((file) => statSync(file).size < 2_000_000);
    const rejected = small.flatMap((file) => findRejected(readFileSync(file, 'utf8')).map((one) => `${file} ${one}`));
    expect(rejected.filter((one) => !one.includes('"status":200,"faults":[{') || OF_MOCK.test(one))).toEqual([]);
  });
});
