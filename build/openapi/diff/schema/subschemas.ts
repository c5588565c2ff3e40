import { isObject } from '../../../../worker/request/value/json.ts';
import { code } from '../../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import type { SchemaShape } from '../../schema/schema-shape.ts';
import { type Effect, OPEN, type SeverityRule, STRICT } from './severity-rules.ts';

/** A schema inside a schema, in both descriptions. Null or an absent value allows anything. */
export interface SubschemaPair {
  readonly before: Cursor | null;
  readonly after: Cursor | null;
  /** Its place in the path of a property: `[]`, `*`. */
  readonly place: string;
  /** `has a new {noun}`, `no longer has the {noun}` */
  readonly noun: string;
  /** What the schema `false` forbids: `no longer takes {things}`. */
  readonly things: string;
  /** The severity of forbidding and allowing these things. */
  readonly severities: SeverityRule;
}

/** What a schema allows: any value, none, or those that match. */
type Openness = 'any' | 'some' | 'none';

/** Keywords that do not affect validity. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...['description', 'summary', 'title', 'example', 'examples', 'deprecated', 'externalDocs', '$comment'],
]);

type KeywordWords = Pick<SubschemaPair, 'place' | 'noun' | 'things' | 'severities'> & { readonly keyword: string };

/**
 * Keywords with one schema. Fewer values match the outer schema if fewer match the inner one, so its changes have the
 * same effect on both (JSON Schema 2020-12 §10.3, §11).
 */
const KEYWORDS: readonly KeywordWords[] = [
  { keyword: 'items', place: '[]', noun: 'schema for its items', things: 'further items', severities: STRICT },
  {
    keyword: 'unevaluatedItems',
    place: '[other]',
    noun: 'schema for other items',
    things: 'other items',
    severities: STRICT,
  },
  {
    keyword: 'additionalProperties',
    place: '*',
    noun: 'schema for further properties',
    things: 'further properties',
    severities: OPEN,
  },
  {
    keyword: 'unevaluatedProperties',
    place: '(other)',
    noun: 'schema for other properties',
    things: 'other properties',
    severities: OPEN,
  },
  ...(['contains', 'propertyNames', 'contentSchema', 'then', 'else'] as const).map((keyword) => ({
    keyword,
    place: `(${keyword})`,
    noun: `${keyword} schema`,
    things: 'values',
    severities: STRICT,
  })),
];

/** All schemas that a schema applies to its items, properties or to the value as a whole. */
export function pairSubschemas(old: SchemaShape, now: SchemaShape): SubschemaPair[] {
  const [from, to] = [restKeyword(old), restKeyword(now)];
  const isSwapped = from !== null && to !== null && from !== to;
  return [
    ...KEYWORDS.filter(({ keyword }) => !isSwapped || keyword !== to).flatMap(({ keyword, ...words }) => {
      const before = find(old, keyword);
      const after = find(now, isSwapped && keyword === from ? to : keyword);
      return before === null && after === null ? [] : [{ before, after, ...words }];
    }),
    ...pairItems(old, now),
    ...pairByName(old, now, 'patternProperties'),
    ...pairByName(old, now, 'dependentSchemas'),
  ];
}

/** The effect of adding or removing a schema; null if only its content can differ. */
export function effectOfPresence({ before, after }: Pick<SubschemaPair, 'before' | 'after'>): Effect | null {
  const order: readonly Openness[] = ['none', 'some', 'any'];
  const [from, to] = [openness(before), openness(after)];
  if (from === to) return null;
  return order.indexOf(to) < order.indexOf(from) ? 'narrows' : 'widens';
}

export function describePresence({
  before,
  after,
  noun,
  things,
}: Pick<SubschemaPair, 'before' | 'after' | 'noun' | 'things'>): string {
  if (openness(after) === 'none') return `no longer takes ${things}`;
  if (openness(before) === 'none') return `now takes ${things}`;
  return openness(before) === 'any' ? `has a new ${noun}` : `no longer has the ${noun}`;
}

/** The keyword for the properties that a schema does not describe; null if it has none or both. */
function restKeyword(shape: SchemaShape): string | null {
  const keywords = ['additionalProperties', 'unevaluatedProperties'].filter((key) => find(shape, key) !== null);
  return keywords.length === 1 ? (keywords[0] ?? null) : null;
}

/** What a schema allows. Null or an absent schema allows anything. */
function openness(schema: Cursor | null): Openness {
  if (schema === null) return 'any';
  if (schema.value === false) return 'none';
  return constraintsOf(schema).length === 0 ? 'any' : 'some';
}

/** Whether one schema is that of bytes and the other allows anything, which OpenAPI 3.1 has for bytes (§4.8.14.3). */
export function areBytes(before: Cursor, after: Cursor): boolean {
  const isBytes = (schema: Cursor): boolean =>
    constraintsOf(schema).toSorted().join() === 'format,type' &&
    schema.object.type === 'string' &&
    schema.object.format === 'binary';
  return (isBytes(before) && openness(after) === 'any') || (isBytes(after) && openness(before) === 'any');
}

/** The keywords of a schema that affect validity. */
export function constraintsOf({ object }: Cursor): string[] {
  return Object.keys(object).filter((key) => !ANNOTATIONS.has(key) && !key.startsWith('x-'));
}

/** The first part's schema under a keyword, or null. */
function find({ parts }: SchemaShape, keyword: string): Cursor | null {
  // Without `if`, the others have no effect.
  const isCondition = keyword === 'then' || keyword === 'else';
  const holder = parts.find(
    (part) => (isObject(part.object[keyword]) || part.object[keyword] === false) && (!isCondition || part.has('if')),
  );
  return holder?.raw(keyword) ?? null;
}

/** Positions of a tuple. Positions that one side does not list have its schema for further items. */
function pairItems(old: SchemaShape, now: SchemaShape): SubschemaPair[] {
  const count = Math.max(old.prefixItems.length, now.prefixItems.length);
  return Array.from({ length: count }, (_, index) => ({
    before: old.prefixItems[index] ?? findRest(old, 'items'),
    after: now.prefixItems[index] ?? findRest(now, 'items'),
    place: `[${index}]`,
    noun: `schema for item ${index + 1}`,
    things: `item ${index + 1}`,
    severities: STRICT,
  }));
}

function findRest(shape: SchemaShape, keyword: 'items' | 'properties'): Cursor | null {
  const fallback = keyword === 'items' ? ['items', 'additionalItems', 'unevaluatedItems'] : ['additionalProperties'];
  return fallback.map((key) => find(shape, key)).find((schema) => schema !== null) ?? null;
}

function pairByName(
  old: SchemaShape,
  now: SchemaShape,
  keyword: 'patternProperties' | 'dependentSchemas',
): SubschemaPair[] {
  const [before, after] = [readMap(old, keyword), readMap(now, keyword)];
  const isPattern = keyword === 'patternProperties';
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    before: before.get(name) ?? (isPattern ? findRest(old, 'properties') : null),
    after: after.get(name) ?? (isPattern ? findRest(now, 'properties') : null),
    place: isPattern ? name : `(if ${name})`,
    noun: isPattern ? `schema for properties that match ${code(name)}` : `schema for values with ${code(name)}`,
    things: isPattern ? `properties that match ${code(name)}` : `values with ${code(name)}`,
    severities: STRICT,
  }));
}

/** Schemas by name. Before JSON Schema 2019-09, `dependentSchemas` was part of `dependencies`. */
function readMap({ parts }: SchemaShape, keyword: 'patternProperties' | 'dependentSchemas'): Map<string, Cursor> {
  const keys = keyword === 'dependentSchemas' ? [keyword, 'dependencies'] : [keyword];
  return new Map(
    parts.flatMap((part) =>
      keys.flatMap((key) => part.rawEntries(key).filter(([, { value }]) => isObject(value) || value === false)),
    ),
  );
}
