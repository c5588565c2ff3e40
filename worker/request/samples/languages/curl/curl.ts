import type { SampleHeader } from '../../../write/message-parts.ts';
import type { SampleBody, SampleRequest } from '../../sample-request.ts';
import {
  findBasicCredentials,
  findOutputFile,
  hasDotSegment,
  isStreamed,
  toSendableRequest,
  withContentType,
} from '../../sendable-request.ts';
import { toCurlBody } from './curl-body.ts';
import { toPrintfFormat, toShellString, toShellWord } from './shell-word.ts';

/**
 * The request as a curl command for bash, zsh and other POSIX shells: one option per line, with no value expanded or
 * read from a file. A text body with NUL, which arguments cannot contain, is piped from `printf`.
 */
export function generate(request: SampleRequest): string {
  const sendable = toSendableRequest(request);
  const { method, url, body } = sendable;
  const basic = findBasicCredentials(sendable);
  const outputFile = findOutputFile(sendable);
  const headers = withContentType(basic === null ? sendable : { ...sendable, headers: basic.headers });
  const lines = [
    `${toPipe(body)}curl ${toUrlArgument(url)}`,
    ...toUrlOptions(url),
    ...toMethodOptions(method, body),
    ...(isStreamed(sendable) ? ['--no-buffer'] : []),
    ...(outputFile === null ? [] : [`--output ${toShellWord(outputFile)}`]),
    ...(basic === null ? [] : [`--user ${toShellWord(`${basic.user}:${basic.password}`)}`]),
    ...headers.map((header) => `--header ${toShellString(toHeaderLine(header))}`),
    ...(body === null ? [] : toCurlBody(body)),
  ];
  return lines.join(' \\\n  ');
}

function toPipe(body: SampleBody | null): string {
  return body?.kind === 'text' && body.text.includes('\0') ? `printf ${toPrintfFormat(body.text)} | ` : '';
}

function toUrlArgument(url: string): string {
  return url.startsWith('-') ? `--url ${toShellWord(url)}` : toShellWord(url);
}

function toUrlOptions(url: string): string[] {
  const options: string[] = [];
  if (/[[\]{}]/.test(url)) options.push('--globoff');
  if (hasDotSegment(url)) options.push('--path-as-is');
  return options;
}

function toMethodOptions(method: string, body: SampleBody | null): string[] {
  if (method === 'HEAD') return ['--head'];
  const implied = body === null ? 'GET' : 'POST';
  return method === implied ? [] : [`--request ${toShellWord(method)}`];
}

function toHeaderLine({ name, value }: SampleHeader): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}
