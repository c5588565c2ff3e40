import type { Prose } from '../../../description/prose.ts';
import type { ExampleContent } from '../examples/example.ts';
import type { Field, Schema } from '../schema/model.ts';

export interface RequestBody {
  readonly description: Prose | null;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

export interface MediaType extends ExampleContent {
  readonly id: string;
  readonly schema: Schema | null;
  readonly encoding: readonly Encoding[];
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

/** The schema of each body. */
export function schemasIn(content: readonly MediaType[]): readonly Schema[] {
  return content.flatMap(({ schema }) => schema ?? []);
}

/** All schemas whose trees are shown, in page order. */
export function treesIn(content: readonly MediaType[]): readonly Schema[] {
  return content.flatMap(({ schema, encoding }) => [
    ...(schema === null ? [] : [schema]),
    ...encoding.flatMap(({ headers }) => headers),
  ]);
}
