import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { ParameterLocation } from '../../../worker/request/make-request.ts';
import type { SampleRequest } from '../../../worker/request/samples/sample-request.ts';
import { collectOperations } from '../../openapi/core/operations/collect-operations.ts';
import { listParameters, readLocation } from '../../openapi/core/operations/parameters.ts';
import type { Cursor } from '../../openapi/core/references/cursor.ts';
import { Sampler } from '../../openapi/examples/sampler.ts';
import { readCredentials } from '../../openapi/samples/credentials.ts';
import { readGivenSamples } from '../../openapi/samples/given-samples.ts';
import { readSampleBodies } from '../../openapi/samples/sample-bodies.ts';
import { buildSampleRequest } from '../../openapi/samples/sample-request-builder.ts';

/**
 * The number of operations whose generated sample sends an optional parameter. Samples of an author may send any, so
 * their operations do not count.
 */
export function countOptional(root: Cursor, file: string): number {
  const messages = findMessages('en');
  const context = {
    root,
    sampler: new Sampler(messages.reference.exampleTexts),
    config: { description: file },
    messages,
  };
  return collectOperations(root).filter((source) => {
    const { kind, operation } = source;
    if (kind === 'webhook' || readGivenSamples(operation).length > 0) return false;
    const parameters = listParameters(source);
    const secrets = new Set(readCredentials(operation, root).map(({ name }) => name));
    // A query in the path is always sent, such as "?cmd=diff".
    const [pathTemplate = ''] = source.pathTemplate.split('?', 1);
    const parts = { ...source, pathTemplate, parameters, server: undefined };
    return readSampleBodies(operation, context).some((body) => {
      const { request } = buildSampleRequest({ ...parts, body }, context);
      return findOptional(request, parameters).some((name) => !secrets.has(name));
    });
  }).length;
}

/** The names of the optional parameters that a request sends, read from its query, headers and cookies. */
export function findOptional({ url, headers }: SampleRequest, parameters: readonly Cursor[]): string[] {
  const inQuery = (/\?([^#]*)/.exec(url)?.[1] ?? '')
    .split('&')
    .map((field) => decodeURIComponent(field.split('=', 1)[0] ?? '').split('[', 1)[0] ?? '');
  const cookies = headers
    .filter(({ name }) => name === 'Cookie')
    .flatMap(({ value }) => value.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? ''));
  const sent: Readonly<Record<ParameterLocation, readonly string[]>> = {
    path: [],
    query: inQuery,
    querystring: inQuery,
    header: headers.map(({ name }) => name.toLowerCase()),
    cookie: cookies,
  };
  const keyOf = (parameter: Cursor): string => {
    const name = parameter.trimmed('name') ?? '';
    const location = readLocation(parameter);
    return location === 'header' ? name.toLowerCase() : location === 'cookie' ? name : (name.split('[', 1)[0] ?? '');
  };
  const isRequired = (parameter: Cursor): boolean => parameter.flag('required') || readLocation(parameter) === 'path';
  const required = new Set(parameters.filter(isRequired).map((each) => `${readLocation(each)} ${keyOf(each)}`));
  return parameters
    .filter((each) => !isRequired(each) && !required.has(`${readLocation(each)} ${keyOf(each)}`))
    .filter((each) => !IMPLIED.has(keyOf(each)) && sent[readLocation(each)].includes(keyOf(each)))
    .map((each) => each.trimmed('name') ?? '');
}

/** Headers that follow from media types and security schemes (OpenAPI 3.2 §4.12.2). */
const IMPLIED: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);
