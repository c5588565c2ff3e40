import type { SampleHeader } from '../../../write/message-parts.ts';
import type { SampleRequest } from '../../sample-request.ts';
import {
  acceptsJson,
  findBasicCredentials,
  findOutputFile,
  hasDotSegment,
  isStreamed,
  toSendableRequest,
} from '../../sendable-request.ts';
import { type JavaScriptBody, toJavaScriptBody } from './javascript-body.ts';
import { toJavaScriptObject, toJavaScriptString } from './javascript-literal.ts';

// fetch throws for these methods (Fetch §2.2.1).
const FORBIDDEN_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The request as an ES module for Node.js 20 or newer, with `fetch`. Uses `node:http` or `node:https` if `fetch`
 * rejects the request (GET with a body, TRACE) or would resolve `..` in the path.
 */
export function generate(request: SampleRequest): string {
  const sendable = toSendableRequest(request);
  return needsHttpModule(sendable) ? toHttpModuleProgram(sendable) : toFetchProgram(sendable);
}

function needsHttpModule({ method, url, body }: SampleRequest): boolean {
  return FORBIDDEN_METHODS.has(method) || (method === 'GET' && body !== null) || hasDotSegment(url);
}

function toFetchProgram(request: SampleRequest): string {
  const body = toJavaScriptBody(request.body, 'fetch');
  const headers = toHeaderMembers(request.headers, body);
  const options: string[] = [];
  if (request.method !== 'GET') options.push(`method: ${toJavaScriptString(request.method)}`);
  if (headers.length > 0) options.push(`headers: ${toJavaScriptObject(headers, '  ')}`);
  if (body !== null) options.push(`body: ${body.toExpression('  ')}`);
  const url = toJavaScriptString(request.url);
  const call =
    options.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${options.map((option) => `  ${option},\n`).join('')}})`;
  return toProgram(toFileImports(request, body), body?.statements ?? [], [
    `const response = await ${call};`,
    '',
    toFetchResult(request),
  ]);
}

function toFetchResult(request: SampleRequest): string {
  if (request.method === 'HEAD') return 'console.log(response.headers);';
  if (isStreamed(request))
    return `for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(chunk);
}`;
  const outputFile = findOutputFile(request);
  if (outputFile !== null) return toWriteFile(outputFile, 'response.body');
  return `console.log(await response.${acceptsJson(request) ? 'json' : 'text'}());`;
}

function toWriteFile(name: string, content: string): string {
  return `await writeFile(${toJavaScriptString(name)}, ${content});`;
}

function toFileImports(request: SampleRequest, body: JavaScriptBody | null): string[] {
  const names = [
    ...(body?.readsFiles === true ? ['readFile'] : []),
    ...(findOutputFile(request) === null ? [] : ['writeFile']),
  ];
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from 'node:fs/promises';`];
}

function toHttpModuleProgram(request: SampleRequest): string {
  const { method, url } = request;
  const body = toJavaScriptBody(request.body, 'http');
  const headers = toHeaderMembers(request.headers, body);
  // With these methods, Node.js frames a body only if its length is set.
  if (body !== null) headers.push(['Content-Length', 'Buffer.byteLength(body)']);
  const options = [`method: ${toJavaScriptString(method)}`];
  if (hasDotSegment(url)) options.push(`path: ${toJavaScriptString(toRequestTarget(url))}`);
  if (headers.length > 0) options.push(`headers: ${toJavaScriptObject(headers, '    ')}`);
  const reader = acceptsJson(request) ? 'json' : 'text';
  const outputFile = findOutputFile(request);
  const isRead = method !== 'HEAD' && outputFile === null && !isStreamed(request);
  const imports = [
    ...toFileImports(request, body),
    `import { request } from '${url.startsWith('http:') ? 'node:http' : 'node:https'}';`,
    ...(isRead ? [`import { ${reader} } from 'node:stream/consumers';`] : []),
  ];
  const statements = [
    ...(body?.statements ?? []),
    ...(body === null ? [] : [`const body = ${body.toExpression('')};`]),
  ];
  return toProgram(imports, statements, [
    'const response = await new Promise((resolve, reject) => {',
    `  const call = request(${toJavaScriptString(url)}, {`,
    ...options.map((option) => `    ${option},`),
    '  });',
    `  call.on('response', resolve).on('error', reject).end(${body === null ? '' : 'body'});`,
    '});',
    '',
    // An unread response would keep the connection, and the program, open.
    method === 'HEAD'
      ? 'console.log(response.resume().headers);'
      : outputFile !== null
        ? toWriteFile(outputFile, 'response')
        : isStreamed(request)
          ? 'for await (const chunk of response) process.stdout.write(chunk);'
          : `console.log(await ${reader}(response));`,
  ]);
}

function toRequestTarget(url: string): string {
  return url.replace(/^[^:]*:\/\/[^/?]*/, '');
}

function toHeaderMembers(
  headers: readonly SampleHeader[],
  body: JavaScriptBody | null,
): [name: string, expression: string][] {
  const basic = findBasicCredentials({ headers });
  const members = (basic?.headers ?? headers).map(({ name, value }): [string, string] => [name, toHeaderValue(value)]);
  if (basic !== null) {
    const credentials = toJavaScriptString(`${basic.user}:${basic.password}`);
    members.push(['Authorization', `\`Basic \${btoa(${credentials})}\``]);
  }
  if (body !== null && body.contentType !== null) members.push(['Content-Type', body.contentType]);
  return members;
}

/** JavaScript treats header values as bytes (a character above U+00FF throws), so UTF-8 is sent as its bytes. */
function toHeaderValue(value: string): string {
  const literal = toJavaScriptString(value);
  return /[^\x20-\x7e\t]/.test(value) ? `Buffer.from(${literal}).toString('latin1')` : literal;
}

function toProgram(imports: readonly string[], statements: readonly string[], rest: readonly string[]): string {
  const blocks = [imports, statements, rest].filter((lines) => lines.length > 0);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}
