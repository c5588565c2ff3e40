import type {
  TryItBody,
  TryItCarried,
  TryItContent,
  TryItEncoding,
  TryItForm,
  TryItMode,
  TryItParameter,
  TryItResponseHeader,
  TryItResponses,
  TryItScheme,
  TryItServer,
} from '../../../worker/forms/exchange/record.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isJson, isXml } from '../../../worker/request/value/media-type.ts';
import type { BodyEncoding } from '../../../worker/request/write/body-encoding.ts';
import { toExampleText } from '../../../worker/request/write/example-text.ts';
import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { serializeParameter } from '../../../worker/request/write/write-parameter.ts';
import type { Server } from '../../page/blocks/api/servers/model.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import { readLocation } from '../core/operations/parameters.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { type ExampleValue, textOrValue } from '../examples/given-examples.ts';
import { readBodyEncoding } from '../examples/read-body-encoding.ts';
import {
  readBodySchema,
  readExampleValues,
  readParameterValue,
  sampleExample,
  toParameterText,
} from '../examples/read-examples.ts';
import { UNKNOWN_TEXT } from '../examples/sampler/sample-scalar.ts';
import { isEmptyBody, readSampleBodies } from '../samples/sample-bodies.ts';
import type { SampleContext } from '../samples/sample-context.ts';
import { isSent, readSentValues, withoutEncoding, writeQueryString } from '../samples/sent-values.ts';
import { templateUrl } from '../samples/server-url.ts';
import { toAccept } from '../samples/success-examples.ts';
import { SchemaBundle } from './bundle-schemas.ts';
import { readAlternatives, readSchemes } from './read-schemes.ts';

/** The data of a page's form, as JSON in UTF-8. */
export interface CompiledTryIt {
  readonly form: Uint8Array;
  readonly answers: Uint8Array;
}

/** Form settings of an API. */
interface TryItSettings {
  readonly id: string;
  readonly mode: TryItMode;
  readonly environments?: TryItForm['environments'];
  readonly oauth?: { readonly clientId?: string | undefined } | undefined;
  readonly reports?: boolean | undefined;
}

interface TryItSource {
  readonly source: OperationSource;
  readonly parameters: readonly Cursor[];
  readonly servers: readonly Server[];
  /** The server used in the samples. */
  readonly server: Server | undefined;
  readonly carried: TryItCarried | null;
}

/** Maximum characters of JSON: about 8 KiB and 12 KiB compressed. */
const MAX_FORM_SCHEMAS = 40_000;
const MAX_ANSWER_SCHEMAS = 64_000;
const MAX_EXAMPLES = 4;
const MAX_EXAMPLE_TEXT = 16_384;
/** The same if there is no shorter one. */
const MAX_ONLY_EXAMPLE_TEXT = 65_536;
const MAX_HEADERS = 40;
const MAX_HEADER_TEXT = 500;
/** Maximum characters of all body examples in a form; further ones appear only on the page. */
const MAX_EXAMPLE_VALUES = 100_000;
/** Maximum characters of JSON of a parameter's example. */
const MAX_EXAMPLE_VALUE = 500;
const MAX_SERVERS = 20;
const MAX_VARIABLES = 50;
const MAX_MEDIA_TYPES = 30;
const MAX_ENCODINGS = 200;
/** Above this number, a form only has the parameters that the samples send. */
const MAX_PARAMETERS = 300;

/** Compiles the form of an operation, and its possible responses for the mock. */
export function compileTryIt(from: TryItSource, settings: TryItSettings, context: SampleContext): CompiledTryIt {
  const forForm = new SchemaBundle(MAX_FORM_SCHEMAS, context.messages);
  const forAnswers = new SchemaBundle(MAX_ANSWER_SCHEMAS, context.messages);
  return {
    form: encode(toForm(from, settings, forForm, context), forForm),
    answers: encode(toAnswers(from.source.operation, forAnswers, context), forAnswers),
  };
}

/** Encodes a record as JSON with the schemas as its last member. */
function encode(record: object, bundle: SchemaBundle): Uint8Array {
  const members = toExactJson(record) ?? '{}';
  return new TextEncoder().encode(`${members.slice(0, -1)},"$defs":${bundle.finish()}}`);
}

function toForm(
  { source, parameters, servers, server, carried }: TryItSource,
  settings: TryItSettings,
  bundle: SchemaBundle,
  context: SampleContext,
): Omit<TryItForm, '$defs'> {
  const { operation, method, pathTemplate } = source;
  const { root } = context;
  const requestBody = operation.get('requestBody');
  const hasBody = !isEmptyBody(requestBody) && requestBody.entries('content').length > 0;
  // The media type of the body is the header's value, whatever a parameter says (OpenAPI 3.2 §4.12.2).
  const asked = parameters.filter((one) => !hasBody || !isHeader(one, 'content-type'));
  const alternatives = readAlternatives(operation, root);
  const listed = toServers(servers, server, context);
  const { mode, oauth } = settings;
  const described = readSchemes(alternatives, operation, {
    root,
    serverUrl: listed[0]?.url ?? '',
    canSignIn: mode !== 'mock',
  });
  const { security, schemes } = addAuthorization(alternatives, described, parameters);
  return {
    api: settings.id,
    mode,
    method,
    path: pathTemplate,
    servers: listed,
    parameters: toParameters(asked, readSentValues({ operation, pathTemplate, parameters }, context), {
      bundle,
      context,
    }),
    accept: toAccept(operation),
    body: toBody(operation, bundle, context),
    security,
    schemes,
    ...(oauth?.clientId !== undefined && Object.values(schemes).some(hasSignIn) ? { clientId: oauth.clientId } : {}),
    ...(settings.environments === undefined ? {} : { environments: settings.environments }),
    ...(carried === null ? {} : { carried }),
    ...(settings.reports === true ? { reports: true as const } : {}),
    statuses: operation.entries('responses', { extensions: false }).map(([status]) => status),
  };
}

function isHeader(parameter: Cursor, name: string): boolean {
  return readLocation(parameter) === 'header' && parameter.trimmed('name')?.toLowerCase() === name;
}

/** A required `Authorization` header that is only a parameter is a secret like any other credential. */
function addAuthorization(
  security: string[][],
  schemes: Record<string, TryItScheme>,
  parameters: readonly Cursor[],
): Pick<TryItForm, 'security' | 'schemes'> {
  const isAsked = parameters.some((one) => isHeader(one, 'authorization') && one.flag('required'));
  const isDescribed = Object.values(schemes).some(({ name }) => name.toLowerCase() === 'authorization');
  if (!isAsked || isDescribed) return { security, schemes };
  return {
    security: (security.length === 0 ? [[]] : security).map((names) => [...names, 'Authorization']),
    schemes: { ...schemes, Authorization: { kind: 'header', name: 'Authorization', scheme: '' } },
  };
}

function hasSignIn({ flows, discovery }: TryItScheme): boolean {
  return flows !== undefined || discovery !== undefined;
}

function toServers(
  servers: readonly Server[],
  first: Server | undefined,
  { root, config }: SampleContext,
): TryItServer[] {
  const ordered = [...new Set([first, ...servers])].slice(0, MAX_SERVERS);
  return ordered.map((server): TryItServer => {
    const url = templateUrl(server, root, config.description).replaceAll('%7B', '{').replaceAll('%7D', '}');
    const declared = (server?.variables ?? []).map(({ name, defaultValue, values }) => ({
      name,
      ...(defaultValue === null ? {} : { value: defaultValue }),
      ...(values.length === 0 ? {} : { values }),
    }));
    const used = new Set(Array.from(url.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
    for (const { name } of declared) used.delete(name);
    const undeclared = Array.from(used, (name) => ({ name }));
    const variables = [...declared, ...undeclared].slice(0, MAX_VARIABLES);
    return {
      url,
      ...(server?.name ? { name: server.name } : {}),
      ...(variables.length === 0 ? {} : { variables }),
    };
  });
}

/** Keeps the original order. If there are too many parameters, those that the samples send take precedence. */
function toParameters(
  parameters: readonly Cursor[],
  values: ReadonlyMap<Cursor, unknown>,
  compiling: Compiling,
): TryItParameter[] {
  const sent = parameters.length <= MAX_PARAMETERS ? parameters : parameters.filter(isSent);
  const kept = new Set([...sent, ...parameters].slice(0, Math.max(MAX_PARAMETERS, sent.length)));
  return parameters.filter((one) => kept.has(one)).map((one) => toParameter(one, values.get(one), compiling));
}

interface Compiling {
  readonly bundle: SchemaBundle;
  readonly context: SampleContext;
}

function toParameter(parameter: Cursor, sent: unknown, { bundle, context }: Compiling): TryItParameter {
  const location = readLocation(parameter);
  const [mediaType, holder] = parameter.entries('content')[0] ?? [];
  const { explode } = parameter.object;
  const style = parameter.trimmed('style');
  const toValue = (value: unknown): unknown =>
    location === 'querystring' && value !== undefined
      ? writeQueryString(parameter, value)
      : toParameterText(parameter, value);
  const example =
    sent === undefined ? toValue(withoutEncoding(readParameterValue(parameter, context), parameter)) : undefined;
  return {
    name: parameter.trimmed('name') ?? '',
    in: location,
    ...(location === 'path' || parameter.flag('required') ? { required: true } : {}),
    ...(parameter.flag('deprecated') ? { deprecated: true } : {}),
    ...(style === null ? {} : { style }),
    ...(typeof explode === 'boolean' ? { explode } : {}),
    ...(parameter.flag('allowReserved') ? { allowReserved: true } : {}),
    ...(mediaType === undefined ? {} : { content: mediaType }),
    // A query string is written as it is sent.
    schema: location === 'querystring' ? { type: 'string' } : bundle.add((holder ?? parameter).raw('schema')),
    ...(sent === undefined ? {} : { value: toValue(sent) }),
    ...(isShort(example) ? { example } : {}),
  };
}

function isShort(example: unknown): boolean {
  const json = example === null ? undefined : toExactJson(example);
  return json !== undefined && json.length <= MAX_EXAMPLE_VALUE;
}

function toBody(operation: Cursor, bundle: SchemaBundle, context: SampleContext): TryItBody | null {
  const requestBody = operation.get('requestBody');
  if (isEmptyBody(requestBody)) return null;
  const described = requestBody.entries('content').slice(0, MAX_MEDIA_TYPES);
  const content = described.map(([type, mediaType]): TryItContent => {
    const encoding = toEncoding(readBodyEncoding(mediaType));
    return { type, schema: toContentSchema(mediaType, bundle), ...(encoding === null ? {} : { encoding }) };
  });
  if (content.length === 0) return null;
  const bodies = readSampleBodies(operation, context).slice(0, MAX_EXAMPLES);
  let left = MAX_EXAMPLE_VALUES;
  const isFitting = (value: unknown): boolean => {
    const { length } = toExactJson(value) ?? '';
    const fits = length <= left;
    if (fits) left -= length;
    return fits;
  };
  return {
    ...(requestBody.flag('required') ? { required: true } : {}),
    content,
    examples: bodies.flatMap((body) =>
      body === null || !isFitting(body.value)
        ? []
        : [{ title: body.title, type: body.mediaType, value: body.value ?? null }],
    ),
  };
}

/** The schema of a body. An `itemSchema` (OpenAPI 3.2 §4.14.3) becomes an array of its items. */
function toContentSchema(mediaType: Cursor, bundle: SchemaBundle): unknown {
  const [schema, items] = [mediaType.raw('schema'), mediaType.raw('itemSchema')];
  if (schema.exists || !items.exists) return bundle.add(schema);
  return { type: 'array', items: bundle.add(items) };
}

function toEncoding({ byName, byIndex, ofItems }: BodyEncoding): TryItEncoding | null {
  if (byName.size === 0 && byIndex.length === 0 && ofItems === null) return null;
  return {
    ...(byName.size === 0 ? {} : { byName: Object.fromEntries([...byName].slice(0, MAX_ENCODINGS)) }),
    ...(byIndex.length === 0 ? {} : { byIndex: byIndex.slice(0, MAX_ENCODINGS) }),
    ...(ofItems === null ? {} : { ofItems }),
  };
}

function toAnswers(operation: Cursor, bundle: SchemaBundle, context: SampleContext): Omit<TryItResponses, '$defs'> {
  const responses = operation.entries('responses', { extensions: false }).map(([status, response]) => [
    status,
    {
      content: response.entries('content').map(([type, mediaType]) => ({
        type,
        schema: toContentSchema(mediaType, bundle),
        examples: toExamples(type, mediaType, context),
      })),
      ...toHeaders(response, bundle, context),
    },
  ]);
  return { responses: Object.fromEntries(responses) };
}

/** The response headers, without `Content-Type`, which the content defines (OpenAPI 3.2 §4.17). */
function toHeaders(
  response: Cursor,
  bundle: SchemaBundle,
  context: SampleContext,
): { headers?: TryItResponseHeader[] } {
  const headers = response
    .entries('headers')
    .slice(0, MAX_HEADERS)
    .filter(([name]) => !/^content-type$/i.test(name))
    .flatMap(([name, header]): TryItResponseHeader[] => {
      const given = readParameterValue(header, context);
      // A list is a line for each cookie, which cannot be joined (RFC 9110 §5.3). The first shows what they look like.
      const value: unknown = /^set-cookie$/i.test(name) && Array.isArray(given) ? given[0] : given;
      const style = toParameterStyle('header', null, header.flag('explode'), false);
      const text =
        value === undefined
          ? ''
          : serializeParameter(name, toParameterText(header, value), style).slice(0, MAX_HEADER_TEXT);
      const schema = header.raw('schema');
      return [
        {
          name,
          value: text,
          ...(header.flag('required') ? { required: true } : {}),
          ...(schema.exists ? { schema: bundle.add(schema) } : {}),
          ...(header.flag('explode') ? { explode: true } : {}),
        },
      ];
    });
  return headers.length === 0 ? {} : { headers };
}

/**
 * Examples in the form shown on the page. If they are all long, one of them or a generated one. If there are none, the
 * least that the media type allows: a mock without a body would contradict the description.
 */
function toExamples(type: string, mediaType: Cursor, context: SampleContext): { name: string; text: string }[] {
  const resolveRef = (ref: string): unknown => context.root.follow(ref)?.value;
  const format = { mediaType: type, schema: readBodySchema(mediaType), resolveRef };
  const write = (examples: readonly ExampleValue[]): { name: string; text: string }[] =>
    examples.map((example) => ({
      name: example.name,
      text: example.serialized ?? toExampleText(textOrValue(example, type), format).text,
    }));
  const shown = write(readExampleValues(mediaType, 'response', context).slice(0, MAX_EXAMPLES));
  const short = shown.filter(({ text }) => text.length <= MAX_EXAMPLE_TEXT);
  if (shown.length === 0) return [{ name: '', text: isJson(type) ? '{}' : isXml(type) ? '<xml/>' : UNKNOWN_TEXT }];
  if (short.length > 0) return short;
  const made = write(sampleExample(mediaType, 'response', context));
  return [...shown, ...made].filter(({ text }) => text.length <= MAX_ONLY_EXAMPLE_TEXT).slice(0, 1);
}
