import kebabCase from 'lodash.kebabcase';
import type { CodeSample, SampleGroup, SampleSet } from '../../../worker/model/api-samples.ts';
import type { Server } from '../../../worker/model/api-servers.ts';
import type { ApiContext } from '../api-context.ts';
import type { OperationSource } from '../collect-operations.ts';
import type { Cursor } from '../cursor.ts';
import { toExactJson } from '../read/exact-integers.ts';
import { isObject } from '../read/json.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from './languages/languages.ts';
import { type BuiltRequest, buildSampleRequest, readSampleBodies } from './sample-request-builder.ts';
import { type SdkArgument, toSdkSample } from './sdk.ts';

/** Examples of a request body beyond these are shown with the body alone. */
const MAX_SETS = 4;

/**
 * The code samples of an operation for each example that its body has, by language: those that the description gives,
 * else generated; with SDK variants.
 */
export function compileSamples(
  source: OperationSource,
  parameters: readonly Cursor[],
  server: Server | undefined,
  context: ApiContext,
): SampleSet[] {
  if (source.kind === 'webhook') return [];
  const given = readGivenSamples(source.operation);
  const bodies = readSampleBodies(source.operation, context);
  // A sample that the description gives sends one body, whatever the examples are.
  const shown = given.length > 0 ? bodies.slice(0, 1) : bodies.slice(0, MAX_SETS);
  return shown.map((body, index) => {
    const built = buildSampleRequest({ ...source, parameters, server, body }, context);
    const groups = compileGroups(source, built, given, context);
    return { id: `request-${index + 1}`, title: body?.title ?? '', groups };
  });
}

function compileGroups(
  source: OperationSource,
  built: BuiltRequest,
  given: readonly GivenSample[],
  { config }: ApiContext,
): SampleGroup[] {
  const configured =
    config.samples ?? SAMPLE_LANGUAGES.map(({ id }) => ({ language: id, label: undefined, sdk: undefined }));
  const groups = configured.flatMap(({ language: id, label, sdk }): SampleGroup[] => {
    const language = SAMPLE_LANGUAGES.find((candidate) => candidate.id === id);
    if (language === undefined) return [];
    const own = given
      .filter((sample) => matches(sample, language))
      .map((sample, index) => toSample(sample, language, index));
    const http = { id: 'http', label: 'HTTP', language: language.highlight, code: language.generate(built.request) };
    const samples = own.length > 0 ? own : [http];
    if (sdk !== undefined && own.length < 2) {
      const code = sdkSample(sdk.template, language, source, built);
      samples.push({ id: 'sdk', label: sdk.label, language: language.highlight, code });
    }
    return [{ id: language.id, label: label ?? language.label, samples }];
  });
  return [...groups, ...otherLanguages(given)];
}

interface GivenSample {
  readonly lang: string;
  readonly label: string | null;
  readonly source: string;
}

/** All that `x-codeSamples`, its other spellings and ReadMe's `x-readme` give, each sample once. */
function readGivenSamples(operation: Cursor): GivenSample[] {
  const samples = [
    ...GIVEN_KEYS.flatMap((key) => operation.rawItems(key).flatMap(readGivenSample)),
    ...operation.get('x-readme').rawItems('code-samples').flatMap(readReadmeSample),
  ];
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}

const GIVEN_KEYS = ['x-codeSamples', 'x-code-samples', 'x-code-sample'];

function readGivenSample(sample: Cursor): GivenSample[] {
  const source = sample.text('source');
  if (source === null) return [];
  return [{ lang: sample.trimmed('lang') ?? 'text', label: sample.trimmed('label'), source: source.trimEnd() }];
}

/** The same thing in the words of ReadMe. */
function readReadmeSample(sample: Cursor): GivenSample[] {
  const source = sample.text('code');
  if (source === null) return [];
  return [{ lang: sample.trimmed('language') ?? 'text', label: sample.trimmed('name'), source: source.trimEnd() }];
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  curl: ['curl', 'shell', 'bash', 'sh', 'cli'],
  javascript: ['javascript', 'js', 'node', 'nodejs', 'node.js', 'typescript', 'ts'],
  php: ['php'],
  python: ['python', 'py', 'python3'],
};

function matches(sample: GivenSample, language: SampleLanguage): boolean {
  return (ALIASES[language.id] ?? []).includes(sample.lang.toLowerCase());
}

function toSample({ label, lang, source }: GivenSample, language: SampleLanguage, index: number): CodeSample {
  return {
    id: kebabCase(label ?? '') || `sample-${index + 1}`,
    label: label ?? lang,
    language: language.highlight,
    code: source,
  };
}

/** Samples in languages that the site does not generate stand after the others. */
function otherLanguages(given: readonly GivenSample[]): SampleGroup[] {
  const others = given.filter((sample) => !SAMPLE_LANGUAGES.some((language) => matches(sample, language)));
  const names = [...new Set(others.map(({ lang }) => lang))];
  return names.map((lang) => {
    const id = kebabCase(lang) || 'other';
    const samples = others.filter((sample) => sample.lang === lang);
    return {
      id,
      label: (samples.length === 1 ? samples[0]?.label : null) ?? lang,
      samples: samples.map(({ label, source }, index) => ({
        id: `${id}-${index + 1}`,
        label: label ?? lang,
        language: lang.toLowerCase(),
        code: source,
      })),
    };
  });
}

function sdkSample(
  template: string,
  language: SampleLanguage,
  source: OperationSource,
  { parameters, bodyValue }: BuiltRequest,
): string {
  const place = (name: string): SdkArgument[] =>
    parameters
      .filter((parameter) => parameter.place === name)
      .map((parameter) => ({
        name: parameter.name,
        json: toExactJson(parameter.value ?? `{${parameter.name}}`) ?? 'null',
      }));
  const { resource, action } = nameCall(source);
  return toSdkSample(template, {
    language: language.id,
    operationId: source.operationId ?? source.title,
    resource,
    action,
    path: place('path'),
    query: place('query'),
    headers: place('header').filter(({ name }) => !/^(accept|content-type|authorization)$/i.test(name)),
    body: isObject(bodyValue) || Array.isArray(bodyValue) ? (toExactJson(bodyValue) ?? null) : null,
    settings: {},
  });
}

/** `listUnpaidInvoices` of the tag Invoices → `invoices`, `list unpaid`. */
function nameCall({ operationId, title, tags }: OperationSource): { resource: string; action: string } {
  const words = kebabCase(operationId ?? title).split('-');
  const resource = tags[0] ?? words.slice(1).join(' ');
  const known = new Set(kebabCase(resource).split('-').map(singular));
  const rest = words.filter((word, index) => index === 0 || !known.has(singular(word)));
  return { resource: resource === '' ? 'api' : resource, action: rest.join(' ') };
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
