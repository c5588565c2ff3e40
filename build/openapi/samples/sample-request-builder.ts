import {
  type Credential,
  type CredentialInput,
  makeRequest,
  type ParameterInput,
  toPlaceholder,
} from '../../../worker/request/make-request.ts';
import { toSampleBody } from '../../../worker/request/samples/body.ts';
import type { SampleBody, SampleRequest } from '../../../worker/request/samples/sample-request.ts';
import { type ParameterStyle, toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { writeParameterContent } from '../../../worker/request/write/write-parameter.ts';
import type { Server } from '../../page/blocks/api/servers/model.ts';
import { readLocation } from '../core/operations/parameters.ts';
import { readCredentials } from '../core/operations/security-requirements.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { textOrValue } from '../examples/given-examples.ts';
import { toParameterText } from '../examples/read-examples.ts';
import type { SampleBodyValue } from './sample-bodies.ts';
import type { SampleContext } from './sample-context.ts';
import { readSentValues, writeQueryString } from './sent-values.ts';
import { concreteUrl } from './server-url.ts';
import { toAccept } from './success-examples.ts';

/** A request that a developer could send, with the example values in it. */
export interface BuiltRequest {
  readonly request: SampleRequest;
  readonly parameters: readonly ParameterValue[];
  /** Undefined without a body. */
  readonly bodyValue: unknown;
}

interface ParameterValue {
  readonly location: string;
  readonly name: string;
  readonly value: unknown;
}

interface RequestParts {
  readonly method: string;
  readonly pathTemplate: string;
  readonly operation: Cursor;
  readonly parameters: readonly Cursor[];
  readonly server: Server | undefined;
  readonly body: SampleBodyValue | null;
}

/** Builds the sample request of an operation: every required parameter, and the body. */
export function buildSampleRequest(
  { method, pathTemplate, operation, parameters, server, body }: RequestParts,
  context: SampleContext,
): BuiltRequest {
  const sent = readSentValues({ operation, pathTemplate, parameters }, context);
  const values = [...sent].map(([parameter, value]) => ({ parameter, value }));
  const request = makeRequest({
    method,
    serverUrl: concreteUrl(server, context.root, context.config.description),
    pathTemplate,
    parameters: values.map(({ parameter, value }) => toInput(parameter, value)),
    credentials: readCredentials(operation, context.root).map(withPlaceholder),
    accept: toAccept(operation),
    body: body === null ? null : toBody(body, context),
  });
  return {
    request,
    parameters: values.map(({ parameter, value }) => ({
      location: parameter.trimmed('in') ?? 'query',
      name: parameter.trimmed('name') ?? '',
      value,
    })),
    bodyValue: body?.value,
  };
}

function toBody(body: SampleBodyValue, { root }: SampleContext): SampleBody {
  const { mediaType, schema, encoding } = body;
  const resolveRef = (ref: string): unknown => root.follow(ref)?.value;
  return toSampleBody(textOrValue(body, mediaType, encoding), { mediaType, schema, encoding, resolveRef });
}

function toInput(parameter: Cursor, value: unknown): ParameterInput {
  const name = parameter.trimmed('name') ?? '';
  const location = readLocation(parameter);
  const style = readParameterStyle(parameter);
  if (location === 'querystring') return { name, location, style, value: writeQueryString(parameter, value) };
  const [mediaType] = parameter.entries('content')[0] ?? [];
  return {
    name,
    location,
    style,
    value: mediaType === undefined ? toParameterText(parameter, value) : writeParameterContent(value, mediaType),
  };
}

/** The style of a parameter, with defaults for whatever the description omits. */
function readParameterStyle(parameter: Cursor): ParameterStyle {
  const explode = parameter.object.explode;
  return toParameterStyle(
    parameter.trimmed('in') ?? 'query',
    parameter.trimmed('style'),
    typeof explode === 'boolean' ? explode : null,
    parameter.flag('allowReserved'),
  );
}

function withPlaceholder(credential: Credential): CredentialInput {
  return { ...credential, secret: toPlaceholder(credential) };
}
