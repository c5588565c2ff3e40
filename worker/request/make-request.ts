import type { SampleBody, SampleRequest } from './samples/sample-request.ts';
import type { SampleHeader } from './write/message-parts.ts';
import type { ParameterStyle } from './write/parameter-style.ts';
import { percentEncode, toWellFormed } from './write/percent-encode.ts';
import { serializeParameter } from './write/write-parameter.ts';

/** Where parameters are sent (OpenAPI 3.2 §4.12.1), in the order in which they appear in a request. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export type ParameterLocation = (typeof PARAMETER_LOCATIONS)[number];

export interface ParameterInput {
  readonly name: string;
  /** `querystring` values are already serialized. */
  readonly location: ParameterLocation;
  readonly style: ParameterStyle;
  /** In a path, undefined keeps the placeholder. A parameter with `content` has JSON text. */
  readonly value: unknown;
}

/** A security scheme in a request. */
export interface Credential {
  readonly kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie' | 'none';
  readonly name: string;
  /** Authentication scheme of an HTTP credential: `Bearer`, `Digest`. */
  readonly scheme: string;
}

/** A credential and its secret. For `basic`, user and password in Base64. */
export interface CredentialInput extends Credential {
  readonly secret: string;
}

/**
 * What samples show for a secret. All other values are examples that could be sent as they are, so a secret is text too,
 * but nobody may take it for a real one. A key is named after its header or parameter: a request may need several.
 */
export function toPlaceholder({ kind, name }: Credential): string {
  if (kind === 'bearer') return 'YOUR_ACCESS_TOKEN';
  if (kind === 'basic') return btoa('YOUR_USERNAME:YOUR_PASSWORD');
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toUpperCase()
    .replace(/^_?(?:X_)?|_$/g, '');
  const isTelling = /^[A-Z]\w{1,40}$/.test(words) && !/^(?:(?:API_?)?KEY|AUTH(?:ORIZATION)?)$/.test(words);
  return isTelling ? `YOUR_${words}` : 'YOUR_API_KEY';
}

interface RequestInput {
  readonly method: string;
  /** Without a trailing slash. */
  readonly serverUrl: string;
  readonly pathTemplate: string;
  readonly parameters: readonly ParameterInput[];
  readonly credentials: readonly CredentialInput[];
  /** The `Accept` header, or null. */
  readonly accept: string | null;
  readonly body: SampleBody | null;
  /** Characters of a parameter's value, instead of those of an example. */
  readonly maxLength?: number | undefined;
}

/** Builds an operation's HTTP request from values. The code samples and the Try-it form both send the result. */
export function makeRequest(input: RequestInput): SampleRequest {
  const { method, serverUrl, pathTemplate, parameters, credentials, accept, body, maxLength } = input;
  const target: Target = { url: new RequestUrl(serverUrl, pathTemplate), headers: [], cookies: [] };
  for (const parameter of parameters) addParameter(parameter, target, maxLength);
  for (const credential of credentials) addCredential(credential, target);
  const { url, headers, cookies } = target;
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') });
  if (accept !== null && !hasHeader(headers, 'Accept')) headers.unshift({ name: 'Accept', value: accept });
  return {
    method,
    url: url.toString(),
    headers: headers.filter(({ name }) => body === null || !/^content-type$/i.test(name)),
    body,
  };
}

interface Target {
  readonly url: RequestUrl;
  readonly headers: SampleHeader[];
  readonly cookies: string[];
}

class RequestUrl {
  readonly query: string[] = [];
  readonly #base: string;
  #path: string;
  /** The query in the path template. */
  #own: string[];

  constructor(base: string, pathTemplate: string) {
    // A fragment distinguishes operations of the same path and is never sent (RFC 3986 §3.5).
    const [path = '', query] = pathTemplate.replace(/#.*/s, '').split('?', 2);
    this.#base = base;
    this.#path = path.startsWith('/') ? path : `/${path}`;
    this.#own = query ? query.split('&') : [];
  }

  fill(name: string, text: string): void {
    const fillIn = (template: string): string => template.replaceAll(`{${name}}`, () => text);
    this.#path = fillIn(this.#path);
    this.#own = this.#own.map(fillIn);
  }

  toString(): string {
    // What is not filled in is a query parameter, which follows if it is sent.
    const query = [...this.#own.filter((pair) => !/=\{[^{}]*\}$/.test(pair)), ...this.query];
    return `${this.#base}${toPathText(this.#path)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  }
}

/** Encodes what a path cannot contain (RFC 3986 §3.3), except the braces of variables. URL parsers leave `[]|^`. */
export function toPathText(path: string): string {
  return toWellFormed(path).replace(/[^\w\-.~!$&'()*+,;=:@/%{}]/gu, encodeURIComponent);
}

function addParameter(
  { name, location, style, value }: ParameterInput,
  { url, headers, cookies }: Target,
  maxLength?: number,
): void {
  if (location === 'querystring') {
    url.query.push(String(value));
    return;
  }
  const text = serializeParameter(name, value ?? `{${name}}`, style, maxLength);
  if (location === 'path') {
    if (value !== undefined) url.fill(name, text);
    // A list or object without members is not sent; an empty text is.
  } else if (text === '' && (location !== 'header' || typeof value !== 'string')) return;
  else if (location === 'header') headers.push({ name, value: text });
  else if (location === 'cookie') cookies.push(text);
  else url.query.push(text);
}

function addCredential({ kind, name, scheme, secret }: CredentialInput, { url, headers, cookies }: Target): void {
  if (kind === 'none' || (kind !== 'query' && kind !== 'cookie' && hasHeader(headers, name))) return;
  if (kind === 'query') url.query.push(`${percentEncode(name)}=${percentEncode(secret)}`);
  else if (kind === 'cookie') cookies.push(`${name}=${secret}`);
  else if (kind === 'header') headers.push({ name, value: secret });
  else headers.push({ name, value: kind === 'basic' ? `Basic ${secret}` : `${scheme} ${secret}` });
}

function hasHeader(headers: readonly SampleHeader[], name: string): boolean {
  return headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
}
