import type { Card, Heading } from './parts.ts';
import type { SafeHtml } from './safe-html.ts';

/*
 * An API description as pages show it: references resolved, Markdown compiled, every id and link settled.
 * Named after the nouns of the OpenAPI Specification 3.2.
 */

/** The overview page of one API. */
export interface ApiArticle {
  readonly kind: 'api';
  readonly title: string;
  /** A linked image, or null. */
  readonly logo: SafeHtml | null;
  readonly version: string | null;
  readonly summary: string | null;
  readonly description: SafeHtml | null;
  readonly headings: readonly Heading[];
  readonly contact: Contact | null;
  readonly license: Link | null;
  readonly termsOfService: string | null;
  readonly externalDocs: Link | null;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly tags: readonly Card[];
  readonly schemas: readonly Link[];
  /** The page that tells what has changed, or null. */
  readonly changelog: Link | null;
  readonly downloads: readonly Link[];
}

/** A page for each tag, with a card for each of its operations. */
export interface TagArticle {
  readonly kind: 'tag';
  readonly title: string;
  readonly description: SafeHtml | null;
  readonly externalDocs: Link | null;
  /** Those below it. */
  readonly tags: readonly Card[];
  readonly operations: readonly OperationCard[];
}

export interface OperationCard {
  readonly title: string;
  readonly href: string;
  readonly method: string;
  readonly pathTemplate: string;
  readonly deprecated: boolean;
}

/** A named schema on its own page, or a part of an operation that would make its page too heavy. */
export interface SchemaArticle {
  readonly kind: 'schema';
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly schema: Schema;
  readonly example: Example | null;
  /** The page that this is a part of; null for a named schema. */
  readonly partOf: Link | null;
  readonly usedBy: readonly OperationCard[];
  /** How many more operations use it. */
  readonly usedByMore: number;
}

/** One operation or webhook. */
export interface OperationArticle {
  readonly kind: 'operation';
  readonly title: string;
  /** Upper-case, any token (OpenAPI 3.2 §4.9.1 `additionalOperations`). */
  readonly method: string;
  /** Path template (`/invoices/{invoiceId}`); the name of a webhook. */
  readonly pathTemplate: string;
  readonly webhook: boolean;
  readonly operationId: string | null;
  readonly deprecated: boolean;
  readonly deprecation: SafeHtml | null;
  readonly badges: readonly string[];
  readonly description: SafeHtml | null;
  readonly externalDocs: Link | null;
  readonly headings: readonly Heading[];
  readonly servers: readonly Server[];
  /** Alternatives; each is a combination of schemes. Empty: nothing is said. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** One for each example of the request body; a single one when there is nothing to choose. */
  readonly samples: readonly SampleSet[];
}

export interface Link {
  readonly label: string;
  /** Null when the URL is missing or of a scheme that is not linked: the label stands alone. */
  readonly href: string | null;
}

export interface Contact {
  readonly name: string | null;
  readonly href: string | null;
  readonly email: string | null;
}

export interface Server {
  readonly url: string;
  readonly name: string | null;
  readonly description: SafeHtml | null;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly string[];
  readonly description: SafeHtml | null;
}

/** Schemes that must be satisfied together; none means that no authentication is needed. */
export interface SecurityRequirement {
  readonly schemes: readonly RequiredScheme[];
}

export interface RequiredScheme {
  readonly name: string;
  readonly href: string | null;
  /** `HTTP bearer`, `API key in header X-Key`. */
  readonly type: string;
  readonly deprecated: boolean;
  readonly scopes: readonly Scope[];
}

export interface Scope {
  readonly name: string;
  readonly description: string | null;
}

export interface SecurityScheme {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: SafeHtml | null;
  readonly deprecated: boolean;
  readonly facts: readonly Fact[];
  readonly flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly scopes: readonly Scope[];
}

/** A labelled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface ParameterGroup {
  /** Fragment id of the section. */
  readonly id: string;
  /** `path`, `query`, `header`, `cookie`, `querystring` (OpenAPI 3.2 §4.12.1). */
  readonly place: string;
  readonly title: string;
  readonly parameters: readonly Field[];
  /** Where the parameters are that did not fit. */
  readonly more: Link | null;
}

/** A parameter, property or header: a name with a schema. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly deprecation: SafeHtml | null;
  readonly badges: readonly string[];
  readonly schema: Schema;
  /** Wire-format example of a parameter: `?tag=a&tag=b`. */
  readonly wire: string | null;
  /** Examples that have names, and what each shows. */
  readonly examples: readonly EnumValue[];
}

/** A schema object where it is used (JSON Schema 2020-12; OpenAPI 3.0 differences already levelled). */
export interface Schema {
  /** Display type in pieces; a named schema is linked. */
  readonly type: readonly Link[];
  readonly title: string | null;
  readonly description: SafeHtml | null;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  /** In words: `at least 1 character`. */
  readonly constraints: readonly string[];
  readonly values: readonly EnumValue[];
  /** The place on the page where the same values are listed already; null where they are not, or few. */
  readonly valuesAt: Link | null;
  /** JSON text. */
  readonly defaultValue: string | null;
  readonly examples: readonly string[];
  readonly externalDocs: Link | null;
  readonly children: SchemaChildren | null;
}

export interface EnumValue {
  readonly value: string;
  readonly description: SafeHtml | null;
}

export type SchemaChildren =
  /** `more`: where the fields are that did not fit. */
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly more: Link | null }
  | { readonly kind: 'variants'; readonly variants: Variants }
  | {
      readonly kind: 'both';
      readonly fields: readonly Field[];
      readonly variants: readonly Variants[];
      readonly more: Link | null;
    }
  | { readonly kind: 'reference'; readonly reason: 'recursive' | 'shared' | 'depth'; readonly link: Link };

/** Branches of oneOf, anyOf, not, or if/then/else. */
export interface Variants {
  /** `One of`, `Any of`, `Not`, `If`. */
  readonly label: string;
  /** Name of the property that tells the branches apart. */
  readonly discriminator: string | null;
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly id: string;
  readonly title: string;
  /** Value of the discriminator. */
  readonly value: string | null;
  readonly schema: Schema;
}

export interface RequestBody {
  readonly description: SafeHtml | null;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

export interface MediaType {
  readonly id: string;
  readonly name: string;
  readonly schema: Schema | null;
  readonly encoding: readonly Encoding[];
  readonly examples: readonly Example[];
}

/** How one part of a body travels. */
export interface Encoding {
  /** Name of the property, or which parts are meant. */
  readonly label: string;
  /** In words: `image/png, style form`. */
  readonly value: string;
  /** Those that the part has besides its type and disposition. */
  readonly headers: readonly Field[];
}

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly description: SafeHtml | null;
  /** As it travels. */
  readonly text: string;
  /** Language for highlighting: `json`, `xml`, `text`. */
  readonly language: string;
  /** Linked instead of shown. */
  readonly externalValue: string | null;
}

export interface Response {
  readonly id: string;
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly title: string;
  readonly description: SafeHtml | null;
  readonly headers: readonly Field[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  readonly name: string;
  readonly description: SafeHtml | null;
  readonly operation: Link;
  readonly parameters: readonly Fact[];
  /** Where that operation is reached, if not where it is described. */
  readonly server: Server | null;
}

export interface Callback {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly CallbackOperation[];
}

export interface CallbackOperation {
  readonly method: string;
  /** Runtime expression (OpenAPI 3.2 §4.18.1). */
  readonly expression: string;
  readonly title: string;
  readonly description: SafeHtml | null;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
}

/** The same request in every language. */
export interface SampleSet {
  readonly id: string;
  /** Title of the example that is sent. */
  readonly title: string;
  readonly groups: readonly SampleGroup[];
}

/** The samples of one language: plain request and SDK variant. */
export interface SampleGroup {
  readonly id: string;
  readonly label: string;
  readonly samples: readonly CodeSample[];
}

export interface CodeSample {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  readonly code: string;
}
