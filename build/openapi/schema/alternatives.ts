import type { Cursor } from '../cursor.ts';
import { isObject } from '../read/json.ts';

/** Schemas of which a value fits one, some or none (JSON Schema 2020-12 §10.2), as one keyword lists them. */
export interface Alternatives {
  readonly keyword: 'oneOf' | 'anyOf' | 'not' | 'if';
  readonly branches: readonly { readonly label: string | null; readonly schema: Cursor }[];
}

/** All lists of alternatives of one schema object, in the order of their keywords. */
export function readAlternatives(part: Cursor): Alternatives[] {
  const lists = (['oneOf', 'anyOf'] as const).map(
    (keyword): Alternatives => ({
      keyword,
      branches: part.rawItems(keyword).map((schema) => ({ label: null, schema })),
    }),
  );
  if (isObject(part.object.not)) lists.push({ keyword: 'not', branches: [{ label: null, schema: part.raw('not') }] });
  if (part.has('if')) {
    const branches = (['if', 'then', 'else'] as const).flatMap((label) =>
      part.has(label) ? [{ label, schema: part.raw(label) }] : [],
    );
    lists.push({ keyword: 'if', branches });
  }
  return lists.filter(({ branches }) => branches.length > 0);
}

function isNullSchema(schema: Cursor): boolean {
  const { type } = schema.object;
  return type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null');
}

/** Whether a value may be null because one alternative is nothing else. */
export function hasNullBranch({ keyword, branches }: Alternatives): boolean {
  return (keyword === 'oneOf' || keyword === 'anyOf') && branches.some(({ schema }) => isNullSchema(schema));
}

/** The alternatives that say more than that. */
export function withoutNull(alternatives: Alternatives): Alternatives {
  return hasNullBranch(alternatives)
    ? { ...alternatives, branches: alternatives.branches.filter(({ schema }) => !isNullSchema(schema)) }
    : alternatives;
}
