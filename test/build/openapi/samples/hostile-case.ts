import type { SampleBody, SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import type { SampleField, SampleHeader, SamplePart } from '../../../../worker/request/write/message-parts.ts';

export interface HostileCase {
  readonly name: string;
  /** Defaults: GET, the path `/v1`, no headers, no body. `url` starts at the path. */
  readonly request: Partial<SampleRequest>;
  /** The received request, if it differs from the given one. */
  readonly arrives?: Partial<SampleRequest>;
}

/** Bytes of every value, which the files next to the samples contain. */
export const FILE_BYTES = Buffer.from(Array.from({ length: 1024 }, (_, index) => (index * 7) % 256));

export const FILE_NAMES = [
  'invoice.pdf',
  'my invoice; type=text,"x" = \'1\'.pdf',
  'Rechnung für Zoë 漢.pdf',
  '$(id) `id` %s $x {a}.pdf',
] as const;

/** A `POST` of a body, and how the body arrives if it differs. */
export function post(name: string, body: SampleBody, arrives?: SampleBody | null): HostileCase {
  return { name, request: { method: 'POST', body }, ...(arrives === undefined ? {} : { arrives: { body: arrives } }) };
}

export function header(name: string, value: string): SampleHeader {
  return { name, value };
}

export function json(text: string, mediaType = 'application/json'): SampleBody {
  return { kind: 'json', mediaType, json: text };
}

export function text(content: string, mediaType = 'text/plain'): SampleBody {
  return { kind: 'text', mediaType, text: content };
}

export function form(pairs: readonly (readonly [string, string])[]) {
  const fields = pairs.map(([name, value]): SampleField => ({ name, value }));
  return { kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields } as const;
}

export function multipart(parts: readonly SamplePart[], mediaType = 'multipart/form-data') {
  return { kind: 'multipart', mediaType, parts } as const;
}

export function field(name: string | null, value: string, mediaType: string | null = null) {
  return { kind: 'field', name, value, mediaType } as const;
}

export function file(
  index: number,
  name: string | null = `file${index}`,
  mediaType: string | null = 'application/pdf',
) {
  return { kind: 'file', name, fileName: FILE_NAMES[index] ?? FILE_NAMES[0], mediaType } as const;
}

export function withHeaders(part: SamplePart, headers: readonly SampleHeader[]): SamplePart {
  return { ...part, headers };
}
