import type { Server } from '../../../worker/model/api-servers.ts';
import type { Cursor } from '../core/cursor.ts';
import { toExactJson } from '../core/exact-integers.ts';
import { readGivenExamples } from '../examples/given-examples.ts';
import type { SampleHeader } from '../examples/message-parts.ts';
import { serializeParameter, toParameterStyle } from '../examples/parameter-style.ts';
import { percentEncode } from '../examples/percent-encode.ts';
import { writeQueryString } from '../examples/query-string.ts';
import { readParameterValue } from '../examples/read-examples.ts';
import { UNKNOWN_TEXT } from '../examples/sampler/sample-scalar.ts';
import { toSampleBody } from './body.ts';
import { type Credential, readCredentials } from './credentials.ts';
import type { SampleBodyValue } from './sample-bodies.ts';
import type { SampleContext } from './sample-context.ts';
import type { SampleRequest } from './sample-request.ts';
import { concreteUrl } from './server-url.ts';

/** A request that a developer could send, with the example values it is made of. */
export interface BuiltRequest {
  readonly request: SampleRequest;
  readonly parameters: readonly ParameterValue[];
  /** Undefined for no body. */
  readonly bodyValue: unknown;
}

export interface ParameterValue {
  readonly place: string;
  readonly name: string;
  readonly value: unknown;
}

interface RequestParts {
  readonly method: string;
  readonly pathTemplate: string;
  readonly operation: Cursor;
  readonly parameters: readonly Cursor[];
  readonly server: Server | undefined;
  readonly body: SampleBodyValue | null;
}

/** Placeholders for secrets. */
const CREDENTIALS = { bearer: 'YOUR_ACCESS_TOKEN', basic: btoa('username:password'), key: 'YOUR_API_KEY' } as const;

/** Builds the sample request of an operation: every required parameter, those with a given example, the first body. */
export function buildSampleRequest(
  { method, pathTemplate, operation, parameters, server, body }: RequestParts,
  context: SampleContext,
): BuiltRequest {
  const values = parameters
    .filter(isSent)
    .map((parameter) => ({ parameter, value: readSentValue(parameter, context) }));
  const url = new RequestUrl(concreteUrl(server, context.root, context.config.description), pathTemplate);
  const headers: SampleHeader[] = [];
  const cookies: string[] = [];
  for (const { parameter, value } of values) {
    const name = parameter.trimmed('name') ?? '';
    const text = serialize(parameter, name, value);
    const place = parameter.trimmed('in');
    if (place === 'path') {
      if (value !== undefined) url.fill(name, text);
    } else if (place === 'header') headers.push({ name, value: text });
    else if (place === 'cookie') cookies.push(text);
    else if (place === 'querystring') url.query.push(writeQueryString(parameter, value));
    else if (text !== '') url.query.push(text);
  }
  for (const credential of readCredentials(operation, context.root)) addCredential(credential, url, headers, cookies);
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') });
  const accept = firstMediaType(operation);
  if (accept !== null && !hasHeader(headers, 'Accept')) headers.unshift({ name: 'Accept', value: accept });
  return {
    request: {
      method,
      url: url.toString(),
      headers: headers.filter(({ name }) => body === null || !/^content-type$/i.test(name)),
      body:
        body === null
          ? null
          : toSampleBody(
              body.value,
              body.mediaType,
              body.schema,
              (ref) => context.root.follow(ref)?.value,
              body.encoding,
            ),
    },
    parameters: values.map(({ parameter, value }) => ({
      place: parameter.trimmed('in') ?? 'query',
      name: parameter.trimmed('name') ?? '',
      value,
    })),
    bodyValue: body?.value,
  };
}

class RequestUrl {
  readonly query: string[] = [];
  readonly #base: string;
  #path: string;

  constructor(base: string, pathTemplate: string) {
    // A fragment tells operations of one path apart; it is not sent (RFC 3986 §3.5).
    const [path = '', query] = pathTemplate.replace(/#.*/s, '').split('?', 2);
    this.#base = base;
    this.#path = path.startsWith('/') ? path : `/${path}`;
    if (query) this.query.push(query);
  }

  fill(name: string, text: string): void {
    this.#path = this.#path.replaceAll(`{${name}}`, () => text);
  }

  toString(): string {
    const path = this.#path.replace(/[^\w\-.~!$&'()*+,;=:@/%{}]/gu, (character) => percentEncode(character));
    return `${this.#base}${path}${this.query.length === 0 ? '' : `?${this.query.join('&')}`}`;
  }
}

/** Optional parameters without an example would only make the sample longer; a key that makes retries safe belongs to it. */
function isSent(parameter: Cursor): boolean {
  const place = parameter.trimmed('in');
  if (place === 'path' || parameter.flag('required')) return true;
  if (place === 'header' && /^idempotency-key$/i.test(parameter.trimmed('name') ?? '')) return true;
  const isQuery = place === 'query' || place === 'querystring';
  if (!isQuery || parameter.flag('deprecated')) return false;
  const content = parameter.entries('content').map(([, mediaType]) => mediaType);
  return [parameter, ...content].some((holder) => readGivenExamples(holder).length > 0);
}

/** Undefined for a path parameter that nothing is known of: the path keeps its placeholder. */
function readSentValue(parameter: Cursor, context: SampleContext): unknown {
  const value = readParameterValue(parameter, context);
  return parameter.trimmed('in') === 'path' && value === UNKNOWN_TEXT ? undefined : value;
}

function serialize(parameter: Cursor, name: string, value: unknown): string {
  const explode = parameter.object.explode;
  const style = toParameterStyle(
    parameter.trimmed('in') ?? 'query',
    parameter.trimmed('style'),
    typeof explode === 'boolean' ? explode : null,
    parameter.flag('allowReserved'),
  );
  const text = parameter.has('content') ? toExactJson(value) : value;
  return serializeParameter(name, text ?? `{${name}}`, style);
}

function addCredential(
  { kind, name, scheme }: Credential,
  url: RequestUrl,
  headers: SampleHeader[],
  cookies: string[],
): void {
  if (kind === 'none' || (kind !== 'query' && kind !== 'cookie' && hasHeader(headers, name))) return;
  if (kind === 'query') url.query.push(`${percentEncode(name)}=${CREDENTIALS.key}`);
  else if (kind === 'cookie') cookies.push(`${name}=${CREDENTIALS.key}`);
  else if (kind === 'header') headers.push({ name, value: CREDENTIALS.key });
  else
    headers.push({ name, value: kind === 'basic' ? `Basic ${CREDENTIALS.basic}` : `${scheme} ${CREDENTIALS.bearer}` });
}

function hasHeader(headers: readonly SampleHeader[], name: string): boolean {
  return headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
}

/** The media type of the first successful response. */
function firstMediaType(operation: Cursor): string | null {
  const success = operation.entries('responses').find(([status]) => status.startsWith('2'));
  const name = success?.[1].rawEntries('content')[0]?.[0];
  return name === undefined || name.includes('*') ? null : name;
}
