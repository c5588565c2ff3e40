import type { Fact, Link, Prose } from './api-facts.ts';
import type { Field, ParameterGroup, Schema } from './api-schema.ts';
import type { Server } from './api-servers.ts';

export interface RequestBody {
  readonly description: Prose | null;
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
  readonly description: Prose | null;
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
  readonly description: Prose | null;
  readonly headers: readonly Field[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  readonly name: string;
  readonly description: Prose | null;
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
  readonly description: Prose | null;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
}
