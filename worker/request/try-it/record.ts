import type { Credential, ParameterInput } from '../make-request.ts';
import type { JsonObject } from '../value/json.ts';
import type { BodyEncoding, PartEncoding } from '../write/body-encoding.ts';
import type { SampleHeader } from '../write/message-parts.ts';

/** How requests of a form travel: from the browser to the API, through the worker, or to an API that the worker plays. */
export type TryItMode = 'direct' | 'proxy' | 'mock';

/** What the form of one operation is made of; loaded when it is opened. */
export interface TryItForm {
  /** Id of the API in site.yaml. */
  readonly api: string;
  readonly mode: TryItMode;
  readonly method: string;
  readonly path: string;
  /** Absolute, without a slash at the end, variables in braces. The one that samples use comes first. */
  readonly servers: readonly TryItServer[];
  readonly parameters: readonly TryItParameter[];
  /** What samples ask for in `Accept`, or null. */
  readonly accept: string | null;
  readonly body: TryItBody | null;
  /** Alternatives, each of schemes that are needed together; an empty one needs none. */
  readonly security: readonly (readonly string[])[];
  readonly schemes: Readonly<Record<string, TryItScheme>>;
  /** What the authorization server knows this site as (RFC 6749 §2.2). */
  readonly clientId?: string;
  readonly environments?: readonly TryItEnvironment[];
  /** Statuses that the description names, for the mock. */
  readonly statuses: readonly string[];
  /** Whether the operator collects how answers differ from the description. */
  readonly reports?: true;
  /** Named schemas that the others refer to as `#/$defs/Name`. */
  readonly $defs: JsonObject;
}

export interface TryItServer {
  readonly url: string;
  readonly name?: string;
  readonly variables?: readonly TryItVariable[];
}

export interface TryItVariable {
  readonly name: string;
  readonly value: string;
  readonly values?: readonly string[];
}

export interface TryItParameter {
  readonly name: string;
  readonly in: ParameterInput['place'];
  readonly required?: true;
  readonly deprecated?: true;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Media type of a parameter that is described by its content. */
  readonly content?: string;
  readonly schema: unknown;
  /** What the samples send; left out, they do not send the parameter. */
  readonly value?: unknown;
  /** A value to show where none is sent. */
  readonly example?: unknown;
}

export interface TryItBody {
  readonly required?: true;
  readonly content: readonly TryItContent[];
  /** What the samples send, in their order. */
  readonly examples: readonly TryItExample[];
}

export interface TryItContent {
  readonly type: string;
  readonly schema: unknown;
  readonly encoding?: TryItEncoding;
}

/** A BodyEncoding as JSON. */
export interface TryItEncoding {
  readonly byName?: Readonly<Record<string, PartEncoding>>;
  readonly byPlace?: readonly PartEncoding[];
  readonly ofItems?: PartEncoding;
}

interface TryItExample {
  readonly title: string;
  readonly type: string;
  readonly value: unknown;
}

/** A security scheme, and how a reader gets its secret. */
export interface TryItScheme extends Credential {
  readonly flows?: readonly TryItFlow[];
  /** The address of metadata that names the flows: OpenID Connect Discovery 1.0 §3, RFC 8414 §2. */
  readonly discovery?: string;
  /** Those that the operation requires. */
  readonly scopes?: readonly string[];
}

/** A way to get an access token, with absolute addresses. */
export interface TryItFlow {
  readonly kind: 'authorizationCode' | 'clientCredentials' | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly tokenUrl: string;
  readonly deviceUrl?: string;
  /** Where it is not the address of tokens. */
  readonly refreshUrl?: string;
  /** Those that there are. */
  readonly scopes?: readonly string[];
}

/** Values that an operator names together: never secrets. */
export interface TryItEnvironment {
  readonly name: string;
  readonly server?: string | undefined;
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** What an operation may answer; loaded when a request is sent. */
export interface TryItAnswers {
  readonly responses: Readonly<Record<string, TryItResponse>>;
  readonly $defs: JsonObject;
}

export interface TryItResponse {
  readonly title: string;
  readonly content: readonly TryItResponseContent[];
  /** Examples of its headers, as they travel. */
  readonly headers?: readonly SampleHeader[];
}

interface TryItResponseContent {
  readonly type: string;
  readonly schema: unknown;
  readonly examples: readonly { readonly name: string; readonly text: string }[];
}

/** The encoding of a media type, as the writers of bodies read it. */
export function toBodyEncoding({ byName = {}, byPlace = [], ofItems }: TryItEncoding = {}): BodyEncoding {
  return { byName: new Map(Object.entries(byName)), byPlace, ofItems: ofItems ?? null };
}
