import { faults, mock } from '../../model/messages/site-locale.ts';
import { mockTexts } from '../../model/messages/site-locales.ts';
import { parseExactJson } from '../../request/value/exact-integers.ts';
import { isJson, toConcreteType } from '../../request/value/media-type.ts';
import { fromUtf8 } from '../../request/value/utf8.ts';
import { describeFault } from '../check/describe-fault.ts';
import { findResponse, isBodyless } from '../exchange/find-response.ts';
import type { TryItForm, TryItResponse, TryItResponseContent, TryItResponses } from '../exchange/record.ts';
import { parseJsonText } from '../read/to-scalar.ts';
import { checkRequest, type ReceivedRequest, type RequestFault } from './check-request.ts';
import { chooseContent } from './choose-content.ts';
import { type MockResponse, toProblem } from './mock-response.ts';
import { type Preferences, readPreferences } from './read-preferences.ts';

/** A request, what it prefers, and the texts of responses to it. */
interface Asked {
  readonly request: ReceivedRequest;
  readonly wish: Preferences;
  readonly t: (typeof mockTexts)[string];
}

/** Mocks the operation of a record, in which integers beyond 2^53 keep their digits. */
export function respondFromRecord(
  { form, responses }: { readonly form: Uint8Array; readonly responses: Uint8Array },
  request: ReceivedRequest,
  locale: string,
): MockResponse {
  const [described, documented] = [form, responses].map((json) => parseExactJson(fromUtf8(json)));
  return respondAsMock(described as TryItForm, documented as TryItResponses, request, locale);
}

/**
 * Mocks an operation: returns the documented response to a valid request, otherwise a 4xx with the invalid fields.
 * `locale`: of a site with several languages.
 */
export function respondAsMock(
  form: TryItForm,
  documented: TryItResponses,
  request: ReceivedRequest,
  locale = '',
): MockResponse {
  const wish = readPreferences(request.header('Prefer') ?? '');
  const t = mockTexts[locale] ?? { faults, mock };
  const asked = { request, wish, t };
  if (wish.code !== null) {
    const described = findResponse(documented, wish.code);
    return described === null
      ? toProblem(400, t.mock.noResponse(wish.code))
      : toResponse(Number(wish.code), described, asked);
  }
  const fault = checkRequest(form, request);
  if (fault !== null) return toFaultResponse(fault, form.statuses, t);
  const status = form.statuses.find((one) => /^[123]/.test(one)) ?? 'default';
  const response = findResponse(documented, status);
  // An error would call a valid request wrong.
  if (response === null) return { status: 204, headers: {}, body: '' };
  return toResponse(toStatus(status), response, asked);
}

function toStatus(key: string): number {
  return /^[1-5](?:\d\d|xx)$/i.test(key) ? Number(key.replace(/x/gi, '0')) : 200;
}

function toResponse(status: number, { content, headers = [] }: TryItResponse, asked: Asked): MockResponse {
  const { wish, t } = asked;
  const { header, method } = asked.request;
  const named = content.filter(({ examples }) => examples.some(({ name }) => name === wish.example));
  if (wish.example !== null && named.length === 0) return toUnknownExample(status, wish.example, content, t);
  const offered = (named.length === 0 ? content : named).map(toConcrete);
  // Clients accept errors in any media type (RFC 9110 §15.5.7).
  const chosen = chooseContent(offered, header('Accept') ?? '') ?? (status < 400 ? null : offered[0]) ?? null;
  if (chosen === null && content.length > 0) {
    const types = offered.map(({ type }) => type);
    return toProblem(406, t.mock.notAcceptable(status), [toListFault('Accept', types, header('Accept'), t)]);
  }
  const isEmpty = isBodyless(status);
  const example = chosen?.examples.find(({ name }) => name === wish.example) ?? chosen?.examples[0];
  return {
    // Interim responses cannot be sent.
    status: Math.max(status, 200),
    headers: {
      ...Object.fromEntries(headers.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]))),
      ...(chosen === null || isEmpty ? {} : { 'Content-Type': toContentType(chosen.type) }),
      ...(wish.applied === '' ? {} : { 'Preference-Applied': wish.applied }),
    },
    body: isEmpty || method === 'HEAD' ? '' : (example?.text ?? ''),
  };
}

function toUnknownExample(
  status: number,
  wanted: string,
  content: TryItResponse['content'],
  t: Asked['t'],
): MockResponse {
  const names = [...new Set(content.flatMap(({ examples }) => examples.map(({ name }) => name)))].filter(Boolean);
  return toProblem(400, t.mock.noExample(status, wanted), [toListFault('Prefer', names, wanted, t)]);
}

/** The fault of a header that asks for something that the mock does not have. */
function toListFault(name: string, expected: readonly string[], value: unknown, t: Asked['t']): Record<string, string> {
  const fault = { keyword: expected.length === 0 ? '' : 'enum', expected, found: '', value };
  return { in: 'header', name, message: describeFault(fault, t.faults) };
}

/** With a type of its range, because a message has one. */
function toConcrete(content: TryItResponseContent): TryItResponseContent {
  const text = content.examples[0]?.text || '{}';
  const general = parseJsonText(text) === text ? 'text/plain' : 'application/json';
  return { ...content, type: toConcreteType(content.type, general) };
}

function toContentType(described: string): string {
  // With any parameters (RFC 9110 §8.3.1).
  const [type = 'application/octet-stream'] = /^\w[!-~]*\/\w[ -~]*$/.exec(described) ?? [];
  const isText = isJson(type) || type.startsWith('text/');
  return isText && !/charset/i.test(type) ? `${type}; charset=utf-8` : type;
}

/** The status is one that the operation documents for invalid requests, if any. */
function toFaultResponse(
  { status, faults: found }: RequestFault,
  statuses: readonly string[],
  t: Asked['t'],
): MockResponse {
  const described = status === 400 && !statuses.includes('400') && statuses.includes('422') ? 422 : status;
  const errors = found.map(({ in: location, name, pointer, ...fault }) => ({
    in: location,
    ...(name === '' ? {} : { name }),
    ...(pointer === '' && location !== 'body' ? {} : { pointer }),
    message: describeFault(fault, t.faults),
  }));
  const { invalid, noCredentials, mediaType } = t.mock;
  return toProblem(described, { 400: invalid, 401: noCredentials, 415: mediaType }[status], errors);
}
