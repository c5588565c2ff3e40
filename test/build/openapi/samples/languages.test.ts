import { describe, expect, it } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import {
  ATTACH_FILE,
  CREATE_BILL,
  DELETE_BILL,
  IMPORT_BILL,
  LIST_BILLS,
  REQUEST_TOKEN,
  UPLOAD_FILE,
} from './sample-requests.ts';

const write = (language: string, request: SampleRequest): string =>
  SAMPLE_LANGUAGES.find(({ id }) => id === language)?.generate(request) ?? '';

// What the samples send is tested by running them.
describe('the sample of a request with JSON', () => {
  it.each([
    [
      'curl',
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
    ],
    [
      'javascript',
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
    ],
    [
      'php',
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
    ],
    [
      'python',
      String.raw`import requests

response = requests.post(
    "https://api.example.com/v1/bills",
    headers={"Authorization": "Bearer TOKEN"},
    json={
        "customer": "Zoë's \"Café\"",
        "due": None,
        "draft": False,
        "lines": [
            {"text": "Hosting", "amount": 12.50},
            {"text": "Domain", "amount": 9},
        ],
    },
)

print(response.text)`,
    ],
  ])('in %s', (language, code) => {
    expect(write(language, CREATE_BILL)).toBe(code);
  });
});

describe('a sample uses what its language has', () => {
  it.each([
    ['curl', LIST_BILLS, "curl 'https://api.example.com/v1/bills?limit=25&status=sent' \\\n  --header 'Accept:"],
    ['curl', DELETE_BILL, ' \\\n  --request DELETE'],
    ['curl', REQUEST_TOKEN, "--data-urlencode 'scope=bills:read bills:write'"],
    ['curl', UPLOAD_FILE, `--form 'meta={"year":2025};type=application/json'`],
    ['curl', UPLOAD_FILE, "--form 'file=@receipt.pdf;type=application/pdf'"],
    ['javascript', LIST_BILLS, "bills?limit=25&status=sent', {\n  headers: {\n    Accept:"],
    ['javascript', LIST_BILLS, '\n});\n\nconsole.log(await response.json());'],
    ['javascript', DELETE_BILL, "bills/7', {\n  method: 'DELETE',\n});"],
    ['javascript', REQUEST_TOKEN, "body: new URLSearchParams({\n    grant_type: 'refresh_token',\n"],
    ['javascript', IMPORT_BILL, 'body: `{\n  "number": 12345678901234567890,\n'],
    ['javascript', UPLOAD_FILE, "    await readFile('receipt.pdf'),\n"],
    [
      'javascript',
      ATTACH_FILE,
      "form.append('file', new Blob([await readFile('receipt.pdf')], { type: 'application/pdf' })",
    ],
    ['php', LIST_BILLS, "    CURLOPT_HTTPHEADER => ['Accept: application/json', 'Authorization: Bearer TOKEN'],\n"],
    ['php', DELETE_BILL, "    CURLOPT_CUSTOMREQUEST => 'DELETE',\n    CURLOPT_RETURNTRANSFER => true,\n"],
    ['php', REQUEST_TOKEN, "CURLOPT_POSTFIELDS => http_build_query([\n        'grant_type' => 'refresh_token',\n"],
    ['php', IMPORT_BILL, '=> <<<\'JSON\'\n        {\n          "number": 12345678901234567890,\n'],
    ['php', IMPORT_BILL, '0.10000000000000000001\n        }\n        JSON,\n'],
    ['php', UPLOAD_FILE, 'data; boundary=\' . $boundary],\n    CURLOPT_POSTFIELDS => implode("\\r\\n", [\n'],
    ['php', UPLOAD_FILE, `        'Content-Disposition: form-data; name="purpose"',\n        '',\n`],
    ['php', ATTACH_FILE, "'file' => new CURLFile('receipt.pdf', 'application/pdf')"],
    ['php', UPLOAD_FILE, "        file_get_contents('receipt.pdf'),\n        \"--$boundary--\",\n        '',\n    ]),"],
    ['python', LIST_BILLS, 'requests.get(\n    "https://api.example.com/v1/bills?limit=25&status=sent",\n'],
    ['python', LIST_BILLS, '    },\n)\n\nprint(response.json())'],
    ['python', DELETE_BILL, 'requests.delete("https://api.example.com/v1/bills/7")\n'],
    ['python', REQUEST_TOKEN, '    data={\n        "grant_type": "refresh_token",\n'],
    ['python', IMPORT_BILL, 'data="""{\n  "number": 12345678901234567890,\n'],
    ['python', UPLOAD_FILE, `        "meta": (None, '{"year":2025}', "application/json"),\n`],
    ['python', UPLOAD_FILE, '"file": ("receipt.pdf", open("receipt.pdf", "rb"), "application/pdf")'],
  ])('%s', (language, request, code) => {
    expect(write(language, request)).toContain(code);
  });
});
