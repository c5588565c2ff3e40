import type { SampleBody, SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import { field, form, header, json, multipart } from './hostile-case.ts';

/* Typical requests, for which tests compare the complete output of the generators. */

function request(
  method: string,
  path: string,
  body: SampleBody | null = null,
  headers: Readonly<Record<string, string>> = {},
): SampleRequest {
  const sent = Object.entries(headers).map(([name, value]) => header(name, value));
  return { method, url: `https://api.example.com${path}`, headers: sent, body };
}

const TOKEN = { Authorization: 'Bearer TOKEN' };
const BILL =
  '{"customer":"Zoë\'s \\"Café\\"","due":null,"draft":false,"lines":[{"text":"Hosting","amount":12.50},{"text":"Domain","amount":9}]}';
const FILE = { kind: 'file', name: 'file', fileName: 'receipt.pdf', mediaType: 'application/pdf' } as const;

export const LIST_BILLS = request('GET', '/v1/bills?limit=25&status=sent', null, {
  Accept: 'application/json',
  ...TOKEN,
});
export const CREATE_BILL = request('POST', '/v1/bills', json(BILL), TOKEN);
export const IMPORT_BILL = request(
  'PUT',
  '/v1/bills/7',
  json('{"number":12345678901234567890,"total":0.10000000000000000001}'),
);
export const UPLOAD_FILE = request(
  'POST',
  '/v1/files',
  multipart([field('purpose', 'receipt'), field('meta', '{"year":2025}', 'application/json'), FILE]),
);
export const ATTACH_FILE = request('POST', '/v1/files', multipart([field('purpose', 'receipt'), FILE]));
export const REQUEST_TOKEN = request(
  'POST',
  '/oauth/token',
  form(Object.entries({ grant_type: 'refresh_token', scope: 'bills:read bills:write' })),
);
export const DELETE_BILL = request('DELETE', '/v1/bills/7');
