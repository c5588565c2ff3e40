import { toKey } from '../../request/value/json.ts';
import { type CheckResult, checkValue, toCheckWork } from '../check/check-value.ts';
import type { CheckOptions, ValueFault } from '../check/checker.ts';
import { findContent } from '../exchange/find-response.ts';
import { resolverOf } from '../exchange/prepare-request.ts';
import type { TryItForm, TryItScheme } from '../exchange/record.ts';
import { readBodyValue, toSyntax } from '../read/body-value.ts';
import { type ReceivedParts, readParameter, UNREAD } from './read-parameter.ts';

export interface ReceivedRequest extends ReceivedParts {
  readonly method: string;
  readonly body: Uint8Array;
}

/** The faults of a request, and the status of the response. */
export interface RequestFault {
  readonly status: 400 | 401 | 415;
  readonly faults: readonly FieldFault[];
}

interface FieldFault extends ValueFault {
  /** `path`, `query`, `header`, `cookie`, `body` or `security`. */
  readonly in: string;
  readonly name: string;
}

/** Values of a request that are checked. A bound on CPU: anyone can call the mock. */
const MAX_STEPS = 10_000;

/** Null for a valid request. */
export function checkRequest(form: TryItForm, request: ReceivedRequest): RequestFault | null {
  const scheme = findMissingScheme(form, request);
  if (scheme !== null) return { status: 401, faults: [toFault('security', scheme, 'required')] };
  const options = {
    resolveRef: resolverOf(form.$defs),
    direction: 'request' as const,
    work: toCheckWork(MAX_STEPS),
  };
  const faults = form.parameters.flatMap((parameter): FieldFault[] => {
    const { in: location, name, schema, required, value: example } = parameter;
    const value = readParameter(parameter, request, options);
    // An example of the page may contradict its schema.
    if (value === UNREAD || (value !== undefined && toKey(value) === toKey(example))) return [];
    if (value === undefined) return required ? [toFault(location, name, 'required')] : [];
    return placeFaults(checkValue(value, schema, options), location, name);
  });
  const body = checkBody(form, request, options);
  if (body?.status === 415) return body;
  const all = [...faults, ...(body?.faults ?? [])];
  return all.length === 0 ? null : { status: 400, faults: all };
}

function toFault(location: string, name: string, keyword: string): FieldFault {
  return { in: location, name, pointer: '', keyword, expected: name, found: 'undefined' };
}

function placeFaults({ faults }: CheckResult, location: string, name: string): FieldFault[] {
  return faults.map((fault) => ({ ...fault, in: location, name }));
}

/** The first missing scheme of the first alternative, or null if any alternative is satisfied. */
function findMissingScheme({ security, schemes }: TryItForm, request: ReceivedRequest): string | null {
  const missing = security.map((names) => names.find((name) => !hasCredential(schemes[name], request)) ?? null);
  return missing.length === 0 || missing.includes(null) ? null : (missing[0] ?? null);
}

function hasCredential(scheme: TryItScheme | undefined, { query, header, cookies }: ReceivedRequest): boolean {
  if (scheme === undefined || scheme.kind === 'none') return true;
  const { kind, name } = scheme;
  if (kind === 'query') return query.has(name);
  if (kind === 'cookie') return cookies.has(name);
  const value = header(name) ?? '';
  const wanted = kind === 'basic' ? 'basic' : kind === 'bearer' ? scheme.scheme.toLowerCase() : '';
  return value !== '' && (wanted === '' || value.toLowerCase().startsWith(`${wanted} `));
}

function checkBody({ body }: TryItForm, request: ReceivedRequest, options: CheckOptions): RequestFault | null {
  if (body === null || request.method === 'HEAD') return null;
  const type = request.header('Content-Type') ?? '';
  if (request.body.byteLength === 0 && type === '') {
    return body.required ? { status: 400, faults: [toFault('body', '', 'required')] } : null;
  }
  const content = findContent(body.content, type);
  if (content === undefined) {
    const expected = body.content.map((one) => one.type);
    const fault = { ...toFault('header', 'Content-Type', 'enum'), expected, value: type };
    return { status: 415, faults: [fault] };
  }
  const parsed = readBodyValue(content, type, request.body, options.resolveRef);
  if (parsed === null) return { status: 400, faults: [{ ...toFault('body', '', 'syntax'), expected: toSyntax(type) }] };
  const isExample = body.examples.some(({ value }) => toKey(value) === toKey(parsed.value));
  if (parsed.value === undefined || isExample) return null;
  const faults = placeFaults(checkValue(parsed.value, parsed.schema ?? content.schema, options), 'body', '');
  return faults.length === 0 ? null : { status: 400, faults };
}
