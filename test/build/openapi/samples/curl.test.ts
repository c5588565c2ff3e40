import { describe, expect, it } from 'vitest';
import { toCurl } from '../../../../worker/request/samples/languages/curl/curl.ts';
import { CREATE_BILL, DELETE_BILL, IMPORT_BILL, LIST_BILLS, REQUEST_TOKEN, UPLOAD_FILE } from './sample-requests.ts';

describe('toCurl()', () => {
  it('writes a request with a query and headers', () => {
    expect(toCurl(LIST_BILLS)).toBe(
      String.raw`curl 'https://api.example.com/v1/bills?limit=25&status=sent' \
  --header 'Accept: application/json' \
  --header 'Authorization: Bearer TOKEN'`,
    );
  });

  it('writes JSON', () => {
    expect(toCurl(CREATE_BILL)).toBe(
      String.raw`curl https://api.example.com/v1/bills \
  --header 'Authorization: Bearer TOKEN' \
  --header 'Content-Type: application/json' \
  --data '{
    "customer": "Zoë'\''s \"Café\"",
    "due": null,
    "draft": false,
    "lines": [
      {
        "text": "Hosting",
        "amount": 12.50
      },
      {
        "text": "Domain",
        "amount": 9
      }
    ]
  }'`,
    );
  });

  it('keeps every digit of numbers', () => {
    expect(toCurl(IMPORT_BILL)).toBe(
      String.raw`curl https://api.example.com/v1/bills/7 \
  --request PUT \
  --header 'Content-Type: application/json' \
  --data '{
    "number": 12345678901234567890,
    "total": 0.10000000000000000001
  }'`,
    );
  });

  it('writes multipart with a file', () => {
    expect(toCurl(UPLOAD_FILE)).toBe(
      String.raw`curl https://api.example.com/v1/files \
  --form 'purpose=receipt' \
  --form 'meta={"year":2025};type=application/json' \
  --form 'file=@receipt.pdf;type=application/pdf'`,
    );
  });

  it('writes form fields', () => {
    expect(toCurl(REQUEST_TOKEN)).toBe(
      String.raw`curl https://api.example.com/oauth/token \
  --data-urlencode 'grant_type=refresh_token' \
  --data-urlencode 'scope=bills:read bills:write'`,
    );
  });

  it('writes a method without a body', () => {
    expect(toCurl(DELETE_BILL)).toBe(
      String.raw`curl https://api.example.com/v1/bills/7 \
  --request DELETE`,
    );
  });
});
