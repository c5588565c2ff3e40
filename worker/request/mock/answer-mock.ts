import { faultsEn } from '../../model/messages/en-faults.ts';
import { describeFault } from '../check/describe-fault.ts';
import { findResponse } from '../try-it/find-response.ts';
import type { TryItAnswers, TryItForm, TryItResponse } from '../try-it/record.ts';
import { isJson, parseMediaType } from '../value/media-type.ts';
import { checkRequest, type ReceivedRequest, type RequestFault } from './check-request.ts';

/** What the mock answers. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** RFC 9457. */
const PROBLEM_TYPE = 'application/problem+json';

/** Plays the API: the described answer for a request that the operation takes, else a 4xx with the fields at fault. */
export function answerMock(form: TryItForm, answers: TryItAnswers, request: ReceivedRequest): MockAnswer {
  const wish = readPreferences(request.header('Prefer') ?? '');
  if (wish.code !== null) {
    const described = findResponse(answers, wish.code);
    return described === null
      ? toProblem(400, `The description has no response ${wish.code}.`)
      : toAnswer(Number(wish.code), described, request, wish.example);
  }
  const fault = checkRequest(form, request);
  if (fault !== null) return toFaultAnswer(fault, form.statuses);
  const status = form.statuses.find((one) => one.startsWith('2')) ?? form.statuses[0] ?? '200';
  const response = findResponse(answers, status) ?? { title: '', content: [] };
  return toAnswer(toStatus(status), response, request, wish.example);
}

interface Preferences {
  readonly code: string | null;
  readonly example: string | null;
}

/** `code=404, example=unknown` (RFC 7240 §2). */
function readPreferences(header: string): Preferences {
  const find = (name: string): string | null =>
    new RegExp(`(?:^|[,;\\s])${name}="?([\\w.-]{1,100})"?`, 'i').exec(header)?.[1] ?? null;
  const code = find('code');
  return { code: code !== null && /^[1-5]\d\d$/.test(code) ? code : null, example: find('example') };
}

function toStatus(key: string): number {
  if (/^[1-5]\d\d$/.test(key)) return Number(key);
  return /^[1-5]xx$/i.test(key) ? Number(key[0]) * 100 : 200;
}

function toAnswer(
  status: number,
  { content }: TryItResponse,
  { header, method }: ReceivedRequest,
  exampleName: string | null,
): MockAnswer {
  // Answers that have no body by definition (RFC 9110 §6.4.1); an interim one cannot be sent.
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  const accepted = header('Accept') ?? '';
  const chosen = content.find(({ type }) => accepts(accepted, type)) ?? content[0];
  const example = chosen?.examples.find(({ name }) => name === exampleName) ?? chosen?.examples[0];
  const headers: Record<string, string> =
    chosen === undefined || isEmpty ? {} : { 'Content-Type': toContentType(chosen.type) };
  return { status: status < 200 ? 200 : status, headers, body: isEmpty ? '' : (example?.text ?? '') };
}

function accepts(header: string, type: string): boolean {
  const { type: main, subtype } = parseMediaType(type);
  return header.split(',').some((part) => {
    const range = parseMediaType(part);
    return range.type === main && range.subtype === subtype;
  });
}

function toContentType(type: string): string {
  const plain = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) ? type : 'application/octet-stream';
  return isJson(plain) || plain.startsWith('text/') ? `${plain}; charset=utf-8` : plain;
}

/** The status is one that the operation describes, where it describes one for faulty requests. */
function toFaultAnswer({ status, faults }: RequestFault, statuses: readonly string[]): MockAnswer {
  const described = status === 400 && !statuses.includes('400') && statuses.includes('422') ? 422 : status;
  const errors = faults.map(({ in: place, name, pointer, ...fault }) => ({
    in: place,
    ...(name === '' ? {} : { name }),
    ...(pointer === '' && place !== 'body' ? {} : { pointer }),
    message: describeFault(fault, faultsEn),
  }));
  return toProblem(described, TITLES[status], errors);
}

const TITLES = {
  400: 'The request does not match the description.',
  401: 'The request has no credentials.',
  413: 'The request is too large.',
  415: 'The operation does not take this media type.',
} as const;

function toProblem(status: number, title: string, errors?: readonly object[]): MockAnswer {
  const body = { title, status, ...(errors === undefined ? {} : { errors }) };
  return {
    status,
    headers: { 'Content-Type': PROBLEM_TYPE },
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2),
  };
}
