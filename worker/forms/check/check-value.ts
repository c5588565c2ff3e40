import { isObject, type JsonObject, pointerToken } from '../../request/value/json.ts';
import { checkBranches } from './check-branches.ts';
import { checkItems } from './check-items.ts';
import { checkMembers } from './check-members.ts';
import { checkNumber, checkText, checkValues } from './check-scalar.ts';
import {
  type Checker,
  type CheckOptions,
  type CheckWork,
  OMITTED,
  type Outcome,
  type Place,
  Seen,
  type Unchecked,
  type ValueFault,
} from './checker.ts';
import { flattenSchema, typeOf } from './flatten-schema.ts';

/** Limits on values and faults, so that every check terminates. */
const MAX_STEPS = 50_000;
const MAX_FAULTS = 100;
const MAX_UNCHECKED = 20;
const MAX_DEPTH = 64;

/** Schemas of one value that lead to each other. */
const MAX_CHAIN = 64;

/** The limits of a check of this many steps. */
export function toCheckWork(steps: number = MAX_STEPS): CheckWork {
  return { steps, compared: 100_000, matched: steps * 300 };
}

/** Differences between a value and a schema, and the rules that were not applied. */
export interface CheckResult {
  readonly faults: readonly ValueFault[];
  readonly unchecked: readonly Unchecked[];
}

/**
 * Checks a value against a schema: JSON Schema 2020-12 with the rules of OpenAPI 3.0 to 3.2. Never throws, and takes
 * bounded time whatever schema, pattern and value are.
 */
export function checkValue(value: unknown, schema: unknown, options: CheckOptions): CheckResult {
  const check = new Check(options, options.work ?? toCheckWork());
  check.visit(value, schema, { pointer: '', depth: 0, above: [], seen: null });
  return check;
}

/** Whether a value matches a schema, as far as it can be checked. */
export function matchesSchema(value: unknown, schema: unknown, options: CheckOptions): boolean {
  return checkValue(value, schema, options).faults.length === 0;
}

class Check implements Checker {
  readonly faults: ValueFault[] = [];
  readonly unchecked: Unchecked[] = [];
  readonly options: CheckOptions;
  readonly work: CheckWork;

  constructor(options: CheckOptions, work: CheckWork) {
    this.options = options;
    this.work = work;
  }

  visit(value: unknown, schema: unknown, place: Place): void {
    const { pointer, above } = place;
    if (schema === false) this.addFault(pointer, 'false', null, value);
    // A schema that leads back to itself adds nothing.
    if (!isObject(schema) || above.includes(schema) || this.faults.length >= MAX_FAULTS) return;
    if (--this.work.steps < 0 || place.depth > MAX_DEPTH || above.length > MAX_CHAIN) {
      this.addUnchecked(pointer, 'limit', null);
      return;
    }
    if (place.seen === null && this.options.isKnown?.(value, schema) === true) return;
    if (schema[OMITTED] === true) this.addUnchecked(pointer, 'schema', null);
    if (value === null && flattenSchema(schema, this.options.resolveRef).nullable === true) return;
    if (!hasType(value, schema.type)) {
      this.addFault(pointer, 'type', toTypes(schema.type).join(', '), value);
      return;
    }
    const isCollecting = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
    const seen = isCollecting ? new Seen() : place.seen;
    const inner: Place = { pointer, depth: place.depth, above: [...above, schema], seen };
    const before = this.faults.length;
    this.#checkParts(value, schema, inner);
    if (!isCollecting || inner.seen === null) return;
    if (this.faults.length === before) this.#checkRest(value, schema, inner, inner.seen);
    place.seen?.addAll(inner.seen);
  }

  #checkParts(value: unknown, schema: JsonObject, place: Place): void {
    checkValues(this, value, schema, place);
    if (typeof value === 'string') checkText(this, value, schema, place);
    else if (typeof value === 'number' || typeof value === 'bigint') checkNumber(this, value, schema, place);
    else if (Array.isArray(value)) checkItems(this, value, schema, place);
    else if (isObject(value)) checkMembers(this, value, schema, place);
    checkBranches(this, value, schema, place);
  }

  /** The members and items that no other keyword has described (JSON Schema 2020-12 core §11). */
  #checkRest(
    value: unknown,
    { unevaluatedProperties, unevaluatedItems }: JsonObject,
    place: Place,
    { names, indexes }: Seen,
  ): void {
    // A rule that was not applied may describe any of them.
    const isCertain = this.unchecked.length === 0;
    const visit = (key: string | number, member: unknown, schema: unknown): void => {
      const pointer = `${place.pointer}/${typeof key === 'string' ? pointerToken(key) : key}`;
      if (schema !== false) this.visit(member, schema, { pointer, depth: place.depth + 1, above: [], seen: null });
      else if (isCertain) this.addFault(pointer, 'unevaluated', String(key), member);
    };
    if (Array.isArray(value) && unevaluatedItems !== undefined) {
      for (const [index, item] of value.entries()) {
        if (!indexes.has(index)) visit(index, item, unevaluatedItems);
        indexes.add(index);
      }
    } else if (isObject(value) && unevaluatedProperties !== undefined) {
      for (const [name, member] of Object.entries(value)) {
        if (!names.has(name)) visit(name, member, unevaluatedProperties);
        names.add(name);
      }
    }
  }

  attempt(value: unknown, schema: unknown, place: Place): Outcome {
    const seen = place.seen === null ? null : new Seen();
    const check = new Check(this.options, this.work);
    check.visit(value, schema, { ...place, seen });
    return { faults: check.faults, unchecked: check.unchecked, seen };
  }

  accept({ faults, unchecked, seen }: Outcome, place: Place): void {
    for (const fault of faults) this.#push(fault);
    for (const { pointer, keyword, rule } of unchecked) this.addUnchecked(pointer, keyword, rule);
    if (seen !== null && faults.length === 0) place.seen?.addAll(seen);
  }

  addFault(pointer: string, keyword: string, expected: unknown, value: unknown): void {
    const isListed = keyword === 'enum' || keyword === 'const';
    this.#push({ pointer, keyword, expected, found: typeOf(value), ...(isListed ? { value } : {}) });
  }

  /** Ignores the same fault of another part of the schema. */
  #push(fault: ValueFault): void {
    const isKnown = this.faults.some(
      ({ pointer, keyword, expected }) =>
        pointer === fault.pointer && keyword === fault.keyword && expected === fault.expected,
    );
    if (!isKnown && this.faults.length < MAX_FAULTS) this.faults.push(fault);
  }

  addUnchecked(pointer: string, keyword: string, rule: string | null): void {
    const isKnown = this.unchecked.some((one) => one.keyword === keyword && one.rule === rule);
    if (!isKnown && this.unchecked.length < MAX_UNCHECKED) this.unchecked.push({ pointer, keyword, rule });
  }
}

const TYPES: ReadonlySet<string> = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

/** The types of a schema but `null`, as `describeFault` names them. */
function toTypes(type: unknown): string[] {
  const types = (Array.isArray(type) ? type : [type]).map(String);
  return types.length === 1 ? types : types.filter((one) => one !== 'null');
}

/** Unknown types, such as `file` of Swagger 2.0, allow any value. */
function hasType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const own = typeOf(value);
  return types.some(
    (one) => one === own || (own === 'integer' && one === 'number') || typeof one !== 'string' || !TYPES.has(one),
  );
}
