import type { SamplePart } from './message-parts.ts';

/**
 * The Content-Disposition line of a part (RFC 7578 §4.2). Quotes and line breaks are percent-encoded, as browsers, curl
 * and urllib3 do (HTML, multipart/form-data encoding algorithm). An unnamed part only needs one for its file name (RFC
 * 2183 §2.3).
 */
export function toContentDisposition(part: SamplePart): string[] {
  const fileName = part.kind === 'file' ? `; filename="${escapeQuoted(part.fileName)}"` : '';
  if (part.name !== null) return [`Content-Disposition: form-data; name="${escapeQuoted(part.name)}"${fileName}`];
  return fileName === '' ? [] : [`Content-Disposition: attachment${fileName}`];
}

/** All header lines of a part. */
export function toPartHead(part: SamplePart): string[] {
  const type = part.mediaType === null ? [] : [`Content-Type: ${part.mediaType}`];
  return [...toContentDisposition(part), ...type, ...toAddedHeaders(part)];
}

/** The additional header lines from a part's encoding. */
export function toAddedHeaders({ headers = [] }: SamplePart): string[] {
  return headers.map(({ name, value }) => `${name}: ${value}`);
}

function escapeQuoted(value: string): string {
  return value.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
