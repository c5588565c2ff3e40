import { describe, expect, it } from 'vitest';
import { toJavaScript } from '../../../../worker/request/samples/languages/javascript/javascript.ts';
import { CREATE_BILL, DELETE_BILL, IMPORT_BILL, LIST_BILLS, REQUEST_TOKEN, UPLOAD_FILE } from './sample-requests.ts';

describe('toJavaScript()', () => {
  it('writes a request with a query and headers', () => {
    expect(toJavaScript(LIST_BILLS)).toBe(
      `const response = await fetch('https://api.example.com/v1/bills?limit=25&status=sent', {
  headers: {
    Accept: 'application/json',
    Authorization: 'Bearer TOKEN',
  },
});

console.log(await response.json());`,
    );
  });

  it('writes JSON', () => {
    expect(toJavaScript(CREATE_BILL)).toBe(
      String.raw`const response = await fetch('https://api.example.com/v1/bills', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer TOKEN',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    customer: 'Zoë\'s "Café"',
    due: null,
    draft: false,
    lines: [
      { text: 'Hosting', amount: 12.50 },
      { text: 'Domain', amount: 9 },
    ],
  }),
});

console.log(await response.text());`,
    );
  });

  it('keeps every digit of numbers', () => {
    expect(toJavaScript(IMPORT_BILL)).toBe(
      `const response = await fetch('https://api.example.com/v1/bills/7', {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: \`{
  "number": 12345678901234567890,
  "total": 0.10000000000000000001
}\`,
});

console.log(await response.text());`,
    );
  });

  it('writes multipart with a file, and JSON without a file name', () => {
    expect(toJavaScript(UPLOAD_FILE)).toBe(
      `import { readFile } from 'node:fs/promises';

const boundary = crypto.randomUUID();

const response = await fetch('https://api.example.com/v1/files', {
  method: 'POST',
  headers: {
    'Content-Type': \`multipart/form-data; boundary=\${boundary}\`,
  },
  body: new Blob([
    \`--\${boundary}\\r\\n\`,
    'Content-Disposition: form-data; name="purpose"\\r\\n\\r\\n',
    'receipt',
    '\\r\\n',
    \`--\${boundary}\\r\\n\`,
    'Content-Disposition: form-data; name="meta"\\r\\nContent-Type: application/json\\r\\n\\r\\n',
    '{"year":2025}',
    '\\r\\n',
    \`--\${boundary}\\r\\n\`,
    'Content-Disposition: form-data; name="file"; filename="receipt.pdf"\\r\\nContent-Type: application/pdf\\r\\n\\r\\n',
    await readFile('receipt.pdf'),
    '\\r\\n',
    \`--\${boundary}--\\r\\n\`,
  ]),
});

console.log(await response.text());`,
    );
  });

  it('writes form fields', () => {
    expect(toJavaScript(REQUEST_TOKEN)).toBe(
      `const response = await fetch('https://api.example.com/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'refresh_token',
    scope: 'bills:read bills:write',
  }),
});

console.log(await response.text());`,
    );
  });

  it('writes a method without a body', () => {
    expect(toJavaScript(DELETE_BILL)).toBe(
      `const response = await fetch('https://api.example.com/v1/bills/7', {
  method: 'DELETE',
});

console.log(await response.text());`,
    );
  });
});
