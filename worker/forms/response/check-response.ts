import { isJson, isMultipart, isNdjson, isXml } from '../../request/value/media-type.ts';
import { toEssence } from '../../request/value/parse-media-type.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import type { SampleHeader } from '../../request/write/message-parts.ts';
import { checkUndocumented } from '../check/check-undocumented.ts';
import { type CheckResult, checkValue } from '../check/check-value.ts';
import { flattenSchema } from '../check/flatten-schema.ts';
import { findContent, findResponse, isBodyless } from '../exchange/find-response.ts';
import { resolverOf } from '../exchange/prepare-request.ts';
import type { TryItResponse, TryItResponseContent, TryItResponseHeader, TryItResponses } from '../exchange/record.ts';
import { readParts, toSyntax } from '../read/body-value.ts';
import { decodeText, findCharset } from '../read/decode-text.ts';
import { readPairs } from '../read/fields-value.ts';
import { readTextBody } from '../read/text-body.ts';
import { toScalar } from '../read/to-scalar.ts';

/** The parts of a response that are checked. */
interface CheckedResponse {
  readonly method: string;
  readonly status: number;
  /** Its `Content-Type`, or empty. */
  readonly type: string;
  readonly headers: readonly SampleHeader[];
  /** Whether a browser may hide headers, as it does in responses of other origins (Fetch §3.3.6). */
  readonly hidesHeaders?: boolean;
  readonly bytes: Uint8Array;
}

/** Compares a response with the API description. Null if its status is undocumented. The result contains no values. */
export function checkResponse(response: CheckedResponse, documented: TryItResponses): CheckResult | null {
  const described = findResponse(documented, String(response.status));
  if (described === null) return null;
  const parts = [checkHeaders(response, described, documented), checkBody(response, described, documented)];
  return { faults: parts.flatMap(({ faults }) => faults), unchecked: parts.flatMap(({ unchecked }) => unchecked) };
}

const NOTHING: CheckResult = { faults: [], unchecked: [] };

/** Required headers, and the values of all. */
function checkHeaders(
  { headers, hidesHeaders = false }: CheckedResponse,
  { headers: described = [] }: TryItResponse,
  { $defs }: TryItResponses,
): CheckResult {
  const resolveRef = resolverOf($defs);
  const results = described.map((header): CheckResult => {
    const { name, required, schema } = header;
    const values = headers.flatMap((one) => (one.name.toLowerCase() === name.toLowerCase() ? one.value : []));
    const pointer = `header ${name}`;
    const unchecked = [{ pointer, keyword: 'header', rule: name }];
    if (values.length === 0) {
      if (required !== true) return NOTHING;
      return hidesHeaders
        ? { faults: [], unchecked }
        : { faults: [{ pointer, keyword: 'required', expected: name, found: 'undefined' }], unchecked: [] };
    }
    if (schema === undefined) return NOTHING;
    const value = readHeader(values, header, resolveRef);
    if (value === undefined) return { faults: [], unchecked };
    const { faults } = checkValue(value, schema, { resolveRef, direction: 'response' });
    return { faults: faults.map((fault) => ({ ...fault, pointer })), unchecked: [] };
  });
  return { faults: results.flatMap(({ faults }) => faults), unchecked: results.flatMap(({ unchecked }) => unchecked) };
}

function checkBody(
  response: CheckedResponse,
  { content: described }: TryItResponse,
  documented: TryItResponses,
): CheckResult {
  const { method, status, type, bytes } = response;
  if (method === 'HEAD' || isBodyless(status)) return NOTHING;
  if (bytes.byteLength === 0) return described.length === 0 ? NOTHING : toFault('required', null);
  if (described.length === 0) return toFault('undocumented', null);
  const content = findContent(described, type);
  if (content !== undefined) return checkContent(response, content, documented);
  const expected = described.map((one) => one.type);
  return toFault('contentType', expected, toShortType(type));
}

function checkContent(
  { type, bytes }: CheckedResponse,
  content: TryItResponseContent,
  { $defs }: TryItResponses,
): CheckResult {
  const resolveRef = resolverOf($defs);
  const { types, branches } = flattenSchema(content.schema, resolveRef);
  // Bytes have no value to compare.
  if (types.length === 0 && branches.length === 0 && !isJson(type) && !isXml(type)) return NOTHING;
  const text = isMultipart(type) ? '' : decodeText(bytes, type);
  if (text === null) return toUnchecked('charset', findCharset(bytes, type));
  const body = isMultipart(type)
    ? readParts(content, type, bytes, resolveRef)
    : readTextBody(content, type, text, resolveRef);
  if (body === null) return toFault('syntax', toSyntax(type));
  if (body.value === undefined)
    return types.length === 1 && types[0] === 'string' ? NOTHING : toUnchecked('body', toShortType(type));
  return checkValue(body.value, body.schema ?? content.schema, {
    resolveRef,
    direction: 'response',
    ...(isJson(type) || isNdjson(type) || isXml(type) ? { checkUndocumented } : {}),
  });
}

function toFault(keyword: string, expected: unknown, found = 'body'): CheckResult {
  return { faults: [{ pointer: '', keyword, expected, found }], unchecked: [] };
}

function toUnchecked(keyword: string, rule: string): CheckResult {
  return { faults: [], unchecked: [{ pointer: '', keyword, rule }] };
}

function toShortType(type: string): string {
  return toEssence(type).slice(0, 100);
}

/**
 * The value of a header, whose style is `simple` (OpenAPI 3.2 §4.12); undefined if its schema has alternatives. Only
 * `Set-Cookie` has several lines, which are its items: a comma may be in a date (RFC 9110 §5.3).
 */
function readHeader(
  values: readonly string[],
  { name, schema, explode }: TryItResponseHeader,
  resolveRef: ResolveRef,
): unknown {
  const [text = ''] = values;
  const flat = flattenSchema(schema, resolveRef);
  const { types, branches } = flat;
  if (branches.length > 0) return undefined;
  const isArray = types.includes('array');
  if (!isArray && !types.includes('object')) return toScalar(text, types);
  // Recipients ignore white space and empty items (RFC 9110 §5.6.1).
  const pieces = /^set-cookie$/i.test(name) ? values : text.split(',').flatMap((piece) => piece.trim() || []);
  if (!isArray)
    return readPairs(explode ? pieces.flatMap((piece) => piece.split(/=(.*)/s, 2)) : pieces, flat, resolveRef);
  const item = flattenSchema(flat.items, resolveRef);
  return pieces.map((piece) => toScalar(piece, item.types));
}
