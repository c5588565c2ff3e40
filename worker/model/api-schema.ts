import type { Link } from './api-facts.ts';
import type { SafeHtml } from './safe-html.ts';

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
