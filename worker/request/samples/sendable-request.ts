import { isBinary, isEventStream, isNdjson } from '../value/media-type.ts';
import { fromBase64, toBase64, toUtf8 } from '../value/utf8.ts';
import { toFileName as toNamedFile } from '../write/example-file.ts';
import type { SampleField, SampleHeader, SamplePart } from '../write/message-parts.ts';
import { toWellFormed } from '../write/percent-encode.ts';
import type { SampleBody, SampleRequest } from './sample-request.ts';

export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';
export const MULTIPART_MEDIA_TYPE = 'multipart/form-data';

const NOT_TOKEN = /[^!#$%&'*+.^_`|~0-9A-Za-z-]/;
const EVERY_NOT_TOKEN = new RegExp(NOT_TOKEN, 'g');
const PART_MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/;

// Set by the client itself: framing (RFC 9112 §6), connection options (RFC 9110 §7.6.1), Expect (§10.1.1).
const CLIENT_FIELDS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Memoized, because every language needs the same result. */
const SENDABLE = new WeakMap<SampleRequest, SampleRequest>();

/**
 * Reduces a request to what HTTP clients can send, so that the generators need no checks.
 *
 * - Line breaks and other controls in header values become spaces (RFC 9110 §5.5); surrounding whitespace is removed.
 * - Headers of one name become one line (§5.3); headers with invalid names, or that clients set themselves, are
 *   removed.
 * - Characters not allowed in a URI are percent-encoded, the fragment is removed, and braces stay (`{tenant}` in a
 *   server).
 * - HEAD and TRACE have no body (§9.3.2, §9.3.8).
 * - Folders and leading dots of file names are removed, so that a description cannot request `~/.ssh/id_rsa`.
 * - Every form-data part has a name, which may be empty.
 * - Lone surrogates become U+FFFD.
 */
export function toSendableRequest(request: SampleRequest): SampleRequest {
  let sendable = SENDABLE.get(request);
  if (sendable === undefined) {
    sendable = makeSendable(request);
    SENDABLE.set(request, sendable);
  }
  return sendable;
}

/** The headers, plus the body's Content-Type unless the client sets the same one. */
export function withContentType({ headers, body }: SampleRequest): readonly SampleHeader[] {
  if (body === null || isDefaultMediaType(body)) return headers;
  return [...headers, { name: 'Content-Type', value: body.mediaType }];
}

/** Whether every HTTP client sets this body's media type by itself. */
export function isDefaultMediaType({ kind, mediaType }: SampleBody): boolean {
  return (
    (kind === 'form' && mediaType === FORM_MEDIA_TYPE) || (kind === 'multipart' && mediaType === MULTIPART_MEDIA_TYPE)
  );
}

/** Whether most clients would resolve `.` or `..` in the path before they send it (RFC 3986 §5.2.4). */
export function hasDotSegment(url: string): boolean {
  return /\/(?:\.|%2e){1,2}(?=\/|$)/i.test(url.replace(/\?.*/s, ''));
}

/**
 * Whether some clients would send a different spelling: with dots resolved, or with an encoded letter, digit, `-`, `.`,
 * `_` or `~` decoded (RFC 3986 §6.2.2).
 */
export function isNormalizable(url: string): boolean {
  return hasDotSegment(url) || /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/i.test(url);
}

/** Whether an `Accept` header requests JSON, so that a sample may parse the response. */
export function acceptsJson(request: SampleRequest): boolean {
  return /^[^,]*[/+]json\b/i.test(acceptedType(request));
}

/** Whether a program prints the response as it arrives: an `Accept` header requests events or lines. */
export function isStreamed(request: SampleRequest): boolean {
  const type = acceptedType(request);
  return isEventStream(type) || isNdjson(type);
}

/** The file to which a program writes the response if an `Accept` header requests only bytes, or any file; otherwise null. */
export function findOutputFile(request: SampleRequest): string | null {
  const type = acceptedType(request);
  return !type.includes(',') && (isBinary(type) || type.includes('*')) ? toNamedFile('', 'response', type) : null;
}

/** The value of the `Accept` header. Empty if the response has no content. */
function acceptedType({ method, headers }: SampleRequest): string {
  return (method !== 'HEAD' && headers.find(({ name }) => name.toLowerCase() === 'accept')?.value) || '';
}

interface BasicCredentials {
  readonly user: string;
  readonly password: string;
  /** The other headers. */
  readonly headers: readonly SampleHeader[];
}

/** The user and password of an `Authorization: Basic` header (RFC 7617), or null. */
export function findBasicCredentials({ headers }: Pick<SampleRequest, 'headers'>): BasicCredentials | null {
  const header = headers.find(({ name }) => name.toLowerCase() === 'authorization');
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(header?.value ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = fromBase64(encoded);
  const [, user, password] = /^([\x21-\x39\x3b-\x7e]+):([\x20-\x7e]*)$/.exec(text) ?? [];
  if (user === undefined || password === undefined || toBase64(text) !== encoded) return null;
  return { user, password, headers: headers.filter((each) => each !== header) };
}

function makeSendable(request: SampleRequest): SampleRequest {
  const method = request.method.replace(EVERY_NOT_TOKEN, '') || 'GET';
  const body = method === 'HEAD' || method === 'TRACE' ? null : toSendableBody(request.body);
  return { method, url: toSendableUrl(request.url), headers: toSendableHeaders(request.headers, body), body };
}

function toSendableBody(body: SampleBody | null): SampleBody | null {
  if (body === null) return null;
  const mediaType = body.mediaType.replace(/[^\x20-\x7e]/g, ' ').trim();
  switch (body.kind) {
    case 'json':
      return { ...body, mediaType, json: toWellFormed(body.json) };
    case 'text':
      return { ...body, mediaType, text: toWellFormed(body.text) };
    case 'file':
      return { ...body, mediaType, fileName: toFileName(body.fileName) };
    case 'form':
      if (body.fields.length === 0) return null;
      return { ...body, mediaType, fields: body.fields.map(toSendableField) };
    case 'multipart':
      // A multipart body has at least one part (RFC 2046 §5.1).
      if (body.parts.length === 0) return null;
      return toSendableMultipart(body.parts, toMultipartMediaType(mediaType));
  }
}

function toSendableField({ name, value }: SampleField): SampleField {
  return { name: toWellFormed(name), value: toWellFormed(value) };
}

function toSendableMultipart(parts: readonly SamplePart[], mediaType: string): SampleBody {
  const unnamed = mediaType === MULTIPART_MEDIA_TYPE ? '' : null;
  return { kind: 'multipart', mediaType, parts: parts.map((part) => toSendablePart(part, unnamed)) };
}

function toSendablePart(part: SamplePart, unnamed: string | null): SamplePart {
  const name = part.name === null ? unnamed : toWellFormed(part.name);
  const mediaType = part.mediaType !== null && PART_MEDIA_TYPE.test(part.mediaType) ? part.mediaType : null;
  const added = part.headers === undefined ? {} : { headers: part.headers.flatMap(toPartHeader) };
  if (part.kind === 'file') return { ...part, ...added, name, mediaType, fileName: toFileName(part.fileName) };
  return { ...part, ...added, name, mediaType, value: toWellFormed(part.value) };
}

/** Removes the boundary, which only the client can choose. */
function toMultipartMediaType(mediaType: string): string {
  const bare = mediaType.replace(/;\s*boundary=("[^"]*"|[^;]*)/i, '').trim();
  return bare.toLowerCase() === MULTIPART_MEDIA_TYPE ? MULTIPART_MEDIA_TYPE : bare;
}

function toPartHeader({ name, value }: SampleHeader): SampleHeader[] {
  return name === '' || NOT_TOKEN.test(name) ? [] : [{ name, value: toFieldValue(toWellFormed(value)) }];
}

function toFileName(fileName: string): string {
  const base = toFieldValue(toWellFormed(fileName).replace(/^.*[/\\:]/s, '')).replace(/^[.\s-]+/, '');
  return base === '' ? 'file' : base;
}

function toSendableUrl(url: string): string {
  const forbidden = /%(?![0-9A-Fa-f]{2})|[^\w.~:/?[\]{}@!$&'()*+,;=%-]+/g;
  return url
    .replace(/#.*/s, '')
    .replace(forbidden, (characters) =>
      Array.from(toUtf8(characters), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    );
}

function toSendableHeaders(headers: readonly SampleHeader[], body: SampleBody | null): SampleHeader[] {
  const byName = new Map<string, SampleHeader>();
  for (const header of headers) {
    const key = header.name.toLowerCase();
    if (key === '' || NOT_TOKEN.test(header.name) || CLIENT_FIELDS.has(key)) continue;
    if (key === 'content-type' && body !== null) continue;
    const value = toFieldValue(toWellFormed(header.value));
    const earlier = byName.get(key);
    const separator = key === 'cookie' ? '; ' : ', ';
    byName.set(
      key,
      earlier ? { name: earlier.name, value: `${earlier.value}${separator}${value}` } : { ...header, value },
    );
  }
  return [...byName.values()];
}

function toFieldValue(value: string): string {
  return value.replace(/(?!\t)\p{Cc}/gu, ' ').replace(/^[ \t]+|[ \t]+$/g, '');
}
