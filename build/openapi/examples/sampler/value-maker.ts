import { toKey } from '../../../../worker/forms/check/same-value.ts';
import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import type { Direction } from '../../schema/view/schema-node.ts';
import { firstMembers } from './first-members.ts';
import { fitExample, warnOfSchemaExamples } from './fit-example.ts';
import { fitsSchema, toNumber } from './fits-schema.ts';
import { givenAnyway } from './given-value.ts';
import { type Choice, isScalar, type MergedSchema, mergeSchemas } from './merge-schema.ts';
import { textOfPattern } from './pattern-text.ts';
import { sampleNumber, sampleText } from './sample-scalar.ts';

/**
 * The members to include: all of them; those that are required; or these, and a few optional members of each object
 * that requires nothing.
 */
export type Extent = 'all' | 'needed' | 'first';

export interface MakerOptions {
  readonly direction: Direction;
  readonly extent: Extent;
  /** Levels of nested objects that get optional members. */
  readonly depth: number;
  /** Maximum characters of JSON. A value that is certain to be longer is abandoned. */
  readonly maxLength: number;
  /** The text of a value embedded in a string (`contentSchema`); undefined if it cannot be generated. */
  readonly writeContent: (schema: Cursor) => string | undefined;
}

/** Maximum number of values in one example: a clique of schemas or `minItems: 1e9` would never end. */
const MAX_VALUES = 600;
/**
 * How many more values an example of the least depth may have, so that it has all required members. They are null where
 * the schema allows it.
 */
const MAX_REQUIRED_VALUES = 2_400;
const MAX_ITEMS = 100;
/** Maximum nesting of values, including required ones. */
const MAX_DEPTH = 24;
const MAX_BRANCHES = 12;
/** How many more values are tried in one example because others match several branches of a `oneOf`. */
const MAX_VARIED = 100;
/** How many values of a list of allowed ones each branch tries. */
const MAX_ALTERNATIVES = 3;
/** How often a definition may contain itself if it is required: no value would ever be valid. */
const MAX_RECURSION = 2;
const NO_CHOICE: ReadonlyMap<string, number> = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

/** The position of a value in the example. */
interface ValueContext {
  readonly name: string;
  readonly depth: number;
  /** Index in a list. */
  readonly index: number;
  /** Whether to include whatever may distinguish this value from those of other branches. */
  readonly isVaried: boolean;
}

/** The choices made for a value so far, and its position. */
interface Position {
  readonly chosen: ReadonlyMap<string, number>;
  readonly context: ValueContext;
}

/** Generates one example value. Recursive schemas end at members and items that are optional. */
export class ValueMaker {
  readonly #options: MakerOptions;
  /** How often each definition encloses the current value, by pointer. */
  readonly #open = new Map<string, number>();
  #left = MAX_VALUES;
  /** What `#left` may fall to. */
  readonly #least: number;
  #lengthLeft: number;
  /** The number of branches being tried, which may be discarded. */
  #trials = 0;
  #variedLeft = MAX_VARIED;

  constructor(options: MakerOptions) {
    this.#options = options;
    this.#least = options.depth === 0 ? -MAX_REQUIRED_VALUES : 0;
    this.#lengthLeft = options.maxLength;
  }

  /** False if the budget ran out before the value was complete. */
  get isComplete(): boolean {
    return this.#left >= this.#least;
  }

  /** Returns undefined if no value is valid or the budget has run out. */
  make(schema: Cursor, name = ''): unknown {
    return this.#make([schema], { name, depth: 0, index: 0, isVaried: false });
  }

  #make(schemas: readonly Cursor[], context: ValueContext): unknown {
    if (schemas.some(({ value }) => value === false) || context.depth > MAX_DEPTH) return undefined;
    if (--this.#left < this.#least) return undefined;
    if (this.#open.size > 0 && this.#isRecursive(schemas, MAX_RECURSION)) return undefined;
    return this.#choose(schemas, NO_CHOICE, context);
  }

  /** Tries the branches of each open choice in turn until the value fits all schemas. */
  #choose(schemas: readonly Cursor[], chosen: ReadonlyMap<string, number>, context: ValueContext): unknown {
    const merged = mergeSchemas(schemas, chosen, this.#options.direction);
    const leaf = this.#findLeaf(schemas, merged, context);
    if (leaf !== undefined) return leaf;
    if (this.#left < 0 && this.#fits(null, schemas)) return null;
    const [choice] = merged.choices;
    if (choice === undefined) return this.#build(merged, schemas, context);
    this.#trials += 1;
    let first: unknown;
    let fitting: unknown;
    for (let index = 0; index < Math.min(choice.branches.length, MAX_BRANCHES); index++) {
      const value = this.#choose(schemas, new Map([...chosen, [choice.key, index]]), context);
      if (value !== undefined && this.#fits(value, schemas)) {
        fitting = value;
        break;
      }
      first ??= value;
      if (!this.isComplete) break;
    }
    const found =
      fitting ?? (context.isVaried ? undefined : this.#tellApart(first, choice, schemas, { chosen, context }));
    this.#trials -= 1;
    return found ?? first;
  }

  /** A value that matches only one branch of a `oneOf`, if the first one matches several. */
  #tellApart(first: unknown, choice: Choice, schemas: readonly Cursor[], { chosen, context }: Position): unknown {
    const { branches, schema } = choice;
    const matches = (branch: Cursor): boolean => this.#fits(first, [branch]);
    if (first === undefined || this.#left < 0 || !choice.isExclusive || branches.filter(matches).length < 2)
      return undefined;
    const left = this.#left;
    for (let offset = 0; offset < MAX_ALTERNATIVES; offset++)
      for (let index = 0; index < Math.min(branches.length, MAX_BRANCHES); index++) {
        if (--this.#variedLeft < 0) return undefined;
        const varied = { ...context, index: context.index + offset, isVaried: true };
        const value = this.#choose(schemas, new Map([...chosen, [choice.key, index]]), varied);
        if (this.isComplete && value !== undefined && this.#fits(value, schemas)) return this.#trim(value, schemas);
        this.#left = left;
      }
    schema.warn(
      'oneOf',
      'Cannot generate an example that matches exactly one of these schemas. Make them exclusive, or use anyOf.',
    );
    return undefined;
  }

  /** Without the optional members that do not distinguish the value. */
  #trim(value: unknown, schemas: readonly Cursor[]): unknown {
    if (!isObject(value) || this.#options.extent === 'all') return value;
    return Object.keys(value).reduceRight<JsonObject>((kept, name) => {
      const { [name]: _, ...rest } = kept;
      return this.#fits(rest, schemas) ? rest : kept;
    }, value);
  }

  /**
   * A value that does not depend on its context: one from the schema, or a scalar. Undefined if members must be
   * generated.
   */
  #findLeaf(schemas: readonly Cursor[], merged: MergedSchema, context: ValueContext): unknown {
    const { isPlain } = merged;
    const [schema] = schemas;
    if (schema === undefined || (!isPlain && merged.given.length === 0)) return undefined;
    // Only object members depend on the direction.
    const subject = isPlain ? context.name : `${this.#options.direction} `;
    const key =
      context.index === 0 && !context.isVaried ? subject : `\0${context.index} ${context.isVaried} ${subject}`;
    return merged.leaves.get(
      key,
      () => this.#findGiven(schemas, merged, context) ?? (isPlain ? this.#build(merged, schemas, context) : undefined),
    );
  }

  #findGiven(schemas: readonly Cursor[], { given, parts, types }: MergedSchema, { index }: ValueContext): unknown {
    if (given.length === 0) return undefined;
    const fitting = given.slice(0, 50).flatMap((value) => this.#fit(value, schemas));
    // The author's own example is the first.
    if (fitting[0] !== given[0]) for (const schema of schemas) warnOfSchemaExamples(schema.resolve());
    if (fitting.length === 0) return givenAnyway(parts, types);
    const distinct = index === 0 ? fitting : [...new Map(fitting.map((value) => [toKey(value), value])).values()];
    return distinct[index % Math.max(distinct.length, 1)];
  }

  /** The value, with scalars converted if only that makes it valid; otherwise nothing. */
  #fit(value: unknown, schemas: readonly Cursor[]): unknown[] {
    if (value === undefined) return [];
    if (this.#fits(value, schemas)) return [value];
    const [schema] = schemas;
    if (schema === undefined || schemas.length > 1 || typeof value !== 'object') return [];
    const fitted = fitExample(value, schema, this.#options.direction);
    return fitted.fault === null ? [fitted.value] : [];
  }

  #fits(value: unknown, schemas: readonly Cursor[]): boolean {
    return schemas.every((schema) => fitsSchema(value, schema, this.#options.direction));
  }

  #build(merged: MergedSchema, schemas: readonly Cursor[], context: ValueContext): unknown {
    const { parts, types, nullable } = merged;
    const [type] = types;
    switch (type) {
      case 'object':
        return this.#within(merged, () => this.#makeObject(merged, context));
      case 'array':
        return this.#within(merged, () => this.#makeArray(merged, context));
      case 'string':
      case 'file':
        return this.#makeText(merged, schemas, context);
      case 'integer':
      case 'number':
        return this.#makeNumber(parts, type === 'integer', context);
      case 'boolean':
        return context.index % 2 === 0;
      default:
        return type === undefined && (nullable || merged.pointers.length > 0) ? null : 'string';
    }
  }

  #makeNumber(parts: readonly JsonObject[], isInteger: boolean, { name, index, isVaried }: ValueContext): unknown {
    const number = sampleNumber(parts, isInteger, name, index);
    return isVaried && !isInteger && Number.isInteger(number) ? Number(number) + 0.5 : number;
  }

  #makeText({ parts }: MergedSchema, schemas: readonly Cursor[], { name, index }: ValueContext): string {
    for (const schema of schemas) {
      const holder = schema.resolve();
      const content = isObject(holder.object.contentSchema) ? this.#options.writeContent(holder) : undefined;
      if (content !== undefined) return content;
    }
    return sampleText(parts, name, index);
  }

  /** Counts the enclosing definitions while generating a value. */
  #within<T>({ pointers }: MergedSchema, make: () => T): T {
    for (const pointer of pointers) this.#open.set(pointer, (this.#open.get(pointer) ?? 0) + 1);
    try {
      return make();
    } finally {
      for (const pointer of pointers) this.#open.set(pointer, (this.#open.get(pointer) ?? 1) - 1);
    }
  }

  /** Whether a definition contains itself, directly or indirectly. */
  #isRecursive(schemas: readonly Cursor[], times = 1): boolean {
    return schemas.some(
      (schema) => this.#isOpen(schema.pointer, times) || this.#isOpen(schema.resolve().pointer, times),
    );
  }

  #isOpen(pointer: string, times: number): boolean {
    return (this.#open.get(pointer) ?? 0) >= times;
  }

  #makeObject(merged: MergedSchema, context: ValueContext): Record<string, unknown> {
    const members = new Map<string, unknown>();
    const inner = (name: string): ValueContext => ({ ...context, name, depth: context.depth + 1 });
    let optionalLeft = maxProperties(merged) - merged.required.size;
    const shown = this.#optionalMembers(merged, context);
    for (const [name, member] of merged.properties) {
      if (!this.isComplete) break;
      const isRequired = merged.required.has(name);
      if (!isRequired && optionalLeft <= 0) continue;
      if (!isRequired && !shown.has(name)) continue;
      const value = this.#make(member.schemas, inner(name));
      if (value === undefined || (!isRequired && isEmpty(value) && context.depth + 1 >= this.#options.depth)) continue;
      members.set(name, value);
      if (!isRequired) optionalLeft--;
      this.#countLength(name, value);
    }
    for (const name of merged.required)
      if (!members.has(name) && !merged.properties.has(name))
        members.set(
          name,
          (merged.additional.length > 0 ? this.#make(merged.additional, inner(name)) : null) ?? 'string',
        );
    this.#addMembers(members, merged, inner);
    return Object.fromEntries(members);
  }

  /** Gives up once the texts alone are too long, because they stay in the value whatever follows. */
  #countLength(name: string, value: unknown): void {
    if (this.#trials > 0) return;
    this.#lengthLeft -= name.length + (typeof value === 'string' ? value.length : 0);
    if (this.#lengthLeft < 0) this.#left = -1;
  }

  /** Adds map members until the schema's minimum is reached. */
  #addMembers(members: Map<string, unknown>, merged: MergedSchema, inner: (name: string) => ValueContext): void {
    const { parts, additional, properties } = merged;
    const min = Math.min(Math.max(...parts.map(({ minProperties }) => toNumber(minProperties, 0))), MAX_ITEMS);
    for (const [name, { schemas }] of properties) {
      if (members.size >= min) break;
      const value = members.has(name) || merged.excluded.has(name) ? undefined : this.#make(schemas, inner(name));
      if (value !== undefined) members.set(name, value);
    }
    const isMap = properties.size === 0 && additional.length > 0 && !this.#isRecursive(additional);
    const wanted = Math.max(min, isMap && this.#isDeepEnough(inner('').depth) ? 1 : 0);
    const namePattern = parts
      .map(({ propertyNames }) => (isObject(propertyNames) ? propertyNames.pattern : null))
      .find(Boolean);
    for (let number = 1; members.size < wanted && number <= MAX_ITEMS; number++) {
      const own = typeof namePattern === 'string' ? textOfPattern([namePattern], { min: 0, max: 100 }) : null;
      const label = parts.map((part) => part['x-additionalPropertiesName']).find((each) => typeof each === 'string');
      const name = own ?? (typeof label === 'string' && number === 1 ? label : `property${number}`);
      const value = additional.length > 0 ? this.#make(additional, inner(name)) : 'string';
      if (value === undefined) break;
      members.set(name, value);
      if (own !== null) break;
    }
  }

  #isDeepEnough(depth: number): boolean {
    return depth <= this.#options.depth + 1;
  }

  /** The names of the optional members that the example includes. */
  #optionalMembers(
    { properties, required, excluded, parts }: MergedSchema,
    { depth, isVaried }: ValueContext,
  ): ReadonlySet<string> {
    const { depth: maxDepth } = this.#options;
    const extent = isVaried ? 'all' : this.#options.extent;
    const isDeep = depth >= maxDepth;
    if (this.#left < 0 || (isDeep && extent !== 'all')) return NO_NAMES;
    const possible = [...properties].filter(
      ([name, { pointers, isScalar: isFlat, isDeprecated }]) =>
        !(isDeep && !isFlat) &&
        !(isDeprecated && extent !== 'all') &&
        !excluded.has(name) &&
        !pointers.some((pointer) => this.#isOpen(pointer, 1)),
    );
    if (extent === 'first' && required.size === 0) return firstMembers(possible, parts);
    return extent === 'all' ? new Set(possible.map(([name]) => name)) : NO_NAMES;
  }

  #makeArray(merged: MergedSchema, context: ValueContext): unknown[] {
    const { parts, prefixItems, items } = merged;
    const least = parts.map((part) => Math.max(toNumber(part.minItems, 0), leastMatches(part)));
    const min = Math.min(Math.max(...least), MAX_ITEMS);
    const max = Math.min(...parts.map(({ maxItems }) => toNumber(maxItems, MAX_ITEMS)));
    const isShown =
      items.length > 0 && !this.#isRecursive(items) && (context.depth < this.#options.depth || isScalar(items));
    const count = Math.min(Math.max(min, isShown ? 1 : 0, prefixItems.length), max);
    const made: unknown[] = [];
    for (let index = 0; index < count && this.isComplete; index++) {
      const prefix = prefixItems[index];
      const schemas = prefix === undefined ? items : [prefix];
      const value =
        schemas.length === 0 ? 'string' : this.#make(schemas, { ...context, depth: context.depth + 1, index });
      if (value === undefined) break;
      made.push(value);
    }
    const item = made[0];
    return made.length === 1 && min === 0 && isEmpty(item) && context.depth + 1 >= this.#options.depth ? [] : made;
  }
}

function maxProperties({ parts }: MergedSchema): number {
  return Math.min(...parts.map((part) => toNumber(part.maxProperties, Number.POSITIVE_INFINITY)));
}

/** How many items must match `contains` (JSON Schema 2020-12 validation §6.4.5). */
function leastMatches({ contains, minContains }: JsonObject): number {
  return contains === undefined ? 0 : toNumber(minContains, 1);
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);
}
