/** Example values of string formats (JSON Schema 2020-12 Validation §7.3, OpenAPI Format Registry). */
const VALUES: Readonly<Record<string, string>> = {
  date: '2025-03-14',
  'date-time': '2025-03-14T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P30D',
  email: 'maria@example.com',
  'idn-email': 'maria@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  uuid4: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  guid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': '/users/{id}',
  'json-pointer': '/path',
  regex: '^[a-z]+$',
  byte: 'U2FtcGxl',
  base64: 'U2FtcGxl',
  base64url: 'U2FtcGxl',
  password: 'YOUR_PASSWORD',
  phone: '+14155550123',
  decimal: '12.50',
  int32: '123',
  int64: '123',
  uint64: '123',
  float: '12.5',
  double: '12.5',
  'google-datetime': '2025-03-14T09:30:00Z',
  'google-duration': '3.5s',
  'google-fieldmask': 'name',
  'unix-time': '1741944600',
};

/** A plausible text in this format; null for an unknown format. */
export function textOfFormat(format: string): string | null {
  return Object.hasOwn(VALUES, format) ? (VALUES[format] ?? null) : null;
}

/** The format of which this is the example, or null. */
export function formatOf(text: string): string | null {
  return Object.keys(VALUES).find((format) => VALUES[format] === text) ?? null;
}
