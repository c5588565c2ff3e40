import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { SchemaShape } from '../schema/schema-shape.ts';
import { code, type Direction, type Findings, type Severity } from './change.ts';

/** One value in both descriptions, with its direction and its name in the findings. */
export interface Comparison {
  readonly old: SchemaShape;
  readonly now: SchemaShape;
  readonly direction: Direction;
  readonly subject: string;
  readonly findings: Findings;
}

/** Keywords that bound a value from below or above (JSON Schema validation §6). */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

const MAX_SHOWN_VALUES = 8;

/** Compares the constraints on the value itself: type, format, allowed values, bounds, default. */
export function compareValues(comparison: Comparison): void {
  const { old, now, direction, subject, findings } = comparison;
  compareTypes(comparison);
  compareAllowed(comparison);
  for (const keyword of [...LOWER, ...UPPER]) compareBound(comparison, keyword);
  for (const keyword of ['format', 'pattern', 'multipleOf', 'default']) {
    const [before, after] = [first(old, keyword), first(now, keyword)];
    if (toText(before) === toText(after) || (keyword === 'default' && direction === 'response')) continue;
    const loses = after === undefined;
    const harmless = keyword !== 'default' && (direction === 'request' ? loses : before === undefined);
    findings.add(harmless ? 'safe' : 'may-break', 'changed', subject, changed(`its ${keyword}`, before, after));
  }
  const [wasClosed, isClosed] = [isClosedObject(old), isClosedObject(now)];
  if (wasClosed !== isClosed)
    findings.add(
      isClosed === (direction === 'request') ? (isClosed ? 'breaking' : 'safe') : 'safe',
      'changed',
      subject,
      isClosed ? 'no longer takes further properties' : 'now takes further properties',
    );
}

function compareTypes({ old, now, direction, subject, findings }: Comparison): void {
  const [before, after] = [typesOf(old), typesOf(now)];
  const lost = missing(before, after);
  const gained = missing(after, before);
  if (lost.length === 0 && gained.length === 0) return;
  const breaks = direction === 'request' ? lost.length > 0 : gained.length > 0;
  const onlyNull = [...lost, ...gained].every((type) => type === 'null');
  const text = onlyNull
    ? gained.length > 0
      ? 'may now be null'
      : 'is no longer null'
    : `changed from ${nameTypes(before)} to ${nameTypes(after)}`;
  findings.add(breaks ? 'breaking' : 'safe', 'changed', subject, text);
}

/** Types in the first list that the second does not cover. An empty list means any type. */
function missing(types: readonly string[], others: readonly string[]): string[] {
  if (others.length === 0) return [];
  if (types.length === 0) return ['any'];
  return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));
}

function typesOf({ types, nullable }: SchemaShape): readonly string[] {
  return types.length > 0 && nullable ? [...types, 'null'] : types;
}

function nameTypes(types: readonly string[]): string {
  return types.length === 0 ? 'any type' : types.join(' or ');
}

/** Compares the values allowed by `enum` and `const`. */
function compareAllowed({ old, now, direction, subject, findings }: Comparison): void {
  const [before, after] = [allowedValues(old), allowedValues(now)];
  if (before === null && after === null) return;
  if (before === null || after === null) {
    const narrows = before === null;
    const severity: Severity = narrows === (direction === 'request') ? (narrows ? 'breaking' : 'may-break') : 'safe';
    const text = narrows ? `is now limited to ${list(after ?? [])}` : 'is no longer limited to a list of values';
    findings.add(severity, 'changed', subject, text);
    return;
  }
  const known = { before: new Set(before), after: new Set(after) };
  const lost = before.filter((value) => !known.after.has(value));
  const gained = after.filter((value) => !known.before.has(value));
  if (lost.length > 0)
    findings.add(direction === 'request' ? 'breaking' : 'safe', 'changed', subject, `no longer has ${list(lost)}`);
  if (gained.length > 0)
    findings.add(direction === 'request' ? 'safe' : 'may-break', 'changed', subject, `also has ${list(gained)}`);
}

function allowedValues({ parts }: SchemaShape): string[] | null {
  const lists = parts.flatMap(({ object }): unknown[][] => [
    ...(Array.isArray(object.enum) ? [object.enum] : []),
    ...(object.const === undefined ? [] : [[object.const]]),
  ]);
  return lists.length === 0 ? null : [...new Set(lists.flat().map(toText))];
}

function list(values: readonly string[]): string {
  const shown = values.slice(0, MAX_SHOWN_VALUES).map(code).join(', ');
  return values.length > MAX_SHOWN_VALUES ? `${shown} and ${values.length - MAX_SHOWN_VALUES} more` : shown;
}

function compareBound({ old, now, direction, subject, findings }: Comparison, keyword: string): void {
  const [before, after] = [first(old, keyword), first(now, keyword)];
  if (toText(before) === toText(after)) return;
  const open = LOWER.includes(keyword) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [from, to] = [before, after].map((value) => (value === undefined ? open : Number(value)));
  if (from === undefined || to === undefined || from === to) return;
  const narrows = LOWER.includes(keyword) ? to > from : to < from;
  const severity: Severity = direction === 'request' ? (narrows ? 'breaking' : 'safe') : narrows ? 'safe' : 'may-break';
  findings.add(severity, 'changed', subject, changed(`its ${keyword}`, before, after));
}

function changed(what: string, before: unknown, after: unknown): string {
  if (before === undefined) return `has ${what.replace('its', 'now a')} of ${code(toText(after))}`;
  if (after === undefined) return `has no ${what.replace('its ', '')} any more`;
  return `changed ${what} from ${code(toText(before))} to ${code(toText(after))}`;
}

function isClosedObject({ parts }: SchemaShape): boolean {
  return parts.some(({ object }) => object.additionalProperties === false);
}

function first({ parts }: SchemaShape, keyword: string): unknown {
  return parts.find(({ object }) => object[keyword] !== undefined && object[keyword] !== null)?.object[keyword];
}

function toText(value: unknown): string {
  return toExactJson(value) ?? '';
}
