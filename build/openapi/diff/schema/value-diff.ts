import { isMultiple, isNumber } from '../../../../worker/forms/check/check-scalar.ts';
import { code } from '../../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import type { SchemaShape } from '../../schema/schema-shape.ts';
import { constantsOf } from '../../schema/variants/alternatives.ts';
import type { Direction, Findings } from '../change.ts';
import { typesOf } from './bare-types.ts';
import { isGiven, type KeywordRule, toText } from './keyword-rule.ts';
import { KEYWORD_RULES } from './keyword-rules.ts';
import { GROWING, PARAMETER_DEFAULT, type SeverityRule, STRICT } from './severity-rules.ts';

/** How a value is sent: `parts` are those of a multipart body. Only JSON has types; elsewhere, a number is text. */
export type Carrier = 'json' | 'xml' | 'text' | 'parameter' | 'parts';

/** One value in both descriptions, with its direction and its name in the findings. */
export interface Comparison {
  readonly old: SchemaShape;
  readonly now: SchemaShape;
  readonly direction: Direction;
  readonly carrier: Carrier;
  readonly subject: string;
  readonly findings: Findings;
}

const MAX_SHOWN_VALUES = 8;

/** Compares the constraints on the value itself: type, allowed values, bounds, format, default. */
export function compareValues(comparison: Comparison): void {
  compareTypes(comparison);
  compareAllowed(comparison);
  // Most schemas have few keywords.
  const used = new Set([comparison.old, comparison.now].flatMap(({ parts }) => parts.flatMap(keysOf)));
  for (const keyword of [...equalEncoding(comparison), ...impliedStep(comparison)]) used.delete(keyword);
  for (const rule of KEYWORD_RULES)
    if (rule.keywords.some((keyword) => used.has(keyword))) compareKeyword(comparison, rule);
  compareDependencies(comparison);
}

/** Formats that JSON Schema has as keywords since OpenAPI 3.1 (§4.8.14.3). */
const ENCODINGS = [
  ['byte', 'contentEncoding', 'base64'],
  ['binary', 'contentMediaType', 'application/octet-stream'],
] as const;

/** Keywords of which one says on one side what another says on the other side. */
function equalEncoding({ old, now }: Comparison): string[] {
  const has = ({ parts }: SchemaShape, keyword: string, value: string): boolean =>
    parts.some(({ object }) => object[keyword] === value);
  return ENCODINGS.flatMap(([format, keyword, value]) => {
    const isEqual = [old, now].some(
      (shape, index, shapes) => has(shape, 'format', format) && has(shapes[1 - index] ?? shape, keyword, value),
    );
    return isEqual ? ['format', keyword] : [];
  });
}

/** An integer is a multiple of 0.01. */
function impliedStep({ old, now }: Comparison): string[] {
  const isInteger = (shape: SchemaShape): boolean => typesOf(shape).join() === 'integer';
  const stepsOf = ({ parts }: SchemaShape): unknown[] => parts.map(({ object }) => object.multipleOf).filter(isGiven);
  const divides = (step: unknown): boolean => isNumber(step) && step > 0 && isMultiple(1, step);
  const isImplied = (shape: SchemaShape, other: SchemaShape): boolean =>
    isInteger(shape) && stepsOf(shape).length === 0 && stepsOf(other).every(divides);
  return isImplied(old, now) || isImplied(now, old) ? ['multipleOf'] : [];
}

function keysOf({ object }: Cursor): string[] {
  return Object.keys(object);
}

/** Compares whether a value may be null, if nothing else about it can be compared. Text has no null. */
export function compareNull({ old, now, direction, carrier, subject, findings }: Comparison): void {
  if (old.nullable === now.nullable || carrier === 'text' || carrier === 'parameter') return;
  const severity = STRICT[direction][now.nullable ? 'widens' : 'narrows'];
  findings.add(severity, 'changed', subject, now.nullable ? 'may now be null' : 'is no longer null');
}

function compareTypes(comparison: Comparison): void {
  const { old, now, direction, carrier, subject, findings } = comparison;
  const [before, after] = [typesOf(old), typesOf(now)];
  const lost = missing(before, after, carrier).filter((type) => type !== 'null' || !now.nullable);
  const gained = missing(after, before, carrier).filter((type) => type !== 'null' || !old.nullable);
  if (lost.length === 0 && gained.length === 0) {
    if (before.length > 0 && after.length > 0) compareNull(comparison);
    return;
  }
  const hasNull = carrier !== 'text' && carrier !== 'parameter';
  const losesNull = hasNull && old.nullable && !now.nullable && after.length > 0;
  const gainsNull = hasNull && now.nullable && !old.nullable && before.length > 0;
  const [narrows, widens] = [lost.length > 0 || losesNull, gained.length > 0 || gainsNull];
  const effect = narrows && widens ? 'alters' : narrows ? 'narrows' : 'widens';
  const [from, to] = [nameTypes(old), nameTypes(now)];
  const text = `changed from ${from} to ${to}`;
  findings.add(STRICT[direction][effect], 'changed', subject, { text, sides: { before: from, after: to } });
}

/** Types in the first list that the second does not cover. An empty list means any type. */
function missing(types: readonly string[], others: readonly string[], carrier: Carrier): string[] {
  if (others.length === 0) return [];
  if (types.length === 0) return ['any'];
  const isCovered = (type: string): boolean =>
    others.includes(type) ||
    (type === 'integer' && others.includes('number')) ||
    (carrier !== 'json' && others.includes('string') && ['integer', 'number', 'boolean'].includes(type));
  return types.filter((type) => !isCovered(type));
}

function nameTypes(shape: SchemaShape): string {
  const types = typesOf(shape);
  return types.length === 0 ? 'any type' : [...new Set([...types, ...(shape.nullable ? ['null'] : [])])].join(' or ');
}

/** Compares the values allowed by `enum`, `const` and choices between constants. */
function compareAllowed({ old, now, direction, carrier, subject, findings }: Comparison): void {
  // If only one side has null, that is a change of its own.
  const isReported = (value: string): boolean => value === 'null' && old.nullable !== now.nullable;
  const valuesOf = (shape: SchemaShape): string[] | null =>
    allowedValues(shape)?.filter((value) => !isReported(value)) ?? null;
  const [before, after] = [valuesOf(old), valuesOf(now)];
  if (before === null && after === null) return;
  // Readers expect a list to grow, but not a constant.
  const severities = old.parts.some((part) => part.has('const')) ? STRICT[direction] : GROWING[direction];
  const sides = { before: before && list(before), after: after && list(after) };
  if (before === null || after === null) {
    const text =
      before === null ? `is now limited to ${list(after ?? [])}` : 'is no longer limited to a list of values';
    findings.add(severities[before === null ? 'narrows' : 'widens'], 'changed', subject, { text, sides });
    return;
  }
  // Elsewhere than in JSON, 1 and "1" are the same. In JSON, the change of the type says that they differ.
  const isTyped = carrier === 'json' && !isRetyped(old, now);
  const toKey = (value: string): string => (isTyped ? value : value.replace(/^"(.*)"$/s, '$1'));
  const [lost, gained] = [without(before, after, toKey), without(after, before, toKey)];
  if (lost.length > 0)
    findings.add(severities.narrows, 'changed', subject, { text: `no longer has ${list(lost)}`, sides });
  if (gained.length > 0)
    findings.add(severities.widens, 'changed', subject, { text: `also has ${list(gained)}`, sides });
}

/** Whether no value of one schema has a type of the other. */
function isRetyped(old: SchemaShape, now: SchemaShape): boolean {
  const [before = [], after = []] = [old, now].map((shape) =>
    typesOf(shape).map((type) => (type === 'integer' ? 'number' : type)),
  );
  return before.length > 0 && after.length > 0 && !before.some((type) => type !== 'null' && after.includes(type));
}

/** The values that all lists in the schema contain, or null if it has none. */
function allowedValues(shape: SchemaShape): string[] | null {
  const { parts, alternatives } = shape;
  const lists: unknown[][] = [
    ...parts.flatMap(({ object }) => (Array.isArray(object.enum) ? [object.enum] : [])),
    ...parts.flatMap(({ object }) => (object.const === undefined ? [] : [[object.const]])),
    ...alternatives
      .map((choice) => constantsOf(choice).map(({ object }) => object.const))
      .filter(({ length }) => length > 0),
  ];
  const [first, ...others] = lists.map((values) => [...new Set(values.map(toText))]);
  const listed = first?.filter((value) => others.every((values) => values.includes(value))) ?? null;
  const allowed = listed !== null && allowsNullBeside(shape) ? [...new Set([...listed, 'null'])] : listed;
  const isAnyBoolean = typesOf(shape).join() === 'boolean' && allowed?.includes('true') && allowed.includes('false');
  return isAnyBoolean ? null : allowed;
}

/** Whether null is an alternative to what the lists in the schema are for: `oneOf: [{ enum: [a] }, { type: "null" }]`. */
function allowsNullBeside({ nullable, parts }: SchemaShape): boolean {
  const isNullable = ({ object: { type, nullable: flag } }: Cursor): boolean =>
    flag === true || [type].flat().includes('null');
  return nullable && !parts.some(isNullable);
}

function without(
  values: readonly string[],
  others: readonly string[],
  toKey = (value: string): string => value,
): string[] {
  const known = new Set(others.map(toKey));
  return values.filter((value) => !known.has(toKey(value)));
}

function list(values: readonly string[]): string {
  const shown = values.slice(0, MAX_SHOWN_VALUES).map(code).join(', ');
  return values.length > MAX_SHOWN_VALUES ? `${shown} and ${values.length - MAX_SHOWN_VALUES} more` : shown;
}

function compareKeyword(comparison: Comparison, rule: KeywordRule): void {
  const { old, now, direction, subject, findings } = comparison;
  const [before, after] = [rule.read(old), rule.read(now)];
  if (before.length === 0 && after.length === 0) return;
  const [from, to] = [onlyIn(before, after), onlyIn(after, before)];
  if (from === undefined && to === undefined) return;
  const effect = rule.effectOf(from, to);
  if (effect === null) return;
  const [was, is] = [from, to].map((value) => (value === undefined ? null : code(toText(value))));
  const severity = severitiesOf(rule, comparison)[direction][effect];
  findings.add(severity, 'changed', subject, {
    text: rule.describe(from, to),
    sides: { before: was ?? null, after: is ?? null },
  });
}

/** The first value of a list that the other lacks. */
function onlyIn(values: readonly unknown[], others: readonly unknown[]): unknown {
  const known = new Set(others.map(toText));
  return values.find((value) => !known.has(toText(value)));
}

function severitiesOf({ keywords, severities }: KeywordRule, { carrier }: Comparison): SeverityRule {
  return keywords.includes('default') && carrier === 'parameter' ? PARAMETER_DEFAULT : severities;
}

/** Compares which properties require others (JSON Schema validation §6.5.4). */
function compareDependencies({ old, now, direction, subject, findings }: Comparison): void {
  const [before, after] = [dependencies(old), dependencies(now)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(name) ?? [], after.get(name) ?? []];
    const add = (values: readonly string[], others: readonly string[], text: string): void => {
      const changed = without(values, others);
      if (changed.length === 0) return;
      const effect = others === from ? 'narrows' : 'widens';
      findings.add(STRICT[direction][effect], 'changed', subject, `${text} ${list(changed)} if it has ${code(name)}`);
    };
    add(to, from, 'must now have');
    add(from, to, 'may now lack');
  }
}

/** Names required by another name. `dependencies` is the older form, which may also hold schemas. */
function dependencies({ parts }: SchemaShape): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const part of parts)
    for (const key of ['dependentRequired', 'dependencies'])
      for (const [name, { value }] of part.rawEntries(key))
        if (Array.isArray(value)) found.set(name, [...(found.get(name) ?? []), ...value.map(String)]);
  return found;
}
