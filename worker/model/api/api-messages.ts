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

/** The encoding of one part of a request body. */
export interface Encoding {
  /** The property name, or a label for several parts. */
  readonly label: string;
  /** Readable text: `image/png, style form`. */
  readonly value: string;
  /** The part's headers, except content type and disposition. */
  readonly headers: readonly Field[];
}

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly description: Prose | null;
  /** As sent. */
  readonly text: string;
  /** Language for highlighting: `json`, `xml`, `text`. */
  readonly language: string;
  /** Linked instead of displayed. */
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
  /** The server of that operation, if it differs from the one described here. */
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
