import { toCurlJson } from '../../request/samples/languages/curl/curl-body.ts';
import type { SampleBody, SampleRequest } from '../../request/samples/sample-request.ts';
import { FORM_MEDIA_TYPE, toSendableRequest } from '../../request/samples/sendable-request.ts';
import { toWireBody } from '../../request/samples/wire-body.ts';
import { toBase64Url } from '../../request/value/utf8.ts';
import { percentEncode } from '../../request/write/percent-encode.ts';

/** A request exactly as the curl sample sends it, except for the boundary of a multipart body. */
export interface TryItWire extends Omit<SampleRequest, 'body'> {
  /** Null if there is no body. */
  readonly pieces: readonly TryItPiece[] | null;
}

/** Text, or a file's name for its bytes. */
type TryItPiece = { readonly text: string } | { readonly file: string };

/** Random, so that no file contains it. */
const BOUNDARY_BYTES = 16;

/** `typeOf` returns the media type of a chosen file, for multipart parts whose media type is not documented. */
export function toTryItWire(request: SampleRequest, typeOf: (fileName: string) => string = () => ''): TryItWire {
  const { method, url, headers, body } = toSendableRequest(request);
  const written = body === null ? null : writeBody(withFileTypes(body, typeOf));
  return {
    method,
    url,
    headers: written === null ? headers : [...headers, { name: 'Content-Type', value: written.contentType }],
    pieces: written?.pieces ?? null,
  };
}

/** As browsers and curl do (RFC 7578 §4.4). */
function withFileTypes(body: SampleBody, typeOf: (fileName: string) => string): SampleBody {
  if (body.kind !== 'multipart') return body;
  const parts = body.parts.map((part) =>
    part.kind === 'file' && part.mediaType === null
      ? { ...part, mediaType: typeOf(part.fileName) || 'application/octet-stream' }
      : part,
  );
  return { ...body, parts };
}

function writeBody(body: SampleBody): { readonly contentType: string; readonly pieces: readonly TryItPiece[] } {
  const contentType = body.mediaType;
  if (body.kind === 'json') return { contentType, pieces: [{ text: toCurlJson(body.json) }] };
  if (body.kind === 'form') {
    // curl encodes spaces in values as + (since 7.81), and keeps brackets in names.
    const encode = (text: string): string => percentEncode(text).replaceAll('%20', '+');
    const pairs = body.fields.map(
      ({ name, value }) => `${encodeURIComponent(name).replace(/%5B/g, '[').replace(/%5D/g, ']')}=${encode(value)}`,
    );
    return { contentType: contentType === '' ? FORM_MEDIA_TYPE : contentType, pieces: [{ text: pairs.join('&') }] };
  }
  const random = toBase64Url(crypto.getRandomValues(new Uint8Array(BOUNDARY_BYTES)));
  const wire = toWireBody(body, `form-${random}`);
  const pieces = (wire?.pieces ?? []).map((piece) =>
    piece.kind === 'file' ? { file: piece.fileName } : { text: piece.text },
  );
  return { contentType: wire?.contentType ?? contentType, pieces };
}
