import { parseMediaType, toEssence } from './parse-media-type.ts';

/**
 * A type that a range such as `image/*` or `application/*+json` allows, because a message has a type: `general` if the
 * range allows it. Other types are returned unchanged.
 */
export function toConcreteType(name: string, general: string): string {
  const { type, subtype, suffix } = parseMediaType(name);
  if (!subtype.includes('*')) return name;
  if (suffix !== null) return `${type === '*' ? 'application' : type}/${suffix}`;
  if (type === '*') return general;
  return [general, ...EXAMPLES_OF_RANGES].find((one) => one.startsWith(`${type}/`)) ?? name;
}

const EXAMPLES_OF_RANGES = ['text/plain', 'application/octet-stream', 'image/png', 'audio/mpeg', 'video/mp4'];

/** `application/json`, `+json` and older spellings, but not the sequences of `isNdjson`. */
export function isJson(name: string): boolean {
  const { type, subtype, suffix } = parseMediaType(name);
  if (suffix === 'json') return !isNdjson(name);
  return (type === 'application' || type === 'text') && /^(?:x-)?json$/.test(subtype);
}

export function isXml(name: string): boolean {
  const { type, subtype, suffix } = parseMediaType(name);
  return (
    suffix === 'xml' ||
    ((type === 'application' || type === 'text') && /^(?:x-)?xml(?:-external-parsed-entity|-dtd)?$/.test(subtype))
  );
}

export function isForm(name: string): boolean {
  return toEssence(name) === 'application/x-www-form-urlencoded';
}

export function isMultipart(name: string): boolean {
  return parseMediaType(name).type === 'multipart';
}

/** One JSON text per line, or RFC 7464 records: the sequential media types of OpenAPI 3.2 §4.14. */
export function isNdjson(name: string): boolean {
  const { type, subtype, suffix } = parseMediaType(name);
  return suffix === 'json-seq' || ((type === 'application' || type === 'text') && NDJSON.test(subtype));
}

/** RFC 7464 records, each after a record separator. */
export function isJsonSequence(name: string): boolean {
  const { subtype, suffix } = parseMediaType(name);
  return suffix === 'json-seq' || subtype === 'json-seq';
}

export function isEventStream(name: string): boolean {
  return toEssence(name) === 'text/event-stream';
}

/** Whether it is human-readable: `text/*`, and text types with other names. */
export function isText(name: string): boolean {
  const { type, subtype, suffix } = parseMediaType(name);
  return type === 'text' || suffix === 'yaml' || (type === 'application' && TEXT.test(subtype));
}

export function isBinary(name: string): boolean {
  const { type, subtype, suffix } = parseMediaType(name);
  if (isXml(name) || isJson(name)) return false;
  if (BINARY_TYPE.test(type)) return true;
  return type === 'application' && (BINARY.test(subtype) || BINARY_SUFFIX.test(suffix ?? ''));
}

const NDJSON = /^(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq|json-stream|ldjson)$|^stream\+json$/;
const TEXT =
  /^(?:x-)?(?:yaml|toml|javascript|ecmascript|graphql|sql|sh|csv|ini|pem-file|jwt|x509-user-cert|tex|latex|rtf|markdown)$/;
const BINARY_TYPE = /^(?:image|audio|video|font|model)$/;
const BINARY_SUFFIX = /^(?:zip|gzip|zstd|cbor(?:-seq)?|der|wbxml|fastinfoset|sqlite3|protobuf|cose|cwt|tlv)$/;
const BINARY =
  /^(?:octet-stream|binary|pdf|msword|wasm|java-archive|cbor|vnd\.(?:ms-|openxmlformats-|oasis\.opendocument\.|apple\.|google\.protobuf|apache\.|sqlite3|rar|android\.package-archive).*|(?:x-)?(?:zip(?:-compressed)?|gzip|bzip2?|7z-compressed|rar(?:-compressed)?|tar|xz|zstd|compress(?:ed)?|download|protobuf|msgpack|avro|parquet|pkcs(?:7|8|10|12).*|iso9660-image|font-.*|shockwave-flash))$/;
