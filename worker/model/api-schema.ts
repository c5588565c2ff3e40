import type { ChangeMark, Link, Prose } from './api-facts.ts';

export interface ParameterGroup {
  /** Fragment id of the section. */
  readonly id: string;
  /** `path`, `query`, `header`, `cookie`, `querystring` (OpenAPI 3.2 §4.12.1). */
  readonly place: string;
  readonly title: string;
  readonly parameters: readonly Field[];
}

/** A schema object where it is used (JSON Schema 2020-12; OpenAPI 3.0 differences already normalized). */
export interface Schema {
  readonly facts: SchemaFacts;
  /** The place on the page where the same values are listed already; null where they are not, or few. */
  readonly valuesAt: Link | null;
  readonly children: SchemaChildren | null;
}

/** A parameter, property or header: a schema with a name. */
export interface Field extends Schema {
  readonly id: string;
  readonly facts: FieldFacts;
  /** Left out where nothing has changed of late. */
  readonly mark?: ChangeMark;
}

/** What is demanded of a value, in words: `at least 1 character`. */
export type Constraint = string | PatternConstraint;

/** Words and the regular expression behind them, which is shown as code: `matches` `^inv_`. */
export interface PatternConstraint {
  readonly words: string;
  readonly pattern: string;
}

/**
 * What a schema says of itself. A schema is used on hundreds of pages: all its uses have one object, so that what is made
 * of it can be kept.
 */
export interface SchemaFacts {
  /** Display type in pieces; a named schema is linked. */
  readonly type: readonly Link[];
  readonly title: string | null;
  readonly description: Prose | null;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly constraints: readonly Constraint[];
  readonly values: readonly EnumValue[];
  /** JSON text. */
  readonly defaultValue: string | null;
  readonly examples: readonly string[];
  readonly externalDocs: Link | null;
}

/** What is said of a field, wherever its schema is used. */
export interface FieldFacts extends SchemaFacts {
  readonly name: string;
  readonly required: boolean;
  /** What to use instead. */
  readonly deprecation: Prose | null;
  readonly badges: readonly string[];
  /** Wire-format example of a parameter: `?tag=a&tag=b`. */
  readonly wire: string | null;
  /** Examples that have names, and what each shows. */
  readonly namedExamples: readonly EnumValue[];
}

/** More values than this wait behind a disclosure, and a page lists them once. */
export const MAX_OPEN_VALUES = 12;

export interface EnumValue {
  readonly value: string;
  readonly description: Prose | null;
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
