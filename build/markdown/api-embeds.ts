/** An operation as a guide names it. Addresses are paths of the site. */
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
  /** `Required`, in the language of the site; empty for others. */
  readonly required: string;
  /** Pieces of its type; those that are schemas have a page. */
  readonly type: readonly { readonly label: string; readonly path: string | null }[];
  readonly text: string;
  /** The values that it may have, where these are few. */
  readonly values: readonly string[];
}

/** A request in the languages of the site. */
export interface EmbeddedSample {
  readonly samples: readonly {
    readonly id: string;
    readonly label: string;
    readonly language: string;
    readonly code: string;
  }[];
}

/** What guides show of API descriptions, by kind. */
export interface EmbedKinds {
  readonly operation: EmbeddedOperation;
  readonly schema: EmbeddedSchema;
  readonly sample: EmbeddedSample;
}

/** `id`: an operationId, `GET /invoices`, or the name of a schema. `api`: the id of one API; null for all. */
export type FindEmbed = <Kind extends keyof EmbedKinds>(
  kind: Kind,
  id: string,
  api: string | null,
) => EmbedKinds[Kind] | { readonly fault: string };
