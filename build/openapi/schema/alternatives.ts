import { isObject } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/cursor.ts';

/** Keywords of which one branch or another takes the place of the schema. */
const CHOICES = ['oneOf', 'anyOf'] as const;

/** All keywords that list alternatives; `dependencies` is the name of one before JSON Schema 2019-09, for lists of names too. */
export const ALTERNATIVE_KEYWORDS: readonly string[] = [
  ...CHOICES,
  ...['not', 'contains', 'contentSchema', 'if', 'dependentSchemas', 'dependencies'],
];

/**
 * Schemas that apply now and then, or to what is in a value (JSON Schema 2020-12 §10.2, §10.3; Validation §8.5), as one
 * keyword lists them.
 */
export interface Alternatives {
  readonly keyword: (typeof CHOICES)[number] | 'not' | 'if' | 'contains' | 'dependentSchemas' | 'contentSchema';
  readonly branches: readonly { readonly label: string | null; readonly schema: Cursor }[];
}

/** All lists of alternatives of one schema object, in the order of their keywords. */
export function readAlternatives(part: Cursor): Alternatives[] {
  const lists = CHOICES.map(
    (keyword): Alternatives => ({
      keyword,
      branches: part.rawItems(keyword).map((schema) => ({ label: null, schema })),
    }),
  );
  for (const keyword of ['not', 'contains', 'contentSchema'] as const)
    if (isObject(part.object[keyword])) lists.push({ keyword, branches: [{ label: null, schema: part.raw(keyword) }] });
  if (part.has('if')) {
    const branches = (['if', 'then', 'else'] as const).flatMap((label) =>
      part.has(label) ? [{ label, schema: part.raw(label) }] : [],
    );
    lists.push({ keyword: 'if', branches });
  }
  for (const key of ['dependentSchemas', 'dependencies']) {
    const branches = part
      .rawEntries(key)
      .flatMap(([label, schema]) => (isObject(schema.value) ? [{ label, schema }] : []));
    lists.push({ keyword: 'dependentSchemas', branches });
  }
  return lists.filter(({ branches }) => branches.length > 0);
}

/** Whether one of the branches takes the place of the schema. */
export function isChoice({ keyword }: Alternatives): boolean {
  return CHOICES.some((choice) => choice === keyword);
}

function isNullSchema(schema: Cursor): boolean {
  const { type } = schema.object;
  return type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null');
}

/** Whether a value may be null because one alternative is `null`. */
export function hasNullBranch(alternatives: Alternatives): boolean {
  return isChoice(alternatives) && alternatives.branches.some(({ schema }) => isNullSchema(schema));
}

/** The alternatives that say more than that. */
export function withoutNull(alternatives: Alternatives): Alternatives {
  return hasNullBranch(alternatives)
    ? { ...alternatives, branches: alternatives.branches.filter(({ schema }) => !isNullSchema(schema)) }
    : alternatives;
}

/** What a constant may say besides its value. */
const CONSTANT_KEYWORDS: ReadonlySet<string> = new Set(['const', 'type', 'title', 'description', 'deprecated']);

/** The branches of a choice between values, each with its words; none where a branch is anything else. */
export function constantsOf(alternatives: Alternatives): readonly Cursor[] {
  const branches = alternatives.branches.map(({ schema }) => schema);
  const isConstant = (schema: Cursor): boolean =>
    schema.has('const') &&
    Object.keys(schema.object).every((key) => CONSTANT_KEYWORDS.has(key) || key.startsWith('x-'));
  return isChoice(alternatives) && branches.every(isConstant) ? branches : [];
}
