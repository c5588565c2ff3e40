import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import { Memo } from '../../../base/cache/memo.ts';
import { Cursor, documentMemo } from '../../core/references/cursor.ts';
import { collectSubschemas } from '../../schema/collect-subschemas.ts';
import { commonTypes } from '../../schema/merge-parts.ts';
import { readShape } from '../../schema/schema-shape.ts';
import { mergeProperties } from '../../schema/schema-structure.ts';
import { findExtending } from '../../schema/variants/alternatives.ts';
import type { Direction } from '../../schema/view/schema-node.ts';
import { baseSchema, branchSchema, extensionSchema } from './discriminator-schema.ts';
import { namesIn } from './fits-schema.ts';
import { givenValues } from './given-value.ts';

/** The branches of one `oneOf` or `anyOf`, except `null`. */
export interface Choice {
  readonly key: string;
  /** The schema with the keyword. */
  readonly schema: Cursor;
  /** Whether a value must match only one branch. */
  readonly isExclusive: boolean;
  readonly branches: readonly Cursor[];
}

/** A property, with everything that decides whether an example shows it. */
export interface MemberSchema {
  readonly schemas: readonly Cursor[];
  readonly isScalar: boolean;
  readonly isDeprecated: boolean;
  readonly hasExample: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** All schema objects that apply to one value, merged. */
export interface MergedSchema {
  readonly parts: readonly JsonObject[];
  /** Pointers of all definitions involved, used to detect recursion. */
  readonly pointers: readonly string[];
  /** In the given order, without `null`; empty means any type. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, MemberSchema>;
  readonly required: ReadonlySet<string>;
  /** Names that another branch requires or `not` forbids, which the chosen branch must not have. */
  readonly excluded: ReadonlySet<string>;
  readonly items: readonly Cursor[];
  readonly prefixItems: readonly Cursor[];
  readonly additional: readonly Cursor[];
  /** Schemas of members by the pattern of their names. */
  readonly patterned: readonly (readonly [pattern: string, schema: Cursor])[];
  readonly propertyNames: readonly Cursor[];
  /** What applies to an object that has a member with this name. */
  readonly dependents: readonly (readonly [name: string, schema: Cursor])[];
  /** Whether it forbids every value. */
  readonly isImpossible: boolean;
  /** Choices not made yet. */
  readonly choices: readonly Choice[];
  /** The values in the schema itself, best first. */
  readonly given: readonly unknown[];
  /** Whether a property is limited to one direction. Otherwise, all directions share the result. */
  readonly isDirected: boolean;
  /** Whether the value has no members and depends only on its own keywords. */
  readonly isPlain: boolean;
  /** Values without members, by everything they depend on besides the schema. */
  readonly leaves: Memo<string, unknown>;
}

/** Maximum number of schema objects merged into one: an `allOf` that doubles at each level would never end. */
const MAX_PARTS = 200;

/** Maximum number of memoized schemas with a chosen branch: each may have hundreds of properties. */
const MAX_CHOSEN = 1_000;

const MERGED: Readonly<Record<Direction, (schema: Cursor) => Memo<object, MergedSchema>>> = {
  request: documentMemo(),
  response: documentMemo(),
  both: documentMemo(),
};
const NO_CHOICE: ReadonlyMap<string, number> = new Map();
const CHOSEN = documentMemo<string, MergedSchema>(MAX_CHOSEN);

/**
 * Merges schemas with their reference targets, their `allOf` parts and the branches chosen so far (by `Choice.key`).
 * Memoized, because most schemas are read many times.
 */
export function mergeSchemas(
  written: readonly Cursor[],
  chosen: ReadonlyMap<string, number>,
  direction: Direction,
): MergedSchema {
  const [first] = written;
  if (first === undefined || !isObject(first.value)) return mergeAll(written, chosen, direction);
  const schema = written.length === 1 ? definitionOf(first) : first;
  const schemas = schema === first ? written : [schema];
  if (chosen.size === 0) {
    const whole = mergeFor('both', schemas, schema);
    return whole.isDirected ? mergeFor(direction, schemas, schema) : whole;
  }
  if (schemas.length > 1) return mergeAll(schemas, chosen, direction);
  // If every property is nullable through `anyOf`, as in descriptions from OData, nearly all schemas end up here.
  const key = `${direction} ${schema.pointer} ${[...chosen].join(' ')}`;
  return CHOSEN(schema).get(key, () => mergeAll(schemas, chosen, direction));
}

/** The target of a plain reference, so that all references to a definition share what is made of it. */
function definitionOf(schema: Cursor): Cursor {
  const { $ref } = schema.object;
  if (typeof $ref !== 'string' || Object.keys(schema.object).length > 1) return schema;
  const target = schema.follow($ref);
  return isObject(target?.value) ? target : schema;
}

function mergeFor(direction: Direction, schemas: readonly Cursor[], schema: Cursor): MergedSchema {
  // A property's list of schemas belongs to a memoized schema, so its identity is stable.
  const key = schemas.length === 1 && isObject(schema.value) ? schema.value : schemas;
  return MERGED[direction](schema).get(key, () => mergeAll(schemas, NO_CHOICE, direction));
}

function mergeAll(schemas: readonly Cursor[], chosen: ReadonlyMap<string, number>, direction: Direction): MergedSchema {
  const merger = new SchemaMerger(chosen);
  for (const schema of schemas) merger.add(schema);
  return merger.finish(direction, schemas.length > 1);
}

class SchemaMerger {
  readonly #chosen: ReadonlyMap<string, number>;
  readonly #cursors: Cursor[] = [];
  readonly #seen = new Set<unknown>();
  readonly #choices: Choice[] = [];
  /** Discriminator properties that have their value. */
  readonly #fixed = new Set<string>();
  #excluded: Set<string> | null = null;

  constructor(chosen: ReadonlyMap<string, number>) {
    this.#chosen = chosen;
  }

  /** Adds what applies together with a schema, then the branches chosen for it. */
  add(schema: Cursor): void {
    const parts = collectSubschemas([schema]).parts.filter((part) => this.#push(part));
    for (const part of parts) {
      for (const fixed of extensionSchema(part)) this.#fix(fixed);
      const base = baseSchema(part);
      if (base !== null && this.#fix(base.fixed) && base.selected !== null) this.add(base.selected);
    }
    for (const [index, part] of parts.entries()) {
      const { value } = part;
      if (!isObject(value)) continue;
      for (const keyword of ['oneOf', 'anyOf'] as const)
        if (Array.isArray(value[keyword])) this.#choose(part, keyword, parts.slice(0, index));
      if (isObject(value.if) && isObject(value.then)) for (const key of ['if', 'then']) this.add(part.raw(key));
      if (isObject(value.not)) for (const name of namesIn(value.not.required)) this.#exclude(name);
      for (const [name, schema] of entriesOf(value.dependentSchemas)) if (schema === false) this.#exclude(name);
    }
  }

  /** False if the schema has been added before, or if there are too many. */
  #push(schema: Cursor): boolean {
    const { value } = schema;
    if (!isObject(value) || this.#seen.has(value) || this.#cursors.length >= MAX_PARTS) return false;
    this.#seen.add(value);
    this.#cursors.push(schema);
    return true;
  }

  /** Sets a discriminator property. False if a schema that extends this one sets it. */
  #fix(schema: Cursor): boolean {
    const [name = ''] = namesIn(schema.object.required);
    if (this.#fixed.has(name)) return false;
    this.#fixed.add(name);
    return this.#push(schema);
  }

  #choose(schema: Cursor, keyword: 'oneOf' | 'anyOf', extending: readonly Cursor[]): void {
    const branches = schema.rawItems(keyword).filter(({ value }) => isObject(value) && value.type !== 'null');
    const key = `${schema.pointer}/${keyword}`;
    const [only] = branches;
    const own = extending.length === 0 ? undefined : findExtending(branches, extending);
    const chosen = own ?? (branches.length === 1 ? only : branches[this.#chosen.get(key) ?? -1]);
    if (chosen === undefined) {
      if (branches.length > 0) this.#choices.push({ key, schema, isExclusive: keyword === 'oneOf', branches });
      return;
    }
    const names = new Set(namesIn(chosen.object.required));
    for (const branch of branches)
      for (const name of namesIn(branch.object.required)) if (!names.has(name)) this.#exclude(name);
    const property = schema.get('discriminator').trimmed('propertyName');
    if (property !== null) this.#fixed.add(property);
    this.add(chosen);
    for (const part of branchSchema(schema, chosen)) this.#push(part);
  }

  #exclude(name: string): void {
    this.#excluded ??= new Set();
    this.#excluded.add(name);
  }

  /** `isExtended`: of several schemas, the last one extends the others, so its values come first. */
  finish(direction: Direction, isExtended: boolean): MergedSchema {
    const cursors = this.#cursors;
    const parts = cursors.map(({ object }) => object);
    const properties = new Map<string, MemberSchema>();
    const hidden = direction === 'request' ? 'readOnly' : direction === 'response' ? 'writeOnly' : null;
    let isDirected = false;
    for (const [name, schemas] of mergeProperties(cursors)) {
      const member = readMember(schemas);
      isDirected ||= member.readOnly || member.writeOnly;
      if (hidden === null || !member[hidden]) properties.set(name, member);
    }
    const required = cursors.flatMap((cursor) =>
      namesIn(cursor.object.required).filter(
        (name) => hidden === null || properties.has(name) || !isDeclared(cursors, name),
      ),
    );
    for (const name of required) this.#excluded?.delete(name);
    // Most schemas are scalars, without these keywords: they share an empty list.
    const list = <Item>(keys: readonly string[], read: (cursor: Cursor) => readonly Item[]): readonly Item[] =>
      parts.some((part) => keys.some((key) => part[key] !== undefined)) ? cursors.flatMap(read) : NONE;
    const listed = (key: string): readonly Cursor[] =>
      list([key], (cursor) => (isObject(cursor.object[key]) ? [cursor.raw(key)] : []));
    const prefix = cursors.find(({ object }) => Array.isArray(object.prefixItems));
    const { types, nullable } = mergeTypes(parts, properties.size > 0);
    const holdsContent = parts.some(({ contentSchema }) => contentSchema !== undefined);
    return {
      parts,
      pointers: cursors.map(({ pointer }) => pointer),
      types,
      nullable,
      properties: properties.size === 0 ? NO_MEMBERS : properties,
      required: required.length === 0 ? NO_NAMES : new Set(required),
      excluded: this.#excluded ?? NO_NAMES,
      items: [...listed('items'), ...listed('contains')],
      prefixItems: prefix?.rawItems('prefixItems') ?? [],
      additional: listed('additionalProperties'),
      patterned: list(['patternProperties'], (cursor) =>
        isObject(cursor.object.patternProperties) ? cursor.rawEntries('patternProperties') : [],
      ),
      propertyNames: listed('propertyNames'),
      dependents: list(DEPENDENTS, readDependents),
      isImpossible: parts.some(({ not }) => not === true || (isObject(not) && Object.keys(not).length === 0)),
      choices: this.#choices,
      given: givenValues(isExtended ? parts.toReversed() : parts, types),
      isDirected,
      isPlain: this.#choices.length === 0 && PLAIN_TYPES.includes(types[0] ?? '') && !holdsContent,
      leaves: new Memo({ recorder: cursors[0]?.context.warnings.recorder }),
    };
  }
}

const DEPENDENTS = ['dependentRequired', 'dependentSchemas', 'dependencies'];

/** `dependencies`, of earlier drafts, has lists and schemas. */
function readDependents(schema: Cursor): (readonly [string, Cursor])[] {
  return DEPENDENTS.flatMap((keyword) =>
    entriesOf(schema.object[keyword]).flatMap(([name, value]): [string, Cursor][] => {
      const dependent = schema.raw(keyword).raw(name);
      if (!Array.isArray(value)) return isObject(value) ? [[name, dependent]] : [];
      return [[name, new Cursor(dependent.context, { required: value }, dependent.pointer)]];
    }),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

// Most schemas are a string or a number, so they share the empty collections.
const NONE: readonly never[] = [];
const NO_MEMBERS: ReadonlyMap<string, MemberSchema> = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

const PLAIN_TYPES: readonly string[] = ['string', 'file', 'integer', 'number', 'boolean'];

function readMember(schemas: readonly Cursor[]): MemberSchema {
  const { parts, readOnly, writeOnly } = readShape(schemas);
  return {
    schemas,
    isScalar: isScalar(schemas),
    isDeprecated: parts.some((part) => part.flag('deprecated')),
    hasExample: parts.some(({ object }) => object.example !== undefined || Array.isArray(object.examples)),
    readOnly,
    writeOnly,
  };
}

/** Nested lists and alternatives that are read to find whether a value is scalar. */
const MAX_SCALAR_DEPTH = 4;
const MAX_SCALAR_BRANCHES = 20;

/** Whether a value has no members, so that it is short enough to show below the depth limit; also lists of such values. */
export function isScalar(schemas: readonly Cursor[], lists = true, depth = 0): boolean {
  if (depth > MAX_SCALAR_DEPTH) return false;
  return schemas.some((schema) => {
    const target = schema.resolve();
    const { type, enum: values } = target.object;
    const types = typeof type === 'string' ? [type] : namesIn(type);
    const isInner = (inner: Cursor): boolean => isScalar([inner], lists, depth + 1);
    if (types.includes('array')) return lists && isInner(target.raw('items'));
    if (types.length > 0) return !types.includes('object');
    if (Array.isArray(values)) return true;
    const [all, any, one] = ['allOf', 'anyOf', 'oneOf'].map((keyword) =>
      target.items(keyword).slice(0, MAX_SCALAR_BRANCHES),
    );
    return all?.some(isInner) === true || [any, one].some((branches) => branches?.length && branches.every(isInner));
  });
}

function isDeclared(cursors: readonly Cursor[], name: string): boolean {
  return cursors.some(({ object }) => isObject(object.properties) && Object.hasOwn(object.properties, name));
}

function mergeTypes(parts: readonly JsonObject[], hasProperties: boolean): Pick<MergedSchema, 'types' | 'nullable'> {
  const lists = parts
    .map(({ type }) => namesIn(typeof type === 'string' ? [type] : type))
    .filter(({ length }) => length > 0);
  const common = commonTypes(lists);
  const types = common.filter((type) => type !== 'null');
  return {
    types: types.length > 0 || common.length > 0 ? types : inferTypes(parts, hasProperties),
    nullable: parts.some(({ nullable }) => nullable === true) || common.includes('null'),
  };
}

const TYPE_KEYWORDS: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  [
    'object',
    ['additionalProperties', 'patternProperties', 'required', 'minProperties', 'maxProperties', 'propertyNames'],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

function inferTypes(parts: readonly JsonObject[], hasProperties: boolean): string[] {
  if (hasProperties) return ['object'];
  const found = TYPE_KEYWORDS.find(([, keywords]) =>
    parts.some((part) => keywords.some((key) => part[key] !== undefined)),
  );
  if (found !== undefined) return [found[0]];
  const format = parts.find((part) => typeof part.format === 'string')?.format;
  if (typeof format !== 'string') return [];
  return /^u?int\d*$|^integer$/.test(format)
    ? ['integer']
    : /^(?:float|double|decimal|number)$/.test(format)
      ? ['number']
      : ['string'];
}
