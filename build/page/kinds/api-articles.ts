import type { Card, Heading, Link } from '../../../worker/model/parts.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import type { SecurityRequirement, SecurityScheme } from '../blocks/api/authorization/model.ts';
import type { ChangeMark } from '../blocks/api/badges/model.ts';
import type { RequestBody } from '../blocks/api/body/model.ts';
import type { Callback } from '../blocks/api/callbacks/model.ts';
import type { Example } from '../blocks/api/examples/model.ts';
import type { OperationCard } from '../blocks/api/operation-list/model.ts';
import type { Contact } from '../blocks/api/overview/model.ts';
import type { ParameterGroup } from '../blocks/api/parameters/model.ts';
import type { Response } from '../blocks/api/responses/model.ts';
import type { SampleSet } from '../blocks/api/samples/model.ts';
import type { Schema } from '../blocks/api/schema/model.ts';
import type { Server } from '../blocks/api/servers/model.ts';
import type { Prose } from '../description/prose.ts';

/*
 * An API description in the form that pages show: references resolved, Markdown compiled, all ids and links final.
 * Named after the nouns of the OpenAPI Specification 3.2.
 */

export type ApiPageArticle = ApiArticle | TagArticle | OperationArticle | SchemaArticle;

/** The overview page of one API. */
export interface ApiArticle {
  readonly kind: 'api';
  readonly title: string;
  /** The page that this one continues; absent on the first page. */
  readonly continued?: Link;
  /** A linked image, or null. */
  readonly logo: SafeHtml | null;
  readonly version: string | null;
  readonly summary: string | null;
  readonly description: Prose | null;
  readonly headings: readonly Heading[];
  readonly contact: Contact | null;
  readonly license: Link | null;
  readonly termsOfService: string | null;
  readonly externalDocs: Link | null;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly tags: readonly Card[];
  readonly schemas: readonly Link[];
  /** The changelog page, or null. */
  readonly changelog: Link | null;
  readonly downloads: readonly Link[];
}

/** A page for each tag, with a card for each of its operations. */
export interface TagArticle {
  readonly kind: 'tag';
  readonly title: string;
  /** The page that this one continues; absent on the first page. */
  readonly continued?: Link;
  readonly description: Prose | null;
  readonly externalDocs: Link | null;
  /** Child tags. */
  readonly tags: readonly Card[];
  readonly operations: readonly OperationCard[];
}

/** A named schema on its own page, or a part of an operation that would make its page too heavy. */
export interface SchemaArticle {
  readonly kind: 'schema';
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly schema: Schema;
  /** The start of its fields' ids. */
  readonly idPrefix: string;
  readonly example: Example | null;
  /** The page that this one was split from; null for a named schema. */
  readonly partOf: Link | null;
  readonly usedBy: readonly OperationCard[];
  /** How many more operations use it. */
  readonly usedByMore: number;
}

/** One operation or webhook. */
export interface OperationArticle {
  readonly kind: 'operation';
  readonly title: string;
  /** The page that this one continues; absent on the first page. */
  readonly continued?: Link;
  /** Upper-case, any token (OpenAPI 3.2 §4.9.1 `additionalOperations`). */
  readonly method: string;
  /** Path template (`/invoices/{invoiceId}`), or the webhook's name. */
  readonly pathTemplate: string;
  readonly webhook: boolean;
  readonly operationId: string | null;
  readonly deprecated: boolean;
  readonly deprecation: Prose | null;
  readonly badges: readonly string[];
  readonly description: Prose | null;
  readonly externalDocs: Link | null;
  readonly headings: readonly Heading[];
  readonly servers: readonly Server[];
  /** Alternatives, each a combination of schemes. Empty if the description does not say. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Absent unless the operation itself changed recently. */
  readonly mark?: ChangeMark | undefined;
  /** URL of its Try-it form, if it has one. */
  readonly tryIt?: string;
  /** When a response last matched the description, ISO 8601, and the version of the API. */
  readonly verified?: { readonly date: string; readonly release: string } | undefined;
  /** One set for each example of the request body, or a single set. */
  readonly samples: readonly SampleSet[];
}
