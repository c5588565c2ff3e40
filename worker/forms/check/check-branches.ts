import { isObject, type JsonObject, pointerToken } from '../../request/value/json.ts';
import { type ResolveRef, tryResolve } from '../../request/write/example-schema.ts';
import type { Checker, Outcome, Place } from './checker.ts';

/** Keywords whose schemas apply to the same value. */
export function checkBranches(check: Checker, value: unknown, schema: JsonObject, place: Place): void {
  for (const ref of [schema.$ref, schema.$dynamicRef])
    if (typeof ref === 'string') checkTarget(check, value, ref, place);
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) check.visit(value, part, place);
  checkAlternatives(check, value, schema, place);
  if (schema.not !== undefined) checkNot(check, value, schema.not, place);
  if (schema.if !== undefined) checkCondition(check, value, schema, place);
  for (const dependents of [schema.dependentSchemas, schema.dependencies])
    if (isObject(dependents) && isObject(value))
      for (const [name, own] of Object.entries(dependents))
        if (Object.hasOwn(value, name) && !Array.isArray(own)) check.visit(value, own, place);
}

function checkTarget(check: Checker, value: unknown, ref: string, place: Place): void {
  const target = tryResolve(ref, check.options.resolveRef);
  if (target === undefined) check.addUnchecked(place.pointer, '$ref', ref);
  else check.visit(value, target, place);
}

/** `oneOf` and `anyOf`. A discriminator decides which schema applies. */
function checkAlternatives(check: Checker, value: unknown, schema: JsonObject, place: Place): void {
  const variant = findVariant(value, schema, (ref) => tryResolve(ref, check.options.resolveRef));
  if (variant?.kind === 'schema') {
    check.visit(value, variant.schema, place);
    return;
  }
  if (variant?.kind === 'unknown') {
    const { property, known, tag } = variant;
    check.addFault(`${place.pointer}/${pointerToken(property)}`, 'enum', known, tag);
    return;
  }
  if (variant?.kind === 'uncertain') check.addUnchecked(place.pointer, 'discriminator', null);
  if (Array.isArray(schema.anyOf)) checkChoice(check, value, ['anyOf', schema.anyOf], place);
  if (Array.isArray(schema.oneOf)) checkChoice(check, value, ['oneOf', schema.oneOf], place);
}

/** If no schema matches, the faults of the nearest one are reported: of the value's type, with the fewest faults. */
function checkChoice(
  check: Checker,
  value: unknown,
  [keyword, schemas]: readonly ['anyOf' | 'oneOf', readonly unknown[]],
  place: Place,
): void {
  const outcomes: Outcome[] = [];
  for (const schema of schemas) {
    const outcome = check.attempt(value, schema, place);
    outcomes.push(outcome);
    if (keyword === 'anyOf' && place.seen === null && isCertain(outcome)) return;
  }
  const possible = outcomes.filter(({ faults }) => faults.length === 0);
  const certain = possible.filter(isCertain);
  if (keyword === 'oneOf' && certain.length > 1) check.addFault(place.pointer, 'oneOf', certain.length, value);
  else if (possible.length > 0) for (const outcome of possible) check.accept(outcome, place);
  else {
    const isOther = ({ faults }: Outcome): number =>
      Number(faults.some(({ keyword, pointer }) => keyword === 'type' && pointer === place.pointer));
    const [nearest] = outcomes.sort((a, b) => isOther(a) - isOther(b) || a.faults.length - b.faults.length);
    if (nearest !== undefined) check.accept(nearest, place);
  }
}

function isCertain({ faults, unchecked }: Outcome): boolean {
  return faults.length === 0 && unchecked.length === 0;
}

function checkNot(check: Checker, value: unknown, schema: unknown, place: Place): void {
  const outcome = check.attempt(value, schema, place);
  if (isCertain(outcome)) check.addFault(place.pointer, 'not', null, value);
  else if (outcome.faults.length === 0) check.addUnchecked(place.pointer, 'not', null);
}

function checkCondition(check: Checker, value: unknown, schema: JsonObject, place: Place): void {
  const outcome = check.attempt(value, schema.if, place);
  const isMatching = outcome.faults.length === 0;
  if (isMatching) check.accept(outcome, place);
  if (!isMatching || isCertain(outcome)) check.visit(value, isMatching ? schema.then : schema.else, place);
}

/** What a discriminator says about a value. */
type Variant =
  | { readonly kind: 'schema'; readonly schema: unknown }
  | {
      readonly kind: 'unknown';
      /** The property with the name. */
      readonly property: string;
      readonly known: readonly string[];
      readonly tag: string;
    }
  /** The value may name a schema that nothing refers to. */
  | { readonly kind: 'uncertain' };

/** The schema that a value names (OpenAPI 3.1 §4.8.25), or null without a discriminator or its property. */
function findVariant(value: unknown, schema: JsonObject, resolveRef: ResolveRef): Variant | null {
  const { discriminator } = schema;
  if (!isObject(discriminator) || !isObject(value)) return null;
  const { propertyName, mapping, defaultMapping } = discriminator;
  if (typeof propertyName !== 'string' || !Object.hasOwn(value, propertyName)) return null;
  const tag = value[propertyName];
  if (typeof tag !== 'string') return null;
  const branches = [schema.oneOf, schema.anyOf].find(Array.isArray) ?? [];
  const refs = branches.flatMap((one: unknown) => (isObject(one) && typeof one.$ref === 'string' ? [one.$ref] : []));
  const targets = isObject(mapping) ? mapping : {};
  const named = Object.hasOwn(targets, tag) ? targets[tag] : refs.find((ref) => nameOf(ref) === tag);
  const target = [named, defaultMapping].find((one) => typeof one === 'string');
  const found = target === undefined ? undefined : findTarget(target, refs, resolveRef);
  if (found !== undefined) return { kind: 'schema', schema: { $ref: found } };
  // Inline branches and schemas that extend this one have no name here.
  if (target !== undefined || refs.length === 0 || refs.length < branches.length) return { kind: 'uncertain' };
  // Many descriptions give their schemas constants in place of a mapping.
  if (!isObject(mapping)) return null;
  const mapped = new Set(Object.values(targets).map((one) => nameOf(String(one))));
  const known = [...Object.keys(targets), ...refs.map(nameOf).filter((name) => !mapped.has(name))];
  return { kind: 'unknown', property: propertyName, known, tag };
}

/** The reference that a mapping's value means: a reference, or the name of a schema. */
function findTarget(target: string, refs: readonly string[], resolveRef: ResolveRef): string | undefined {
  const branch = refs.find((ref) => ref === target) ?? refs.find((ref) => nameOf(ref) === nameOf(target));
  return branch ?? [target, `#/components/schemas/${target}`].find((ref) => resolveRef(ref) !== undefined);
}

/** The last segment of a reference. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
