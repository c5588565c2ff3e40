import { readAddress } from './read-address.ts';
import { readCall } from './read-call.ts';
import { readCommand } from './read-command.ts';
import { readError } from './read-error.ts';
import { readJson, readProblem } from './read-json.ts';
import { METHOD, requestQuery } from './request-query.ts';

/** Longer texts are truncated: their beginning says what they are. */
export const MAX_PASTED_LENGTH = 4_000;

/**
 * The query for text that was pasted rather than typed: `DELETE /invoices/{id}` for a curl command, code or raw request,
 * `rate_limited 429` for an error, the names of its fields for JSON. Null for other text. Linear in its length.
 */
export function readPasted(text: string): string | null {
  // Fields of one line and forms lose line breaks, so nothing may depend on them.
  const line = text
    .slice(0, MAX_PASTED_LENGTH)
    .replace(/[\\^`]\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const read of [readHttp, readCommand, readJson, readAddress, readError, readCall]) {
    const query = read(line);
    if (query !== null) return query;
  }
  return null;
}

/** A request or a response as it is sent: `POST /v1/invoices HTTP/1.1`, `HTTP/2 429` and what follows (RFC 9112 §2.1). */
function readHttp(line: string): string | null {
  const status = /^HTTP\/[\d.]+ (\d{3})\b/.exec(line)?.[1];
  if (status !== undefined) {
    const body = line.indexOf('{');
    return (body === -1 ? null : readProblem(line.slice(body))) ?? status;
  }
  const [method = '', target = '', version = ''] = line.split(' ', 3);
  return METHOD.test(method) && version.startsWith('HTTP/') ? requestQuery(method, target) : null;
}
