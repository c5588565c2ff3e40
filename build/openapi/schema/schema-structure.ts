import { addToGroup } from '../../../worker/model/group-by.ts';
import { isObject, type JsonObject, parsePointer, toMap } from '../../../worker/request/value/json.ts';
import { memoize } from '../../base/cache/memo.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { findValue } from '../core/references/find-value.ts';
import {
  ALTERNATIVE_KEYWORDS,
  type Alternatives,
  findExtending,
  hasNullBranch,
  isChoice,
  readAlternatives,
  withoutNull,
} from './variants/alternatives.ts';

/** The content of a schema: its properties, items and alternatives. */
export interface SchemaStructure {
  readonly properties: ReadonlyMap<string, readonly Cursor[]>;
  readonly required: ReadonlySet<string>;
  readonly patternProperties: ReadonlyMap<string, Cursor>;
  /** Schema of further properties; null if absent. */
  readonly additionalProperties: Cursor | null;
  readonly additionalName: string | null;
  /** The schema objects that describe each item together. Empty means any item. */
  readonly items: readonly Cursor[];
  readonly prefixItems: readonly Cursor[];
  readonly alternatives: readonly Alternatives[];
  readonly discriminator: Cursor | null;
  /** Whether null is an alternative; `alternatives` omits it. */
  readonly hasNullBranch: boolean;
}

/** Keywords that give a schema content. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['properties', 'required', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'unevaluatedItems', 'additionalItems', 'discriminator'],
  ...ALTERNATIVE_KEYWORDS,
]);

const NO_STRUCTURE: SchemaStructure = {
  properties: new Map(),
  required: new Set(),
  patternProperties: new Map(),
  additionalProperties: null,
  additionalName: null,
  items: [],
  prefixItems: [],
  alternatives: [],
  discriminator: null,
  hasNullBranch: false,
};

/** Merges the structure of schema objects that apply together. */
export function readStructure(parts: readonly Cursor[]): SchemaStructure {
  // Most schemas are a string or a number.
  if (!parts.some(({ object }) => Object.keys(object).some((key) => KEYWORDS.has(key)))) return NO_STRUCTURE;
  const alternatives = parts.flatMap((part, index) => {
    const written = readAlternatives(part);
    return index === 0 ? written : written.filter((entry) => !isMade(entry, parts.slice(0, index)));
  });
  const properties = mergeProperties(parts);
  return {
    properties,
    required: readRequired(parts, properties, alternatives.length === 0),
    patternProperties: new Map(parts.flatMap((part) => part.rawEntries('patternProperties'))),
    additionalProperties: find(parts, 'additionalProperties') ?? find(parts, 'unevaluatedProperties'),
    additionalName:
      parts
        .map((part) => part.get('additionalProperties').trimmed('x-additionalPropertiesName'))
        .find((name) => name !== null) ?? null,
    items: readItems(parts),
    // Before JSON Schema 2020-12, a list under `items` described a tuple.
    prefixItems: parts.flatMap((part) => part.rawItems(Array.isArray(part.object.items) ? 'items' : 'prefixItems')),
    alternatives: alternatives.map(withoutNull).filter(({ branches }) => branches.length > 0),
    discriminator: find(parts, 'discriminator'),
    hasNullBranch: alternatives.some(hasNullBranch),
  };
}

/** The schemas of each property: those of a schema that includes others, which it extends, after theirs. */
export function mergeProperties(parts: readonly Cursor[]): ReadonlyMap<string, readonly Cursor[]> {
  const merged = new Map<string, Cursor[]>();
  for (const part of parts)
    for (const [name, schema] of part.rawEntries('properties')) addToGroup(merged, name, schema);
  const [first] = parts;
  if (first?.has('allOf') === true)
    for (const [name] of first.rawEntries('properties')) {
      const [own, ...included] = merged.get(name) ?? [];
      if (own !== undefined) merged.set(name, [...included, own]);
    }
  return merged;
}

function isMade(alternatives: Alternatives, extending: readonly Cursor[]): boolean {
  const branches = alternatives.branches.map(({ schema }) => schema);
  return isChoice(alternatives) && findExtending(branches, extending) !== undefined;
}

/**
 * The names of required properties. Warns about names that are not described, because they are most likely misspelled.
 */
function readRequired(
  parts: readonly Cursor[],
  properties: ReadonlyMap<string, unknown>,
  isComplete: boolean,
): Set<string> {
  // In Swagger 2.0, `required` is a flag on parameters.
  const holders = parts.filter(({ object }) => typeof object.required === 'object');
  const open = !isComplete || parts.some((part) => part.has('additionalProperties') || part.has('patternProperties'));
  for (const part of properties.size > 0 && !open ? holders : []) {
    const outer = outerProperties(part);
    const isKnown = (name: string): boolean => properties.has(name) || Object.hasOwn(outer, name);
    const unknown = part.texts('required').filter((name) => !isKnown(name));
    const beside = unknown.length === 0 ? undefined : propertiesBeside(part.context.root).get(part.pointer);
    for (const name of unknown.filter((candidate) => beside?.has(candidate) !== true)) {
      part.warn(
        'required',
        `Cannot find the required property ${JSON.stringify(name)}${suggest(name, properties.keys()) || '. Describe it under "properties".'}`,
      );
    }
  }
  return new Set(holders.flatMap((part) => part.texts('required')));
}

/** The properties of the schema that has this one as an alternative. */
function outerProperties({ pointer, context }: Cursor): JsonObject {
  const keys = parsePointer(pointer) ?? [];
  const isBranch = ['oneOf', 'anyOf'].includes(keys.at(-2) ?? '');
  const found = isBranch ? findValue(context.root, keys.slice(0, -2)) : null;
  return found?.kind === 'found' ? toMap(toMap(found.value).properties) : {};
}

/**
 * By the reference to a schema, the properties that schemas which extend it with `allOf` describe: a base may require
 * what only they know. Memoized, because it reads the whole document.
 */
const propertiesBeside = memoize((root: JsonObject): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) stack.push(inner);
    if (!isObject(value) || !Array.isArray(value.allOf)) continue;
    const members = value.allOf.map(toMap);
    const names = [value, ...members].flatMap((member) => Object.keys(toMap(targetOf(member, root).properties)));
    for (const { $ref } of members) {
      if (typeof $ref !== 'string') continue;
      const known = found.get($ref) ?? new Set();
      for (const name of names) known.add(name);
      found.set($ref, known);
    }
  }
  return found;
});

function targetOf(schema: JsonObject, root: JsonObject): JsonObject {
  const found = typeof schema.$ref === 'string' ? findValue(root, parsePointer(schema.$ref) ?? []) : null;
  return found?.kind === 'found' ? toMap(found.value) : schema;
}

/** The schemas of the items in each part, without repeated references. */
function readItems(parts: readonly Cursor[]): readonly Cursor[] {
  const items = parts.filter(({ object }) => isObject(object.items)).map((part) => part.raw('items'));
  if (items.length > 1) return [...new Map(items.map((item) => [item.object.$ref ?? item.pointer, item])).values()];
  const other = items.length > 0 ? null : (find(parts, 'unevaluatedItems') ?? find(parts, 'additionalItems'));
  return other === null ? items : [other];
}

/** The first part's schema under this keyword, or null. */
function find(parts: readonly Cursor[], key: string): Cursor | null {
  return parts.find(({ object }) => Object.hasOwn(object, key) && isObject(object[key]))?.raw(key) ?? null;
}
