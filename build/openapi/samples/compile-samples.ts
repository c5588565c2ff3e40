import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { toFragmentId } from '../../base/fragment-ids.ts';
import type { SampleGroup, SampleSet } from '../../page/blocks/api/samples/model.ts';
import type { Server } from '../../page/blocks/api/servers/model.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { toKebabCase } from '../core/slug.ts';
import { toWrittenJson } from '../core/written-numbers.ts';
import { type GivenSample, readGivenSamples, samplesIn, samplesInOthers } from './given-samples.ts';
import { readSampleBodies } from './sample-bodies.ts';
import type { CodeSampleContext } from './sample-context.ts';
import { type BuiltRequest, buildSampleRequest } from './sample-request-builder.ts';
import { type SdkArgument, type SdkSampleValues, toSdkSample } from './sdk.ts';
import { findAnswer, readAnswers } from './success-examples.ts';

/** Further examples of a request body are on the page, but get no samples. */
const MAX_SETS = 4;

/** The code samples of an operation by language, with one set per body example, given or generated. */
export function compileSamples(
  source: OperationSource,
  parameters: readonly Cursor[],
  server: Server | undefined,
  context: CodeSampleContext,
): SampleSet[] {
  if (source.kind === 'webhook') return [];
  const given = readGivenSamples(source.operation);
  const bodies = readSampleBodies(source.operation, context);
  // A given sample sends one body, however many examples there are.
  const answers = readAnswers(source.operation);
  const shown = given.length > 0 ? bodies.slice(0, 1) : bodies.slice(0, MAX_SETS);
  return shown.flatMap((body, index) => {
    const built = buildSampleRequest({ ...source, parameters, server, body }, context);
    // One SDK call per body is enough. The whole body shows what else can be sent.
    const groups = compileGroups({ source, built, given, isWhole: body?.isWhole === true }, context);
    const sent = [body?.value, ...built.parameters.map(({ name, value }) => ({ [name]: value }))];
    const answer = findAnswer(answers, body?.name ?? '', sent);
    const id = toSetId(index, body?.name ?? '');
    return groups.length === 0 ? [] : [{ id, title: body?.title ?? '', answer, groups }];
  });
}

/** `request-2-example-bank`: ends as the ids of response examples do, so that the client finds those of the same name. */
function toSetId(index: number, name: string): string {
  const number = `request-${index + 1}`;
  return name === '' ? number : toFragmentId([number, 'example', name]);
}

/** One request of an operation, before it is written in each language. */
interface SampledRequest {
  readonly source: OperationSource;
  readonly built: BuiltRequest;
  readonly given: readonly GivenSample[];
  /** Whether its body has all fields. */
  readonly isWhole: boolean;
}

function compileGroups(
  { source, built, given, isWhole }: SampledRequest,
  { languages }: CodeSampleContext,
): SampleGroup[] {
  const { chosen, known } = languages();
  let call: SdkCall | null = null;
  const groups = chosen.map(({ language, label, sdk }): SampleGroup => {
    const own = samplesIn(language, given);
    const http = { id: 'http', label: 'HTTP', language: language.highlight, code: language.generate(built.request) };
    const samples = own.length > 0 ? own : [http];
    if (sdk !== undefined && own.length < 2 && !isWhole) {
      call ??= readCall(source, built);
      const code = toSdkSample(sdk.template, { ...call, language });
      samples.push({ id: 'sdk', label: sdk.label, language: language.highlight, code });
    }
    return { id: language.id, label: label ?? language.label, samples };
  });
  return [...groups, ...samplesInOthers(given, known)];
}

/** The call of an SDK, in every language. */
type SdkCall = Omit<SdkSampleValues, 'language'>;

function readCall(source: OperationSource, { parameters, bodyValue }: BuiltRequest): SdkCall {
  const argumentsIn = (location: string): SdkArgument[] =>
    parameters
      .filter((parameter) => parameter.location === location)
      .map(({ name, value }) => ({ name, json: toExactJson(value ?? `{${name}}`) ?? 'null' }));
  return {
    ...nameCall(source),
    operationId: source.operationId ?? source.title,
    path: argumentsIn('path'),
    query: argumentsIn('query'),
    headers: argumentsIn('header').filter(({ name }) => !/^(accept|content-type|authorization)$/i.test(name)),
    body:
      isObject(bodyValue) || Array.isArray(bodyValue)
        ? (toWrittenJson(bodyValue) ?? toExactJson(bodyValue) ?? null)
        : null,
  };
}

/** `listUnpaidInvoices` of the tag Invoices → `invoices`, `list unpaid`. */
function nameCall({ operationId, title, tags }: OperationSource): { resource: string; action: string } {
  const words = toKebabCase(operationId ?? title).split('-');
  const resource = tags[0] ?? words.slice(1).join(' ');
  const known = new Set(toKebabCase(resource).split('-').map(singular));
  const rest = words.filter((word, index) => index === 0 || !known.has(singular(word)));
  return { resource: resource === '' ? 'api' : resource, action: rest.join(' ') };
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
