/**
 * An example value of a string format, and a pattern to check texts against (JSON Schema 2020-12 Validation §7.3,
 * OpenAPI Format Registry).
 */
interface TextFormat {
  readonly value: string;
  readonly pattern?: RegExp;
}

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)`;

const FORMATS: Readonly<Record<string, TextFormat>> = {
  date: { value: '2025-03-14', pattern: new RegExp(`^${DATE}$`) },
  'date-time': { value: '2025-03-14T09:30:00Z', pattern: new RegExp(`^${DATE}[Tt ]${TIME}$`, 'i') },
  time: { value: '09:30:00Z', pattern: new RegExp(`^${TIME}$`, 'i') },
  duration: {
    value: 'P30D',
    pattern: /^P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
  },
  email: { value: 'maria@example.com', pattern: /^[^\s@<>"]+@[^\s@.]+(?:\.[^\s@.]+)*$/ },
  'idn-email': { value: 'maria@example.com' },
  hostname: { value: 'example.com', pattern: /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.?$/i },
  'idn-hostname': { value: 'example.com' },
  ipv4: { value: '192.0.2.1', pattern: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/ },
  ipv6: { value: '2001:db8::1', pattern: /^[\da-f:.]+$/i },
  uuid: {
    value: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    pattern: /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  },
  uri: { value: 'https://example.com', pattern: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i },
  url: { value: 'https://example.com', pattern: /^(?:https?|ftp):\/\/[^\s/?#]+\S*$/i },
  iri: { value: 'https://example.com' },
  'uri-reference': { value: '/path', pattern: /^[^\s<>"{}|\\^`]*$/ },
  'iri-reference': { value: '/path' },
  'uri-template': { value: '/users/{id}', pattern: /^(?:[^\s{}<>"|\\^`]|\{[^{}\s]+\})*$/ },
  'json-pointer': { value: '/path', pattern: /^(?:\/[^/]*)*$/ },
  regex: { value: '^[a-z]+$' },
  byte: { value: 'U2FtcGxl', pattern: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/ },
  base64: { value: 'U2FtcGxl' },
  base64url: { value: 'U2FtcGxl' },
  password: { value: 'correct-horse-battery' },
  phone: { value: '+14155550123' },
  decimal: { value: '12.50' },
  int32: { value: '123' },
  int64: { value: '123' },
  uint64: { value: '123' },
  float: { value: '12.5' },
  double: { value: '12.5' },
  'google-datetime': { value: '2025-03-14T09:30:00Z' },
  'google-duration': { value: '3.5s' },
  'google-fieldmask': { value: 'name' },
  'unix-time': { value: '1741944600' },
};

/** A plausible text in this format; null for an unknown format. */
export function textOfFormat(format: string): string | null {
  return find(format)?.value ?? null;
}

/** Whether a text fits its format; true for unknown formats. */
export function fitsFormat(text: string, format: string): boolean {
  return find(format)?.pattern?.test(text) ?? true;
}

function find(format: string): TextFormat | undefined {
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}
