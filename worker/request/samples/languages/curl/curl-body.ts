import { toPrettyJson } from '../../../value/json-text.ts';
import { toAddedHeaders, toContentDisposition } from '../../../write/content-disposition.ts';
import type { SampleField, SamplePart } from '../../../write/message-parts.ts';
import type { SampleBody } from '../../sample-request.ts';
import { toShellString } from './shell-word.ts';

/** The curl options that send this body, without its Content-Type. */
export function toCurlBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [toData(toCurlJson(body.json))];
    case 'text':
      return [body.text.includes('\0') ? '--data-binary @-' : toData(body.text)];
    case 'file':
      return [`--data-binary ${toShellString(`@${body.fileName}`)}`];
    case 'form':
      return body.fields.map(toFormOption);
    case 'multipart':
      return body.parts.map(toPartOption);
  }
}

/** JSON formatted for an option, which is also what curl sends. */
export function toCurlJson(json: string): string {
  return toPrettyJson(json, '  ');
}

/** `--data` reads a file after a leading `@`; `--data-raw` does not. */
function toData(text: string): string {
  return `${text.startsWith('@') ? '--data-raw' : '--data'} ${toShellString(text)}`;
}

/** curl encodes the value after the first `=`, and expects the name to be encoded already. */
function toFormOption({ name, value }: SampleField): string {
  const encodedName = encodeURIComponent(name).replace(/%5B/g, '[').replace(/%5D/g, ']');
  // Without a name, curl would drop the "=" too. An argument cannot contain NUL.
  if (name === '' || value.includes('\0')) {
    return `--data ${toShellString(`${encodedName}=${encodeURIComponent(value)}`)}`;
  }
  return `--data-urlencode ${toShellString(`${encodedName}=${value}`)}`;
}

function toPartOption(part: SamplePart): string {
  // The name ends at the first "=". A name that is empty or contains "=" needs its own Content-Disposition.
  const named = part.name !== '' && part.name?.includes('=') !== true;
  const head = `${named ? (part.name ?? '') : ''}=`;
  const headers = [...(named ? [] : toContentDisposition(part)), ...toAddedHeaders(part)];
  const disposition = headers.map((header) => `;headers=${quote(header)}`).join('');
  const type = part.mediaType === null ? '' : `;type=${part.mediaType}`;
  const tail = `${type}${disposition}`;
  if (part.kind === 'file') {
    // Quoted text may contain ";" and ",", which otherwise end it.
    const path = /^[\w.-]+(?: [\w.-]+)*$/.test(part.fileName) ? part.fileName : quote(part.fileName);
    return `--form ${toShellString(`${head}@${path}${tail}`)}`;
  }
  if (isPlainContent(part.value)) return `--form ${toShellString(`${head}${part.value}${tail}`)}`;
  if (tail === '') return `--form-string ${toShellString(`${head}${part.value}`)}`;
  return `--form ${toShellString(`${head}${quote(part.value)}${tail}`)}`;
}

/** Whether `--form` accepts the value unchanged: no `@`, `<`, bracket, quote, `;` or surrounding whitespace. */
function isPlainContent(value: string): boolean {
  return /^[^@<()"\s;](?:[^;]*[^;\s])?$/.test(value);
}

function quote(word: string): string {
  return `"${word.replace(/["\\]/g, '\\$&')}"`;
}
