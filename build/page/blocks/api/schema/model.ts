import type { Link } from '../../../../../worker/model/parts.ts';
import type { Prose } from '../../../description/prose.ts';

/** A schema object at one point of use (JSON Schema 2020-12; OpenAPI 3.0 differences already normalized). */
export interface Schema {
  readonly facts: SchemaFacts;
  /** Link to the first list of the same values on this page; null if this is the first list or a short one. */
  readonly valuesAt: Link | null;
  readonly children: SchemaChildren | null;
}

/** A parameter, property or header: a named schema. */
export interface Field extends Schema {
  readonly id: string;
  readonly facts: FieldFacts;
  /** Absent unless it changed recently. */
  readonly mark?: ChangeMark;
}

/** A constraint on a value, in words: `at least 1 character`. */
export type Constraint = string | PatternConstraint;

/** Words and the regular expression after them, which is shown as code: `matches` `^inv_`. */
export interface PatternConstraint {
  readonly words: string;
  readonly pattern: string;
}

/** As many characters fit on a line beside the samples. */
const MAX_OPEN_CONSTRAINTS = 72;

/** Whether the constraints of a value take more than a line, so that pages collapse them. */
export function areFolded(constraints: readonly Constraint[]): boolean {
  const length = constraints.reduce(
    (sum, each) => sum + (typeof each === 'string' ? each.length : each.words.length + each.pattern.length),
    0,
  );
  return length > MAX_OPEN_CONSTRAINTS;
}

/**
 * The facts of a schema itself. A schema can appear on hundreds of pages: all of them share one object, so that results
 * derived from it can be cached.
 */
export interface SchemaFacts {
  /** Display type in segments; named schemas are linked. */
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

/** The facts of a field, which are independent of where its schema is used. */
export interface FieldFacts extends SchemaFacts {
  readonly name: string;
  readonly required: boolean;
  /** The replacement. */
  readonly deprecation: Prose | null;
  readonly badges: readonly string[];
  /** Wire-format example of a parameter: `?tag=a&tag=b`. */
  readonly wire: string | null;
  /** Named examples with their descriptions. */
  readonly namedExamples: readonly EnumValue[];
}

/** A longer list of values is collapsed, and a page lists it only once. */
export const MAX_OPEN_VALUES = 12;

export interface EnumValue {
  readonly value: string;
  readonly description: Prose | null;
}

export type SchemaChildren =
  /** `more` links the fields that did not fit. */
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
  /** The property whose value selects a branch. */
  readonly discriminator: string | null;
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly id: string;
  /** Unique among its siblings. */
  readonly title: string;
  /** The same, or the only value of the discriminator. */
  readonly label: string;
  /** Value of the discriminator, or several. */
  readonly value: string | null;
  /** Whether all of its properties are read-only, so that a request cannot set any. */
  readonly isReadOnly: boolean;
  readonly schema: Schema;
}

/** Marks something as new, changed or deprecated since a version of the API. */
export interface ChangeMark {
  readonly kind: 'added' | 'changed' | 'deprecated';
  /** `New in 1.4.0` */
  readonly label: string;
  /** The changelog entry of that version. */
  readonly href: string;
}
