import type { SampleHeader } from '../../../write/message-parts.ts';
import type { SampleRequest } from '../../sample-request.ts';
import {
  findBasicCredentials,
  findOutputFile,
  hasDotSegment,
  isStreamed,
  toSendableRequest,
  withContentType,
} from '../../sendable-request.ts';
import { toPhpBody } from './php-body.ts';
import { toPhpArray, toPhpString } from './php-literal.ts';

/** The request as a PHP script (8.1 or newer) with the curl extension. */
export function generate(request: SampleRequest): string {
  const whole = toSendableRequest(request);
  const basic = findBasicCredentials(whole);
  const sendable = basic === null ? whole : { ...whole, headers: basic.headers };
  const body = toPhpBody(sendable.body);
  const headers = [
    ...(body !== null && body.contentType !== null ? sendable.headers : withContentType(sendable)).map(toHeaderLine),
    ...(body !== null && body.contentType !== null ? [body.contentType] : []),
  ];
  const options = [
    ...toMethodOptions(sendable),
    ...(hasDotSegment(sendable.url) ? ['CURLOPT_PATH_AS_IS => true'] : []),
    ...(basic === null ? [] : [`CURLOPT_USERPWD => ${toPhpString(`${basic.user}:${basic.password}`)}`]),
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => ${toPhpArray(headers, '    ')}`] : []),
    ...(body === null ? [] : [`CURLOPT_POSTFIELDS => ${body.toExpression('    ')}`]),
    isStreamed(sendable)
      ? 'CURLOPT_WRITEFUNCTION => function ($curl, $data) {\n        echo $data;\n\n        return strlen($data);\n    }'
      : 'CURLOPT_RETURNTRANSFER => true',
  ];
  return [
    '<?php',
    '',
    ...(body === null || body.statements.length === 0 ? [] : [...body.statements, '']),
    `$curl = curl_init(${toPhpString(sendable.url)});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '',
    toResult(sendable),
  ].join('\n');
}

function toResult(request: SampleRequest): string {
  const outputFile = findOutputFile(request);
  if (outputFile !== null) return `file_put_contents(${toPhpString(outputFile)}, curl_exec($curl));`;
  return isStreamed(request) ? 'curl_exec($curl);' : 'echo curl_exec($curl);';
}

function toMethodOptions({ method, body }: SampleRequest): string[] {
  if (method === 'HEAD') return ['CURLOPT_NOBODY => true', 'CURLOPT_HEADER => true'];
  const implied = body === null ? 'GET' : 'POST';
  return method === implied ? [] : [`CURLOPT_CUSTOMREQUEST => ${toPhpString(method)}`];
}

/** libcurl drops a header without a value unless a semicolon replaces the colon. */
function toHeaderLine({ name, value }: SampleHeader): string {
  return toPhpString(value === '' ? `${name};` : `${name}: ${value}`);
}
