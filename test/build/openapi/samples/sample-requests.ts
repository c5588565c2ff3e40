import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';

/** Typical requests, for which tests compare the complete output of the generators. */
export const LIST_BILLS: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/v1/bills?limit=25&status=sent',
  headers: [
    { name: 'Accept', value: 'application/json' },
    { name: 'Authorization', value: 'Bearer TOKEN' },
  ],
  body: null,
};

export const CREATE_BILL: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/bills',
  headers: [{ name: 'Authorization', value: 'Bearer TOKEN' }],
  body: {
    kind: 'json',
    mediaType: 'application/json',
    json: '{"customer":"Zoë\'s \\"Café\\"","due":null,"draft":false,"lines":[{"text":"Hosting","amount":12.50},{"text":"Domain","amount":9}]}',
  },
};

export const IMPORT_BILL: SampleRequest = {
  method: 'PUT',
  url: 'https://api.example.com/v1/bills/7',
  headers: [],
  body: {
    kind: 'json',
    mediaType: 'application/json',
    json: '{"number":12345678901234567890,"total":0.10000000000000000001}',
  },
};

export const UPLOAD_FILE: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/files',
  headers: [],
  body: {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { kind: 'field', name: 'purpose', value: 'receipt', mediaType: null },
      { kind: 'field', name: 'meta', value: '{"year":2025}', mediaType: 'application/json' },
      { kind: 'file', name: 'file', fileName: 'receipt.pdf', mediaType: 'application/pdf' },
    ],
  },
};

export const REQUEST_TOKEN: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/oauth/token',
  headers: [],
  body: {
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [
      { name: 'grant_type', value: 'refresh_token' },
      { name: 'scope', value: 'bills:read bills:write' },
    ],
  },
};

export const DELETE_BILL: SampleRequest = {
  method: 'DELETE',
  url: 'https://api.example.com/v1/bills/7',
  headers: [],
  body: null,
};
