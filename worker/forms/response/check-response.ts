import { isForm, isJson, isNdjson, isXml, parseMediaType } from '../../request/value/media-type.ts';
import { fromUtf8 } from '../../request/value/utf8.ts';
import { checkValue } from '../check/check-value.ts';
import type { ValueFault } from '../check/checker.ts';
import { findContent } from '../exchange/find-content.ts';
import { findResponse } from '../exchange/find-response.ts';
import { resolverOf } from '../exchange/prepare-request.ts';
import type { TryItResponses } from '../exchange/record.ts';
import { readTextBody } from '../read/text-body.ts';

/** The parts of a response that are checked. */
interface CheckedResponse {
  readonly method: string;
  readonly status: number;
  /** Its `Content-Type`, or empty. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * How a response differs from the API description, or null if its status is undocumented. The result contains no
 * values.
 */
export function checkResponse(
  { method, status, type, bytes }: CheckedResponse,
  documented: TryItResponses,
): readonly ValueFault[] | null {
  const response = findResponse(documented, String(status));
  if (response === null) return null;
  const { content: described } = response;
  if (method === 'HEAD' || status === 204 || status === 304) return [];
  if (bytes.byteLength === 0) return described.length === 0 ? [] : [toFault('required', null)];
  if (described.length === 0) return [toFault('undocumented', null)];
  const content = findContent(described, type);
  if (content === undefined)
    return [
      {
        ...toFault(
          'contentType',
          described.map((one) => one.type),
        ),
        found: toEssence(type),
      },
    ];
  const resolveRef = resolverOf(documented.$defs);
  const body = isForm(type) ? { value: undefined } : readTextBody(content, type, fromUtf8(bytes), resolveRef);
  if (body === null) return [toFault('syntax', isXml(type) ? 'XML' : 'JSON')];
  if (body.value === undefined) return [];
  return checkValue(body.value, content.schema, {
    resolveRef,
    direction: 'response',
    strict: isJson(type) || isNdjson(type) || isXml(type),
  }).faults;
}

function toFault(keyword: string, expected: unknown): ValueFault {
  return { pointer: '', keyword, expected, found: 'body' };
}

function toEssence(name: string): string {
  const { type, subtype } = parseMediaType(name);
  return `${type}/${subtype}`.slice(0, 100);
}
