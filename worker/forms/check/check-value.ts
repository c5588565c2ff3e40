import { isObject, pointerToken } from '../../request/value/json.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { matchesFormat } from './check-format.ts';
import { type FlatSchema, flattenSchema, typeOf } from './flatten-schema.ts';
import { matchesPattern } from './safe-pattern.ts';

/**
 * Where and how a value differs from its schema. Never contains the value itself, because faults are reported to
 * others.
 */
export interface ValueFault {
  /** JSON pointer, empty for the root. */
  readonly pointer: string;
  /** The violated keyword, or `undocumented` for a property that the schema does not define. */
  readonly keyword: string;
  /** The schema's requirement: a type, a bound, a property name. */
  readonly expected: unknown;
  /** The JSON type of the value. */
  readonly found: string;
}

interface CheckOptions {
  readonly resolveRef: ResolveRef;
  /** A request must not contain `readOnly` properties, nor a response `writeOnly` ones. */
  readonly direction: 'request' | 'response';
  /** Whether undocumented properties are faults. */
  readonly strict?: boolean;
  /** Limits that several checks share. */
  readonly work?: CheckWork;
}

/** What remains of a check's limits. Further values are accepted. */
export interface CheckWork {
  /** Values, member names and lengths of texts. Each branch of an alternative counts again. */
  steps: number;
  /** Characters to compare for `enum`, `const` and `uniqueItems`: nested lists would repeat those of their items. */
  compared: number;
  /** Estimated steps of patterns. */
  matched: number;
}

/** Limits on values and faults, so that every check terminates. */
const MAX_STEPS = 50_000;
const MAX_FAULTS = 100;
const MAX_DEPTH = 64;

/** What the name of a member counts in addition to its value. */
const NAME_STEPS = 0.25;

/** Characters that count as one step. */
const STEP_LENGTH = 64;

/** What a comparison costs in addition to its characters. */
const COMPARISON = 8;

/** The limits of a check of this many steps. */
export function toCheckWork(steps: number = MAX_STEPS): CheckWork {
  return { steps, compared: 100_000, matched: steps * 300 };
}

/** All differences between a value and a schema (JSON Schema 2020-12, OpenAPI 3.0 and 3.1). Never throws. */
export function checkValue(value: unknown, schema: unknown, options: CheckOptions): ValueFault[] {
  const check = new Check(options, options.work ?? toCheckWork());
  check.visit(value, schema, '', 0);
  return check.faults;
}

/** A number of characters, items or properties, with the suffix of its keywords. */
type Count = readonly [number, 'Length' | 'Items' | 'Properties'];

class Check {
  readonly faults: ValueFault[] = [];
  readonly #options: CheckOptions;
  readonly #work: CheckWork;

  constructor(options: CheckOptions, work: CheckWork) {
    this.#options = options;
    this.#work = work;
  }

  visit(value: unknown, schema: unknown, pointer: string, depth: number): void {
    if (--this.#work.steps < 0 || depth > MAX_DEPTH || this.faults.length >= MAX_FAULTS) return;
    if (schema === false) this.#add(pointer, 'false', null, value);
    if (!isObject(schema)) return;
    const flat = flattenSchema(schema, this.#options.resolveRef);
    if (value === null && flat.isNullable) return;
    if (!hasType(value, flat)) {
      this.#add(pointer, 'type', flat.types.join(', '), value);
      return;
    }
    this.#checkValues(value, flat, pointer);
    if (typeof value === 'string') this.#checkText(value, flat, pointer);
    else if (typeof value === 'number' || typeof value === 'bigint') this.#checkNumber(Number(value), flat, pointer);
    else if (Array.isArray(value)) this.#checkItems(value, flat, pointer, depth);
    else if (isObject(value)) this.#checkMembers(value, flat, pointer, depth);
    this.#checkBranches(value, flat, pointer, depth);
  }

  /** Whether no listed value is the same. False if it cannot be compared within the limit. */
  #isMissing(values: readonly unknown[], value: unknown): boolean {
    if (values.includes(value)) return false;
    if (value === null || /^(?:string|number|boolean)$/.test(typeof value)) return true;
    const key = this.#toKey(value);
    return key !== null && !values.some((one) => this.#toKey(one) === key);
  }

  #hasDuplicates(items: readonly unknown[]): boolean {
    const keys = new Set<string>();
    for (const item of items) {
      const key = this.#toKey(item);
      if (key === null) return false;
      if (keys.has(key)) return true;
      keys.add(key);
    }
    return false;
  }

  /** Text that is the same for the same values, or null beyond the limit. */
  #toKey(value: unknown): string | null {
    if (this.#work.compared < 0) return null;
    const key = toKey(value);
    this.#work.compared -= key.length + COMPARISON;
    return key;
  }

  #add(pointer: string, keyword: string, expected: unknown, value: unknown): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ pointer, keyword, expected, found: typeOf(value) });
  }

  #checkValues(value: unknown, flat: FlatSchema, pointer: string): void {
    const { enum: values } = flat;
    if (Array.isArray(values) && this.#isMissing(values, value)) this.#add(pointer, 'enum', values, value);
    if (flat.const !== undefined && this.#isMissing([flat.const], value))
      this.#add(pointer, 'const', flat.const, value);
  }

  #checkText(text: string, flat: FlatSchema, pointer: string): void {
    this.#work.steps -= text.length / STEP_LENGTH;
    if (isNumber(flat.minLength) || isNumber(flat.maxLength))
      this.#checkCount(text, [[...text].length, 'Length'], flat, pointer);
    if (typeof flat.pattern === 'string' && matchesPattern(text, flat.pattern, this.#work) === false)
      this.#add(pointer, 'pattern', flat.pattern, text);
    if (typeof flat.format === 'string' && !matchesFormat(text, flat.format))
      this.#add(pointer, 'format', flat.format, text);
  }

  #checkCount(value: unknown, [count, unit]: Count, flat: FlatSchema, pointer: string): void {
    const least = flat[`min${unit}`];
    const most = flat[`max${unit}`];
    if (isNumber(least) && count < Number(least)) this.#add(pointer, `min${unit}`, least, value);
    if (isNumber(most) && count > Number(most)) this.#add(pointer, `max${unit}`, most, value);
  }

  #checkNumber(value: number, flat: FlatSchema, pointer: string): void {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = flat;
    const fails = (keyword: string, bound: unknown): void => this.#add(pointer, keyword, bound, value);
    if (isNumber(minimum) && (value < Number(minimum) || (exclusiveMinimum === true && value === Number(minimum))))
      fails(exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum', minimum);
    if (isNumber(maximum) && (value > Number(maximum) || (exclusiveMaximum === true && value === Number(maximum))))
      fails(exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum', maximum);
    if (isNumber(exclusiveMinimum) && value <= Number(exclusiveMinimum)) fails('exclusiveMinimum', exclusiveMinimum);
    if (isNumber(exclusiveMaximum) && value >= Number(exclusiveMaximum)) fails('exclusiveMaximum', exclusiveMaximum);
    if (isNumber(multipleOf) && Number(multipleOf) > 0 && !isMultiple(value, Number(multipleOf)))
      fails('multipleOf', multipleOf);
  }

  #checkItems(items: readonly unknown[], flat: FlatSchema, pointer: string, depth: number): void {
    this.#checkCount(items, [items.length, 'Items'], flat, pointer);
    if (flat.uniqueItems === true && items.length <= 1_000 && this.#hasDuplicates(items))
      this.#add(pointer, 'uniqueItems', true, items);
    const first: readonly unknown[] = Array.isArray(flat.prefixItems) ? flat.prefixItems : [];
    for (const [index, item] of items.entries()) {
      if (this.#work.steps < 0) return;
      this.visit(item, first[index] ?? flat.items, `${pointer}/${index}`, depth + 1);
    }
  }

  #checkMembers(value: Readonly<Record<string, unknown>>, flat: FlatSchema, pointer: string, depth: number): void {
    const names = Object.keys(value);
    this.#checkCount(value, [names.length, 'Properties'], flat, pointer);
    for (const name of flat.required) {
      this.#work.steps -= NAME_STEPS;
      if (Object.hasOwn(value, name) || this.#isHidden(flat.properties[name])) continue;
      this.#add(`${pointer}/${pointerToken(name)}`, 'required', name, undefined);
    }
    for (const name of names) {
      this.#work.steps -= NAME_STEPS + name.length / STEP_LENGTH;
      if (this.#work.steps < 0) return;
      const inner = `${pointer}/${pointerToken(name)}`;
      const { additionalProperties: others } = flat;
      if (Object.hasOwn(flat.properties, name)) this.visit(value[name], flat.properties[name], inner, depth + 1);
      else if (isObject(others)) this.visit(value[name], others, inner, depth + 1);
      else if (others === false && flat.branches.length === 0)
        this.#add(inner, 'additionalProperties', name, value[name]);
      else if (this.#options.strict === true && this.#isClosed(flat))
        this.#add(inner, 'undocumented', name, value[name]);
    }
  }

  /** An object with defined properties, without alternatives and without `additionalProperties`. */
  #isClosed(flat: FlatSchema): boolean {
    return (
      flat.additionalProperties === undefined && flat.branches.length === 0 && Object.keys(flat.properties).length > 0
    );
  }

  /** A property that only the other side sends is not required (OpenAPI 3.0 §4.7.24.2). */
  #isHidden(schema: unknown): boolean {
    const { direction, resolveRef } = this.#options;
    const flat = flattenSchema(schema, resolveRef);
    return direction === 'request' ? flat.readOnly === true : flat.writeOnly === true;
  }

  /** One branch must match. If none does, the branch with the fewest faults is reported. */
  #checkBranches(value: unknown, flat: FlatSchema, pointer: string, depth: number): void {
    if (flat.branches.length === 0) return;
    let nearest: readonly ValueFault[] | null = null;
    for (const branch of flat.branches) {
      const check = new Check(this.#options, this.#work);
      check.visit(value, branch, pointer, depth + 1);
      if (check.faults.every(({ keyword }) => keyword === 'undocumented')) return;
      if (nearest === null || check.faults.length < nearest.length) nearest = check.faults;
    }
    if (nearest !== null) this.faults.push(...nearest.slice(0, MAX_FAULTS - this.faults.length));
  }
}

function hasType(value: unknown, { types }: FlatSchema): boolean {
  if (types.length === 0) return true;
  const own = typeOf(value);
  return types.includes(own) || (own === 'integer' && types.includes('number')) || types.includes('any');
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

function toKey(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(typeof value === 'bigint' ? Number(value) : value);
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? Number(member) : member)) ?? '';
}
