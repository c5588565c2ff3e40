import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import type { SchemaShape } from '../../schema/schema-shape.ts';
import { describeFact } from '../change.ts';
import type { Effect, SeverityRule } from './severity-rules.ts';

/** How to compare a keyword whose value is not a schema. */
export interface KeywordRule {
  readonly keywords: readonly string[];
  readonly severities: SeverityRule;
  /** The constraints that the parts of a schema set together. */
  readonly read: (shape: SchemaShape) => readonly unknown[];
  /** The effect of replacing one constraint with another. Undefined means no constraint; null, that both mean the same. */
  readonly effectOf: (before: unknown, after: unknown) => Effect | null;
  /** The change in words. Undefined means no constraint. */
  readonly describe: (before: unknown, after: unknown) => string;
}

/** Says that a value of a keyword was added, removed or replaced. Undefined means no value. */
export function describeValues(keyword: string, before: unknown, after: unknown): string {
  const [from, to] = [before, after].map((value) => (value === undefined ? null : toText(value)));
  return describeFact(keyword, from ?? null, to ?? null);
}

/** A value as text that is equal for equal values. */
export function toText(value: unknown): string {
  return toExactJson(value) ?? '';
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** A list of the number that a keyword sets, empty if it sets none. */
export function toNumbers(value: unknown): number[] {
  const number = isGiven(value) && typeof value !== 'boolean' ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? [] : [number];
}
