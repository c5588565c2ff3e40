import type { Credential, ParameterInput } from '../../request/make-request.ts';
import type { JsonObject } from '../../request/value/json.ts';
import type { BodyEncoding, PartEncoding } from '../../request/write/body-encoding.ts';
import type { SampleHeader } from '../../request/write/message-parts.ts';

/**
 * How a form's requests are sent: directly from the browser to the API, through the worker, or to the worker's mock.
 */
export type TryItMode = 'direct' | 'proxy' | 'mock';

/** The form of one operation, loaded when it is opened. */
export interface TryItForm {
  /** Id of the API in site.yaml. */
  readonly api: string;
  readonly mode: TryItMode;
  readonly method: string;
  readonly path: string;
  /** Absolute, without a trailing slash, with variables in braces. The first is the one in samples. */
  readonly servers: readonly TryItServer[];
  readonly parameters: readonly TryItParameter[];
  /** The `Accept` header in samples, or null. */
  readonly accept: string | null;
  readonly body: TryItBody | null;
  /** Alternatives, each a set of schemes that are needed together. An empty set needs no authorization. */
  readonly security: readonly (readonly string[])[];
  readonly schemes: Readonly<Record<string, TryItScheme>>;
  /** The site's client ID at the authorization server (RFC 6749 §2.2). */
  readonly clientId?: string;
  readonly environments?: readonly TryItEnvironment[];
  /** Documented statuses, for the mock. */
  readonly statuses: readonly string[];
  /** Whether the operator collects response mismatches. */
  readonly reports?: true;
  /** Values that other operations take or return. */
  readonly carried?: TryItCarried;
  /** Named schemas, referenced as `#/$defs/Name`. */
  readonly $defs: JsonObject;
}

/** What a form keeps of a response for other forms, and fills in from their responses. Never credentials. */
export interface TryItCarried {
  readonly gives: readonly TryItGiven[];
  readonly takes: readonly TryItTaken[];
}

/** A value in the body of a successful response. */
export interface TryItGiven {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** Name and type by which others take it: `invoiceid string`. */
  readonly as: string;
}

/** A parameter, or a member of a JSON body, that takes the value of a key. */
export interface TryItTaken {
  readonly in: 'path' | 'query' | 'body';
  readonly name: string;
  readonly as: string;
}

export interface TryItServer {
  readonly url: string;
  readonly name?: string;
  readonly variables?: readonly TryItVariable[];
}

export interface TryItVariable {
  readonly name: string;
  /** Its default. Without one, the URL keeps the placeholder. */
  readonly value?: string;
  readonly values?: readonly string[];
}

export interface TryItParameter {
  readonly name: string;
  readonly in: ParameterInput['location'];
  readonly required?: true;
  readonly deprecated?: true;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Media type of a parameter described by `content`. */
  readonly content?: string;
  readonly schema: unknown;
  /** The value in the samples. If absent, the samples do not send the parameter. */
  readonly value?: unknown;
  /** The value with which a reader adds the parameter, if the samples do not send it. */
  readonly example?: unknown;
}

export interface TryItBody {
  readonly required?: true;
  readonly content: readonly TryItContent[];
  /** The examples in the samples, in order. */
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
  readonly byIndex?: readonly PartEncoding[];
  readonly ofItems?: PartEncoding;
}

interface TryItExample {
  readonly title: string;
  readonly type: string;
  readonly value: unknown;
}

/** A security scheme and how a reader obtains its secret. */
export interface TryItScheme extends Credential {
  readonly flows?: readonly TryItFlow[];
  /** URL of metadata with the flows: OpenID Connect Discovery 1.0 §3, RFC 8414 §2. */
  readonly discovery?: string;
  /** Scopes that the operation requires. */
  readonly scopes?: readonly string[];
}

/** A way to obtain an access token. URLs are absolute. */
export interface TryItFlow {
  readonly kind: 'authorizationCode' | 'clientCredentials' | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly tokenUrl: string;
  readonly deviceUrl?: string;
  /** If it differs from the token URL. */
  readonly refreshUrl?: string;
  /** Available scopes. */
  readonly scopes?: readonly string[];
}

/** A named set of values from the operator. Never includes secrets. */
export interface TryItEnvironment {
  readonly name: string;
  readonly server?: string | undefined;
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** The documented responses, loaded when a request is sent. */
export interface TryItResponses {
  readonly responses: Readonly<Record<string, TryItResponse>>;
  readonly $defs: JsonObject;
}

export interface TryItResponse {
  readonly content: readonly TryItResponseContent[];
  readonly headers?: readonly TryItResponseHeader[];
}

/** A described header with its serialized example, which may be empty. */
export interface TryItResponseHeader extends SampleHeader {
  readonly required?: true;
  readonly schema?: unknown;
  /** Whether the members of an object are `name=value`. */
  readonly explode?: true;
}

export interface TryItResponseContent {
  readonly type: string;
  readonly schema: unknown;
  readonly examples: readonly { readonly name: string; readonly text: string }[];
}

/** Converts the JSON form of an encoding to the serializers' form. */
export function toBodyEncoding({ byName = {}, byIndex = [], ofItems }: TryItEncoding = {}): BodyEncoding {
  return { byName: new Map(Object.entries(byName)), byIndex, ofItems: ofItems ?? null };
}
