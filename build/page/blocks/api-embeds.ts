import type { Card } from '../../../worker/model/parts.ts';
import type { CodeSample } from './api/samples/model.ts';

/** An operation embedded in a guide. `path` is a path of the site. */
export interface EmbeddedOperation {
  readonly title: string;
  /** Upper-case. */
  readonly method: string;
  readonly pathTemplate: string;
  readonly summary: string;
  readonly path: string;
}

export interface EmbeddedSchema {
  readonly name: string;
  readonly path: string;
  readonly columns: { readonly field: string; readonly type: string; readonly description: string };
  readonly fields: readonly EmbeddedField[];
}

export interface EmbeddedField {
  readonly name: string;
  /** `Required` in the language of the site; empty if the field is optional. */
  readonly required: string;
  /** Pieces of its type. Named schemas have a path. */
  readonly type: readonly { readonly label: string; readonly path: string | null }[];
  readonly text: string;
  /** The allowed values, if there are only a few. */
  readonly values: readonly string[];
}

/** A sample request in the languages of the API. */
export interface EmbeddedSample {
  readonly samples: readonly CodeSample[];
}

/** An API at a glance. Paths are of the site. */
export interface EmbeddedOverview {
  readonly summary: string;
  /** Servers and security schemes, with their names in the language of the site. */
  readonly facts: readonly { readonly label: string; readonly values: readonly EmbeddedValue[] }[];
  /** Its groups of operations. */
  readonly groups: readonly Card[];
  /** An operation that needs least, and a sample request for it. */
  readonly first: (EmbeddedOperation & EmbeddedSample) | null;
}

export interface EmbeddedValue {
  readonly text: string;
  readonly isCode: boolean;
  /** What it is, or an empty text. */
  readonly note: string;
}

/** Parts of API descriptions that guides can embed, by kind. */
export interface EmbedKinds {
  readonly operation: EmbeddedOperation;
  readonly schema: EmbeddedSchema;
  readonly sample: EmbeddedSample;
  readonly overview: EmbeddedOverview;
}

/** `id`: an operationId, `GET /invoices`, the name of a schema, or the id of an API. `api`: the id of one API; null to search all. */
export type FindEmbed = <Kind extends keyof EmbedKinds>(
  kind: Kind,
  id: string,
  api: string | null,
) => EmbedKinds[Kind] | { readonly fault: string };
