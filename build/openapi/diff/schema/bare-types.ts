import type { SchemaShape } from '../../schema/schema-shape.ts';
import { type Alternatives, constantsOf, isChoice } from '../../schema/variants/alternatives.ts';

/** The types of a choice between nothing but types, which means the same as a list of types; otherwise empty. */
export function bareTypesOf(choice: Alternatives): string[] {
  if (!isChoice(choice)) return [];
  const types = choice.branches.map(({ schema }) => {
    const { type, description, ...others } = schema.object;
    return typeof type === 'string' && Object.keys(others).length === 0 ? type : null;
  });
  return types.every((type) => type !== null) ? [...new Set(types)] : [];
}

/**
 * The types of a schema, written as `type` or as a choice between types or constants. Empty means any type; null is only
 * named if there is no other.
 */
export function typesOf({ types, alternatives, parts }: SchemaShape): readonly string[] {
  if (types.length > 0) return types;
  const names = parts.flatMap(({ object }) => object.type ?? []);
  if (names.length > 0 && names.every((name) => name === 'null')) return ['null'];
  const constants = alternatives.flatMap(constantsOf).map(({ object }) => typeof object.const);
  const scalars = ['string', 'number', 'boolean'] as const;
  return [...alternatives.flatMap(bareTypesOf), ...scalars.filter((type) => constants.includes(type))];
}
