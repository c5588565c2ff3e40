import { describe, expect, it } from 'vitest';
import { toPhp } from '../../../../worker/request/samples/languages/php/php.ts';
import { CREATE_BILL, DELETE_BILL, IMPORT_BILL, LIST_BILLS, REQUEST_TOKEN, UPLOAD_FILE } from './sample-requests.ts';

describe('toPhp()', () => {
  it('writes a request with a query and headers', () => {
    expect(toPhp(LIST_BILLS)).toBe(
      `<?php

$curl = curl_init('https://api.example.com/v1/bills?limit=25&status=sent');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ['Accept: application/json', 'Authorization: Bearer TOKEN'],
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });

  it('writes JSON', () => {
    expect(toPhp(CREATE_BILL)).toBe(
      String.raw`<?php

$curl = curl_init('https://api.example.com/v1/bills');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer TOKEN',
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'customer' => 'Zoë\'s "Café"',
        'due' => null,
        'draft' => false,
        'lines' => [
            ['text' => 'Hosting', 'amount' => 12.50],
            ['text' => 'Domain', 'amount' => 9],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });

  it('keeps every digit of numbers', () => {
    expect(toPhp(IMPORT_BILL)).toBe(
      `<?php

$curl = curl_init('https://api.example.com/v1/bills/7');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_POSTFIELDS => <<<'JSON'
        {
          "number": 12345678901234567890,
          "total": 0.10000000000000000001
        }
        JSON,
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });

  it('writes multipart with a file, and JSON without a file name', () => {
    expect(toPhp(UPLOAD_FILE)).toBe(
      `<?php

$boundary = bin2hex(random_bytes(16));

$curl = curl_init('https://api.example.com/v1/files');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ['Content-Type: multipart/form-data; boundary=' . $boundary],
    CURLOPT_POSTFIELDS => implode("\\r\\n", [
        "--$boundary",
        'Content-Disposition: form-data; name="purpose"',
        '',
        'receipt',
        "--$boundary",
        'Content-Disposition: form-data; name="meta"',
        'Content-Type: application/json',
        '',
        '{"year":2025}',
        "--$boundary",
        'Content-Disposition: form-data; name="file"; filename="receipt.pdf"',
        'Content-Type: application/pdf',
        '',
        file_get_contents('receipt.pdf'),
        "--$boundary--",
        '',
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });

  it('writes form fields', () => {
    expect(toPhp(REQUEST_TOKEN)).toBe(
      `<?php

$curl = curl_init('https://api.example.com/oauth/token');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => http_build_query([
        'grant_type' => 'refresh_token',
        'scope' => 'bills:read bills:write',
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });

  it('writes a method without a body', () => {
    expect(toPhp(DELETE_BILL)).toBe(
      `<?php

$curl = curl_init('https://api.example.com/v1/bills/7');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'DELETE',
    CURLOPT_RETURNTRANSFER => true,
]);

echo curl_exec($curl);`,
    );
  });
});
