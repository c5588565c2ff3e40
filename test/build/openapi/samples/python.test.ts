import { describe, expect, it } from 'vitest';
import { toPython } from '../../../../worker/request/samples/languages/python/python.ts';
import { CREATE_BILL, DELETE_BILL, IMPORT_BILL, LIST_BILLS, REQUEST_TOKEN, UPLOAD_FILE } from './sample-requests.ts';

describe('toPython()', () => {
  it('writes a request with a query and headers', () => {
    expect(toPython(LIST_BILLS)).toBe(
      `import requests

response = requests.get(
    "https://api.example.com/v1/bills?limit=25&status=sent",
    headers={
        "Accept": "application/json",
        "Authorization": "Bearer TOKEN",
    },
)

print(response.json())`,
    );
  });

  it('writes JSON', () => {
    expect(toPython(CREATE_BILL)).toBe(
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
    );
  });

  it('keeps every digit of numbers', () => {
    expect(toPython(IMPORT_BILL)).toBe(
      `import requests

response = requests.put(
    "https://api.example.com/v1/bills/7",
    headers={"Content-Type": "application/json"},
    data="""{
  "number": 12345678901234567890,
  "total": 0.10000000000000000001
}""",
)

print(response.text)`,
    );
  });

  it('writes multipart with a file', () => {
    expect(toPython(UPLOAD_FILE)).toBe(
      `import requests

response = requests.post(
    "https://api.example.com/v1/files",
    data={"purpose": "receipt"},
    files={
        "meta": (None, '{"year":2025}', "application/json"),
        "file": ("receipt.pdf", open("receipt.pdf", "rb"), "application/pdf"),
    },
)

print(response.text)`,
    );
  });

  it('writes form fields', () => {
    expect(toPython(REQUEST_TOKEN)).toBe(
      `import requests

response = requests.post(
    "https://api.example.com/oauth/token",
    data={
        "grant_type": "refresh_token",
        "scope": "bills:read bills:write",
    },
)

print(response.text)`,
    );
  });

  it('writes a method without a body', () => {
    expect(toPython(DELETE_BILL)).toBe(
      `import requests

response = requests.delete("https://api.example.com/v1/bills/7")

print(response.text)`,
    );
  });
});
