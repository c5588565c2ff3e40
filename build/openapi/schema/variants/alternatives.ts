import { isObject } from '../../../../worker/request/value/json.ts';
import type { Cursor } from '../../core/references/cursor.ts';

/** Keywords that offer a choice between branches. */
const CHOICES = ['oneOf', 'anyOf'] as const;

/**
 * All keywords that list alternatives. Before JSON Schema 2019-09, `dependentSchemas` was `dependencies`, which could
 * also list names.
 */
export const ALTERNATIVE_KEYWORDS: readonly string[] = [
  ...CHOICES,
  ...['not', 'contains', 'contentSchema', 'if', 'dependentSchemas', 'dependencies'],
];

/**
 * The schemas under one keyword that apply only conditionally, or only to the contents of a value (JSON Schema 2020-12
 * §10.2, §10.3; Validation §8.5).
 */
export interface Alternatives {
  readonly keyword: (typeof CHOICES)[number] | 'not' | 'if' | 'contains' | 'dependentSchemas' | 'contentSchema';
  readonly branches: readonly { readonly label: string | null; readonly schema: Cursor }[];
}

/** The alternatives of one schema object, always in the same keyword order. */
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

/** Whether a value chooses between the branches (`oneOf`, `anyOf`). */
export function isChoice({ keyword }: Alternatives): boolean {
  return CHOICES.some((choice) => choice === keyword);
}

/**
 * The branch that names a schema which extends the one with the choice, and so has made it: generators write
 * `Pet: { oneOf: [Cat, Dog] }` and `Cat: { allOf: [Pet, …] }`.
 */
export function findExtending(branches: readonly Cursor[], extending: readonly Cursor[]): Cursor | undefined {
  const pointers = new Set(extending.map(({ pointer }) => pointer));
  return branches.find((branch) => typeof branch.object.$ref === 'string' && pointers.has(branch.resolve().pointer));
}

/** Whether the type or the values of a schema object are only null. */
function isNullSchema(schema: Cursor): boolean {
  const { type, const: constant, enum: values } = schema.object;
  const isOnly = (list: unknown, only: unknown): boolean =>
    Array.isArray(list) && list.length > 0 && list.every((item) => item === only);
  return type === 'null' || constant === null || isOnly(type, 'null') || isOnly(values, null);
}

/** Whether a schema object allows only null, by its type, values or alternatives. */
export function allowsOnlyNull(schema: Cursor): boolean {
  if (isNullSchema(schema)) return true;
  return readAlternatives(schema).some(
    (entry) => isChoice(entry) && entry.branches.every((branch) => isNullSchema(resolveBranch(branch))),
  );
}

function resolveBranch({ schema }: Alternatives['branches'][number]): Cursor {
  return typeof schema.object.$ref === 'string' ? schema.resolve() : schema;
}

/**
 * Whether an alternative is null. Before OpenAPI 3.1, which has no type for null, generators write `enum: [null]`, also
 * in a schema of its own, or nothing but `nullable: true`.
 */
function isNullBranch(branch: Alternatives['branches'][number]): boolean {
  const own = resolveBranch(branch);
  return allowsOnlyNull(own) || (own.object.nullable === true && Object.keys(own.object).length === 1);
}

/** Whether a value may be null because one alternative is or allows `null`. */
export function hasNullBranch(alternatives: Alternatives): boolean {
  return (
    isChoice(alternatives) &&
    alternatives.branches.some((branch) => branch.schema.object.nullable === true || isNullBranch(branch))
  );
}

/** The alternatives other than `null`. */
export function withoutNull(alternatives: Alternatives): Alternatives {
  return hasNullBranch(alternatives)
    ? { ...alternatives, branches: alternatives.branches.filter((branch) => !isNullBranch(branch)) }
    : alternatives;
}

/** Keywords that a branch may have if all it does is document one value. */
const CONSTANT_KEYWORDS: ReadonlySet<string> = new Set(['const', 'type', 'title', 'description', 'deprecated']);

/** The branches of a choice between documented constants; empty if any branch is something else. */
export function constantsOf(alternatives: Alternatives): readonly Cursor[] {
  const branches = alternatives.branches.map(({ schema }) => schema);
  const isConstant = (schema: Cursor): boolean =>
    schema.has('const') &&
    Object.keys(schema.object).every((key) => CONSTANT_KEYWORDS.has(key) || key.startsWith('x-'));
  return isChoice(alternatives) && branches.every(isConstant) ? branches : [];
}
