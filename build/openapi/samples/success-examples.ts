import { isObject } from '../../../worker/request/value/json.ts';
import { isFileSchema } from '../../../worker/request/write/example-file.ts';
import { toFragmentId } from '../../base/fragment-ids.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { countValues, type ExampleValue, readGivenExamples } from '../examples/given-examples.ts';
import { parseText } from '../examples/sampler/given-value.ts';

/** The media type or range of the first successful response, or null. */
export function firstMediaType(operation: Cursor): string | null {
  return findSuccess(operation)?.rawEntries('content')[0]?.[0] ?? null;
}

/** The `Accept` header that samples send: null for a range, which clients accept anyway, unless it has a file. */
export function toAccept(operation: Cursor): string | null {
  const [type, content] = findSuccess(operation)?.rawEntries('content')[0] ?? [null];
  const isFile = (): boolean =>
    content !== undefined && isFileSchema(content.resolve().object.schema, (ref) => operation.follow(ref)?.value);
  return type === null || (type.includes('*') && !isFile()) ? null : type;
}

function findSuccess(operation: Cursor): Cursor | undefined {
  const found = operation.rawEntries('responses').find(([status]) => status.startsWith('2'));
  return found?.[1].resolve('responses');
}

/** The examples that an author gives of the first successful response. */
export function readAnswers(operation: Cursor): ExampleValue[] {
  const holder = findSuccess(operation)?.entries('content')[0]?.[1];
  if (holder === undefined) return [];
  return readGivenExamples(holder).map((example) => ({ ...example, value: toData(example.value) }));
}

/**
 * The response example that answers a request, as the end of its fragment id: the one with the request's name, or with
 * most of its values, or the shortest. Null without a choice.
 */
export function findAnswer(answers: readonly ExampleValue[], name: string, sent: readonly unknown[]): string | null {
  if (answers.length < 2) return null;
  const ofName = answers.find((answer) => name !== '' && answer.name === name);
  const ranked = answers.toSorted((a, b) => countValues(a.value) - countValues(b.value));
  const scores = new Map(ranked.map((answer) => [answer, score(answer.value, sent)]));
  const [best] = ranked.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const found = ofName ?? best;
  return found === undefined ? null : toFragmentId([found.name]);
}

/** How much of a request a response repeats: values of the same name, and lists of the same length. */
function score(answer: unknown, sent: readonly unknown[]): number {
  const facts = new Set(listFacts(answer));
  return [...new Set(sent.flatMap((value) => listFacts(toData(value))))].filter((fact) => facts.has(fact)).length;
}

/** The object or list that a text may hold. */
function toData(value: unknown): unknown {
  return parseText(value, ['array', 'object']) ?? value;
}

/** Scalars as `name=value`, texts that look like ids also by themselves, and the lengths of lists. */
function listFacts(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return [`${name}#${value.length}`, ...value.flatMap((item) => listFacts(item, name))];
  if (isObject(value)) return Object.entries(value).flatMap(([key, member]) => listFacts(member, key));
  if (value === null || value === undefined) return [];
  const text = String(value);
  return /^(?=.*\d)[\w-]{6,}$/.test(text) ? [`${name}=${text}`, text] : [`${name}=${text}`];
}
