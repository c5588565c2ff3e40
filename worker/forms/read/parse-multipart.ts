import { parseMediaType } from '../../request/value/parse-media-type.ts';
import { fromUtf8 } from '../../request/value/utf8.ts';

/** A part of a multipart body. */
interface ReceivedPart {
  /** Null in `multipart/mixed`. */
  readonly name: string | null;
  readonly fileName: string | null;
  /** Empty if not given. */
  readonly type: string;
  readonly text: string;
}

const MAX_PARTS = 2_000;

/** The parts of a body (RFC 2046 §5.1, RFC 7578), or null if the boundary or the end is missing. */
export function parseMultipart(bytes: Uint8Array, contentType: string): ReceivedPart[] | null {
  const boundary = parseMediaType(contentType).parameters.get('boundary') ?? '';
  if (boundary === '') return null;
  const sections = `\r\n${toBinary(bytes)}`.split(`\r\n--${boundary}`);
  // A preamble precedes the first boundary, and an epilogue follows the last.
  const isClosed = sections.length > 1 && sections.at(-1)?.startsWith('--') === true;
  if (!isClosed || sections.length > MAX_PARTS) return null;
  const parts = sections.slice(1, -1).map(parsePart);
  return parts.every((part) => part !== null) ? parts : null;
}

function parsePart(section: string): ReceivedPart | null {
  const start = section.replace(/^[ \t]*\r\n/, '\r\n');
  const end = start.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const headers = new Map(
    toText(start.slice(0, end))
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { parameters } = parseMediaType(headers.get('content-disposition') ?? '');
  return {
    name: parameters.get('name') ?? null,
    fileName: parameters.get('filename') ?? null,
    type: headers.get('content-type') ?? '',
    text: toText(start.slice(end + 4)),
  };
}

/** One character per byte, to search the text without copying it. */
function toBinary(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 32_768)
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  return binary;
}

function toText(binary: string): string {
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
  return fromUtf8(bytes);
}
