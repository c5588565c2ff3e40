import { readProblem } from './read-json.ts';
import { METHOD, requestQuery } from './request-query.ts';

/** A request or a response as it is sent: `POST /v1/invoices HTTP/1.1`, `HTTP/2 429` and what follows (RFC 9112 §2.1). */
export function readHttp(line: string): string | null {
  const status = /^HTTP\/[\d.]+ (\d{3})\b/.exec(line)?.[1];
  if (status !== undefined) {
    const body = line.indexOf('{');
    return (body === -1 ? null : readProblem(line.slice(body))) ?? status;
  }
  const [method = '', target = '', version = ''] = line.split(' ', 3);
  return METHOD.test(method) && version.startsWith('HTTP/') ? requestQuery(method, target) : null;
}
