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

/** Parts of API descriptions that guides can embed, by kind. */
export interface EmbedKinds {
  readonly operation: EmbeddedOperation;
  readonly schema: EmbeddedSchema;
  readonly sample: EmbeddedSample;
}

/** `id`: an operationId, `GET /invoices`, or the name of a schema. `api`: the id of one API; null to search all. */
export type FindEmbed = <Kind extends keyof EmbedKinds>(
  kind: Kind,
  id: string,
  api: string | null,
) => EmbedKinds[Kind] | { readonly fault: string };
