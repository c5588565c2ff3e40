import { matchSegment } from '../../../worker/model/addresses/path-template.ts';
import { decodeOrKeep } from '../../../worker/model/path.ts';
import { toPlaceholder } from '../../../worker/request/make-request.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { isForm } from '../../../worker/request/value/media-type.ts';
import { toPlainValue } from '../../../worker/request/value/plain-value.ts';
import { toFormFields } from '../../../worker/request/write/example-form.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import { percentEncode } from '../../../worker/request/write/percent-encode.ts';
import { readLocation } from '../core/operations/parameters.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { toKebabCase } from '../core/slug.ts';
import { readGivenExamples } from '../examples/given-examples.ts';
import { readBodyEncoding } from '../examples/read-body-encoding.ts';
import { readParameterValue } from '../examples/read-examples.ts';
import { UNKNOWN_TEXT } from '../examples/sampler/sample-scalar.ts';
import type { SampleContext } from './sample-context.ts';
import { firstMediaType, readAnswers } from './success-examples.ts';

interface SentBy {
  readonly operation: Cursor;
  readonly pathTemplate: string;
  readonly parameters: readonly Cursor[];
}

/**
 * Whether samples send a parameter. An example of an optional one shows what could be sent, not that a first request
 * needs it: all filters of a list together find nothing.
 */
export function isSent(parameter: Cursor): boolean {
  return readLocation(parameter) === 'path' || parameter.flag('required');
}

/**
 * The values of the parameters that samples send. A path without examples names what the response shows, so that
 * request and response are about the same resource.
 */
export function readSentValues(
  { operation, pathTemplate, parameters }: SentBy,
  context: SampleContext,
): ReadonlyMap<Cursor, unknown> {
  const found = findInAnswer(operation, pathTemplate);
  return new Map(
    parameters.filter(isSent).map((parameter) => {
      const value = readParameterValue(parameter, context);
      const location = readLocation(parameter);
      if (isGiven(parameter)) return [parameter, withoutEncoding(value, parameter)];
      if (location === 'header') return [parameter, impliedValue(parameter, operation) ?? value];
      if (location !== 'path') return [parameter, value];
      const answered = found(parameter.trimmed('name') ?? '', typeof value);
      return [parameter, answered ?? (value === UNKNOWN_TEXT ? toPlainName(parameter) : value)];
    }),
  );
}

/** The value of a header that follows from media types or security, whatever its schema (OpenAPI 3.2 §4.12.2). */
function impliedValue(parameter: Cursor, operation: Cursor): string | null {
  const name = parameter.trimmed('name')?.toLowerCase();
  if (name === 'accept') return firstMediaType(operation) ?? '*/*';
  return name === 'authorization' ? toPlaceholder({ kind: 'header', name, scheme: '' }) : null;
}

/** Decodes a value for a URL that is given as it is in one, `prod%2Fdb`: what is sent is encoded later. */
export function withoutEncoding(value: unknown, parameter: Cursor): unknown {
  if (!['path', 'query'].includes(readLocation(parameter)) || parameter.flag('allowReserved')) return value;
  if (typeof value !== 'string' || !ENCODED.test(value) || URL_START.test(value)) return value;
  const decoded = decodeOrKeep(value);
  // Escapes within a URL belong to it, unless all of it is encoded.
  return URL_FORMATS.has(parameter.get('schema').object.format) && !URL_START.test(decoded) ? value : decoded;
}

const URL_START = /^[a-z][a-z\d+.-]*:\/\//i;
const URL_FORMATS: ReadonlySet<unknown> = new Set(['uri', 'uri-reference', 'iri', 'iri-reference', 'url']);

/** Text with escapes and the characters that need none in a URL, but for those between the parts of a query. */
const ENCODED = /^[\w.~:@!$'()*,;/?-]*(?:%[\da-f]{2}[\w.~:@!$'()*,;/?-]*)+$/i;

/** Whether the author gives a value. */
function isGiven(parameter: Cursor): boolean {
  const schema = parameter.get('schema').object;
  const isFormatted = schema.pattern !== undefined || schema.format === 'uuid';
  return (
    isFormatted ||
    readGivenExamples(parameter).length > 0 ||
    ['example', 'examples', 'const', 'default', 'enum'].some((key) => schema[key] !== undefined)
  );
}

/** `accountSid` → `account-sid-123`, unless the schema allows no such length. */
function toPlainName(parameter: Cursor): string {
  const text = `${toKebabCase(parameter.trimmed('name') ?? '') || 'value'}-123`;
  const { minLength, maxLength } = parameter.get('schema').object;
  const isTooShort = typeof minLength === 'number' && text.length < minLength;
  const isTooLong = typeof maxLength === 'number' && text.length > maxLength;
  return isTooShort || isTooLong ? UNKNOWN_TEXT : text;
}

/** Maximum number of values that are searched in a response. */
const MAX_SEARCHED = 400;

type Find = (name: string, type: string) => unknown;

/** Finds values of path parameters in the first example of a success: in its own URLs, or in members of the same name. */
function findInAnswer(operation: Cursor, pathTemplate: string): Find {
  const answer = readAnswers(operation)[0]?.value;
  if (!pathTemplate.includes('{') || typeof answer !== 'object' || answer === null) return () => undefined;
  const scalars = listScalars(answer);
  const fromUrl = matchPath(pathTemplate, scalars);
  return (name, type) => {
    const value = fromUrl.get(name) ?? scalars.find(([key]) => key === name)?.[1];
    if (value === undefined || value === '' || String(value).length > 100) return undefined;
    if (type === 'number') return Number.isFinite(Number(value)) ? Number(value) : undefined;
    return type === 'string' && /^[\w.~-]+$/.test(String(value)) ? String(value) : undefined;
  };
}

/** The scalars in a value with their names, outermost first. */
function listScalars(value: object): [name: string, value: string | number][] {
  const scalars: [string, string | number][] = [];
  const queue: object[] = [value];
  for (let next = queue.shift(); next !== undefined && scalars.length < MAX_SEARCHED; next = queue.shift()) {
    for (const [name, member] of Object.entries(next)) {
      if (typeof member === 'string' || typeof member === 'number') scalars.push([name, member]);
      else if (isObject(member) || Array.isArray(member)) queue.push(member);
    }
  }
  return scalars;
}

/** Values of the parameters in the first URL whose path is the template or begins like it. */
function matchPath(pathTemplate: string, scalars: readonly (readonly [string, unknown])[]): Map<string, string> {
  const segments = pathTemplate
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  let best = new Map<string, string>();
  for (const [, value] of scalars) {
    const path = typeof value === 'string' ? /^https?:\/\/[^/]+(\/[^?#{}]*)/.exec(value)?.[1] : undefined;
    if (path === undefined) continue;
    const found = matchSegments(segments, path.split('/').filter(Boolean));
    if (found.size > best.size) best = found;
  }
  return best;
}

/** Matches segments of a template anywhere in a path, because a server's URL may have a path too. */
function matchSegments(template: readonly string[], path: readonly string[]): Map<string, string> {
  const start = path.indexOf(template[0] ?? '');
  const values = new Map<string, string>();
  if (start === -1) return values;
  for (const [index, segment] of template.entries()) {
    const found = matchSegment(segment, path[start + index] ?? '', (text) => text);
    if (found === null) break;
    for (const [name, value] of Object.entries(found)) values.set(name, value);
  }
  return values;
}

/**
 * Serializes a value that describes the whole query (OpenAPI 3.2 §4.12.1), as form fields or as percent-encoded text.
 */
export function writeQueryString(parameter: Cursor, value: unknown): string {
  const [mediaType, holder] = parameter.entries('content')[0] ?? [];
  const fields =
    mediaType !== undefined && holder !== undefined && isForm(mediaType)
      ? toFormFields(toPlainValue(value, MAX_EXAMPLE_BYTES).value, readBodyEncoding(holder))
      : null;
  if (fields !== null)
    return fields.map(({ name, value: text }) => `${percentEncode(name)}=${percentEncode(text)}`).join('&');
  return percentEncode(typeof value === 'string' ? value : (toExactJson(value) ?? ''));
}
