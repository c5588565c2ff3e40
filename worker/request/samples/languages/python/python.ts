import type { SampleRequest } from '../../sample-request.ts';
import {
  acceptsJson,
  findBasicCredentials,
  findOutputFile,
  isNormalizable,
  isStreamed,
  MULTIPART_MEDIA_TYPE,
  toSendableRequest,
} from '../../sendable-request.ts';
import { toPythonBody } from './python-body.ts';
import { toPythonDict, toPythonString } from './python-literal.ts';

// requests has a function for each of these.
const FUNCTIONS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/**
 * The request as a Python 3 script with requests. If requests would rewrite the path or the multipart media type, the
 * script corrects the prepared request before sending it.
 */
export function generate(request: SampleRequest): string {
  const sendable = toSendableRequest(request);
  const corrections = toCorrections(sendable);
  return [
    'import requests',
    '',
    ...(corrections.length === 0 ? [`response = ${toFunctionCall(sendable)}`] : toPreparedCall(sendable, corrections)),
    '',
    ...toResult(sendable),
  ].join('\n');
}

function toFunctionCall(request: SampleRequest): string {
  const url = toPythonString(request.url);
  if (FUNCTIONS.has(request.method)) return toCall(`requests.${request.method.toLowerCase()}`, [url], request);
  return toCall('requests.request', [toPythonString(request.method), url], request);
}

function toPreparedCall(request: SampleRequest, corrections: readonly string[]): string[] {
  const call = toCall('requests.Request', [toPythonString(request.method), toPythonString(request.url)], request);
  return [
    `request = ${call}.prepare()`,
    ...corrections,
    `response = requests.Session().send(request${isStreamed(request) ? ', stream=True' : ''})`,
  ];
}

function toCall(callee: string, positional: readonly string[], request: SampleRequest): string {
  const { contentType, keywords } = toPythonBody(request.body, '    ');
  const basic = findBasicCredentials(request);
  const own = basic?.headers ?? request.headers;
  const headers = [...own, ...(contentType === null ? [] : [{ name: 'Content-Type', value: contentType }])];
  const members = headers.map(({ name, value }): [string, string] => [name, toHeaderValue(value)]);
  const named = [
    ...(members.length === 0 ? [] : [`headers=${toPythonDict(members, '    ')}`]),
    ...(basic === null ? [] : [`auth=(${toPythonString(basic.user)}, ${toPythonString(basic.password)})`]),
    ...keywords,
    ...(isStreamed(request) && callee !== 'requests.Request' ? ['stream=True'] : []),
  ];
  if (named.length === 0) return `${callee}(${positional.join(', ')})`;
  return `${callee}(\n${[...positional, ...named].map((argument) => `    ${argument},\n`).join('')})`;
}

/** requests sends a str header as Latin-1, or rejects it, so UTF-8 is sent as bytes. */
function toHeaderValue(value: string): string {
  return `${toPythonString(value)}${/[^\x20-\x7e\t]/.test(value) ? '.encode()' : ''}`;
}

function toCorrections({ url, body }: SampleRequest): string[] {
  const corrections: string[] = [];
  if (isNormalizable(url)) corrections.push(`request.url = ${toPythonString(url)}`);
  if (
    body?.kind === 'multipart' &&
    body.mediaType !== MULTIPART_MEDIA_TYPE &&
    body.parts.every(({ name }) => name !== null)
  ) {
    const types = `${toPythonString(MULTIPART_MEDIA_TYPE)}, ${toPythonString(body.mediaType)}`;
    corrections.push(`request.headers["Content-Type"] = request.headers["Content-Type"].replace(${types})`);
  }
  return corrections;
}

function toResult(request: SampleRequest): string[] {
  if (request.method === 'HEAD') return ['print(response.headers)'];
  if (isStreamed(request)) return ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'];
  const outputFile = findOutputFile(request);
  if (outputFile !== null)
    return [`with open(${toPythonString(outputFile)}, "wb") as file:`, '    file.write(response.content)'];
  return [acceptsJson(request) ? 'print(response.json())' : 'print(response.text)'];
}
