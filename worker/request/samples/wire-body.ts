import { toPrettyJson } from '../value/json-text.ts';
import { toPartHead } from '../write/content-disposition.ts';
import type { SampleBody } from './sample-request.ts';

/** A body as consecutive texts and files, for languages whose helpers would change values. */
interface WireBody {
  readonly contentType: string;
  readonly pieces: readonly WirePiece[];
}

export type WirePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string };

/**
 * The body of a request, or null. Multipart bodies are serialized (RFC 2046 §5.1.1). `boundary` is extended until no
 * field contains it. If files are sent, it must not occur in any of them.
 */
export function toWireBody(body: SampleBody | null, boundary = 'boundary'): WireBody | null {
  if (body === null) return null;
  const { mediaType: contentType } = body;
  switch (body.kind) {
    case 'json':
      return { contentType, pieces: [{ kind: 'text', text: toPrettyJson(body.json) }] };
    case 'text':
      return { contentType, pieces: [{ kind: 'text', text: body.text }] };
    case 'file':
      return { contentType, pieces: [{ kind: 'file', fileName: body.fileName }] };
    case 'form': {
      const pairs = body.fields.map(({ name, value }): [string, string] => [name, value]);
      return { contentType, pieces: [{ kind: 'text', text: new URLSearchParams(pairs).toString() }] };
    }
    case 'multipart':
      return toMultipart(body, boundary);
  }
}

function toMultipart({ mediaType, parts }: Extract<SampleBody, { kind: 'multipart' }>, prefix: string): WireBody {
  let boundary = prefix;
  while (parts.some((part) => part.kind === 'field' && part.value.includes(boundary))) boundary += '-';
  const pieces: WirePiece[] = [];
  let text = '';
  for (const part of parts) {
    text += [`--${boundary}`, ...toPartHead(part), '', ''].join('\r\n');
    if (part.kind === 'field') text += part.value;
    else {
      pieces.push({ kind: 'text', text }, { kind: 'file', fileName: part.fileName });
      text = '';
    }
    text += '\r\n';
  }
  pieces.push({ kind: 'text', text: `${text}--${boundary}--\r\n` });
  return { contentType: `${mediaType}; boundary=${boundary}`, pieces };
}
