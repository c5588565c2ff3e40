import { isObject, type JsonObject, pointerToken } from '../../request/value/json.ts';
import { listParts } from '../../request/write/example-schema.ts';
import { checkCount, STEP_LENGTH } from './check-scalar.ts';
import type { Checker, Place } from './checker.ts';
import { flattenSchema } from './flatten-schema.ts';
import { matchesPattern } from './safe-pattern.ts';

/** What the name of a member counts in addition to its value. */
const NAME_STEPS = 0.25;

export function checkMembers(check: Checker, value: JsonObject, schema: JsonObject, place: Place): void {
  const names = Object.keys(value);
  checkCount(check, [value, names.length], ['Properties', schema], place.pointer);
  for (const name of listRequired(value, schema)) {
    check.work.steps -= NAME_STEPS;
    if (!Object.hasOwn(value, name) && !isOptional(check, name, schema, place))
      check.addFault(toMember(place, name).pointer, 'required', name, undefined);
  }
  for (const name of names) {
    check.work.steps -= NAME_STEPS + name.length / STEP_LENGTH;
    if (check.work.steps < 0) break;
    if (schema.propertyNames !== undefined) check.visit(name, schema.propertyNames, toMember(place, name));
    checkMember(check, [name, value[name]], schema, place);
  }
  if (place.above.length === 1) check.options.checkUndocumented?.(check, value, schema, place.pointer);
}

function toMember({ pointer, depth }: Place, name: string): Place {
  return { pointer: `${pointer}/${pointerToken(name)}`, depth: depth + 1, above: [], seen: null };
}

/** The names in `required`, and in `dependentRequired` or its predecessor `dependencies` for members that exist. */
function* listRequired(value: JsonObject, schema: JsonObject): Iterable<string> {
  if (Array.isArray(schema.required)) yield* schema.required.map(String);
  for (const dependents of [schema.dependentRequired, schema.dependencies])
    if (isObject(dependents))
      for (const [name, needed] of Object.entries(dependents))
        if (Object.hasOwn(value, name) && Array.isArray(needed)) yield* needed.map(String);
}

/** A property that only the other side sends is not required (OpenAPI 3.0 §4.7.24.2). */
function isOptional(check: Checker, name: string, schema: JsonObject, { above }: Place): boolean {
  const { direction, resolveRef } = check.options;
  const flag = HIDDEN[direction];
  if (flag === null) return false;
  return [schema, above[0]].some((owner) => {
    const { properties } = flattenSchema(owner, resolveRef);
    return Object.hasOwn(properties, name) && flattenSchema(properties[name], resolveRef)[flag] === true;
  });
}

const HIDDEN = { request: 'readOnly', response: 'writeOnly', both: null } as const;

/** Checks a member against the keywords that apply to its name. */
function checkMember(
  check: Checker,
  [name, member]: readonly [string, unknown],
  schema: JsonObject,
  place: Place,
): void {
  const { properties, patternProperties, additionalProperties: others } = schema;
  const inner = toMember(place, name);
  let isDescribed = false;
  if (isObject(properties) && Object.hasOwn(properties, name)) {
    isDescribed = true;
    if (isWriteOnly(check, properties[name])) check.addFault(inner.pointer, 'writeOnly', name, member);
    check.visit(member, properties[name], inner);
  }
  if (isObject(patternProperties))
    for (const [pattern, own] of Object.entries(patternProperties)) {
      const isMatching = matchesPattern(name, pattern, check.work);
      if (isMatching === null) check.addUnchecked(inner.pointer, 'patternProperties', pattern);
      if (isMatching === true) check.visit(member, own, inner);
      isDescribed ||= isMatching !== false;
    }
  if (!isDescribed && others === false && !isInWhole(check, name, schema, place))
    check.addFault(inner.pointer, 'additionalProperties', name, member);
  else if (!isDescribed && others !== undefined && others !== false) check.visit(member, others, inner);
  if (isDescribed || others !== undefined) place.seen?.names.add(name);
}

/**
 * Whether a part of `allOf` forbids a property of another part: generators close each of them, and no object would ever
 * be valid.
 */
function isInWhole({ options: { resolveRef } }: Checker, name: string, part: JsonObject, { above }: Place): boolean {
  return above.some(
    (whole) =>
      Object.hasOwn(flattenSchema(whole, resolveRef).properties, name) &&
      [...listParts(whole, resolveRef, ['allOf'])].includes(part),
  );
}

function isWriteOnly({ options: { direction, resolveRef } }: Checker, schema: unknown): boolean {
  return direction === 'response' && flattenSchema(schema, resolveRef).writeOnly === true;
}
