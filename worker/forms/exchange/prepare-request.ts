import { dropTrailingSlashes } from '../../model/path.ts';
import { type CredentialInput, makeRequest, type ParameterInput, toPlaceholder } from '../../request/make-request.ts';
import { toSampleBody } from '../../request/samples/body.ts';
import type { SampleBody, SampleRequest } from '../../request/samples/sample-request.ts';
import type { JsonObject } from '../../request/value/json.ts';
import { isJson } from '../../request/value/media-type.ts';
import { fillUrl } from '../../request/value/url.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type ParameterStyle, toParameterStyle } from '../../request/write/parameter-style.ts';
import { writeParameterContent } from '../../request/write/write-parameter.ts';
import { type TryItForm, type TryItParameter, type TryItScheme, type TryItServer, toBodyEncoding } from './record.ts';

/** The values that a reader filled in. */
export interface TryItValues {
  /** Without variables or a trailing slash. */
  readonly serverUrl: string;
  /** By `parameterKey`. Absent ones are not sent. */
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly body: TryItBodyValue | null;
  /** Names of the schemes in use. */
  readonly schemes: readonly string[];
  /** By scheme name. For `basic`, user and password in Base64. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** A body as a value, or as text that the reader wrote. */
export type TryItBodyValue =
  | { readonly type: string; readonly value: unknown }
  | { readonly type: string; readonly text: string };

/** The value of a scheme without a secret: nothing, or the placeholder from the page's samples. */
type MissingSecret = 'omitted' | 'placeholder';

/**
 * The request in the page's samples, with the reader's values. They are whole, whatever their length, unless it is one
 * that the page shows (`isExample`).
 */
export function prepareRequest(
  form: TryItForm,
  values: TryItValues,
  missing: MissingSecret,
  isExample = false,
): SampleRequest {
  const limit = isExample ? undefined : Number.POSITIVE_INFINITY;
  const { serverUrl, parameters, body, schemes, secrets } = values;
  return makeRequest({
    method: form.method,
    serverUrl,
    pathTemplate: form.path,
    parameters: form.parameters.flatMap((parameter) => toInput(parameter, parameters)),
    credentials: schemes.flatMap((name) => toCredentialInput(form.schemes[name], secrets.get(name), missing)),
    accept: form.accept,
    body: body === null ? null : toBody(form, body, limit),
    maxLength: limit,
  });
}

/** Identifies a parameter within an operation. */
export function parameterKey({ in: location, name }: Pick<TryItParameter, 'in' | 'name'>): string {
  return `${location} ${name}`;
}

/** A parameter's style, with defaults filled in. */
export function styleOf({ in: location, style, explode, allowReserved }: TryItParameter): ParameterStyle {
  return toParameterStyle(location, style ?? null, explode ?? null, allowReserved === true);
}

/** A server's URL with variables replaced by the given values or their defaults. */
export function fillServer({ url, variables = [] }: TryItServer, given: Readonly<Record<string, string>> = {}): string {
  const read = (name: string): string | null =>
    (given[name] || variables.find((one) => one.name === name)?.value) ?? null;
  return dropTrailingSlashes(fillUrl(url, read));
}

/** Resolves a record's references: `#/$defs/Name`. */
export function resolverOf($defs: JsonObject): ResolveRef {
  return (ref) => {
    const name = ref.replace(/^#\/\$defs\//, '');
    return Object.hasOwn($defs, name) ? $defs[name] : undefined;
  };
}

function toInput(parameter: TryItParameter, values: ReadonlyMap<string, unknown>): ParameterInput[] {
  const { name, in: location, content } = parameter;
  const value = values.get(parameterKey(parameter));
  if (value === undefined && location !== 'path') return [];
  const text = content !== undefined && location !== 'querystring' ? writeParameterContent(value, content) : value;
  return [{ name, location, style: styleOf(parameter), value: text }];
}

function toCredentialInput(
  scheme: TryItScheme | undefined,
  secret: string | undefined,
  missing: MissingSecret,
): CredentialInput[] {
  if (scheme === undefined || (secret === undefined && missing === 'omitted')) return [];
  return [{ ...scheme, secret: secret ?? toPlaceholder(scheme) }];
}

function toBody({ body, $defs }: TryItForm, given: TryItBodyValue, maxBytes: number | undefined): SampleBody {
  const { type } = given;
  if ('text' in given)
    return isJson(type)
      ? { kind: 'json', mediaType: type, json: given.text }
      : { kind: 'text', mediaType: type, text: given.text };
  const content = body?.content.find((one) => one.type === type);
  return toSampleBody(given.value, {
    mediaType: type,
    schema: content?.schema,
    resolveRef: resolverOf($defs),
    encoding: toBodyEncoding(content?.encoding),
    maxBytes,
  });
}
