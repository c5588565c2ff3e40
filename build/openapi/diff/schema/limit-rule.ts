import { describeFact } from '../change.ts';
import { typesOf } from './bare-types.ts';
import { describeValues, type KeywordRule, toNumbers } from './keyword-rule.ts';
import { effectOfConstraint, STRICT } from './severity-rules.ts';

/** The smallest or largest number that a schema allows, and the keyword that sets it. */
interface Limit {
  readonly keyword: string;
  readonly value: number | bigint;
  /** Whether the schema allows only integers, so that `exclusiveMinimum: 0` and `minimum: 1` are the same. */
  readonly isOfIntegers: boolean;
}

/** Compares `minimum` and `exclusiveMinimum`, or the same for the maximum: the stricter one is the limit. */
export function limitRule(inclusive: 'minimum' | 'maximum'): KeywordRule {
  const exclusive = inclusive.replace('m', 'exclusiveM');
  const sign = inclusive === 'minimum' ? 1 : -1;
  /** The first integer within a limit. A number beyond 2^53 cannot hold the next one. */
  const firstInteger = ({ keyword, value }: Limit): number | bigint => {
    if (typeof value === 'number' && !Number.isFinite(value)) return value;
    const isExclusive = keyword === exclusive;
    const round = isExclusive === (sign === 1) ? Math.floor : Math.ceil;
    const whole = typeof value === 'bigint' ? value : BigInt(round(value));
    return isExclusive ? whole + BigInt(sign) : whole;
  };
  /** Positive if the first one is stricter, 0 if both mean the same. */
  const compare = (one: Limit, other: Limit): number =>
    one.isOfIntegers && other.isOfIntegers
      ? sign * order(firstInteger(one), firstInteger(other))
      : sign * order(one.value, other.value) || Number(one.keyword === exclusive) - Number(other.keyword === exclusive);
  return {
    keywords: [inclusive, exclusive],
    severities: STRICT,
    read: (shape) => {
      const isOfIntegers = typesOf(shape).join() === 'integer';
      return shape.parts
        .flatMap(({ object }) => readLimits(object, inclusive, exclusive))
        .map((limit) => ({ ...limit, isOfIntegers }))
        .toSorted((one, other) => compare(other, one))
        .slice(0, 1);
    },
    effectOf: (before, after) => {
      if (!isLimit(before) || !isLimit(after)) return effectOfConstraint(before, after);
      const difference = compare(after, before);
      return difference === 0 ? null : difference > 0 ? 'narrows' : 'widens';
    },
    describe: (before, after) => describeLimits(isLimit(before) ? before : null, isLimit(after) ? after : null),
  };
}

/** Compares numbers and bigints exactly. */
function order(one: number | bigint, other: number | bigint): number {
  return one < other ? -1 : Number(one > other);
}

/** In OpenAPI 3.0, the exclusive keyword is a flag of the inclusive one. */
function readLimits(
  object: Readonly<Record<string, unknown>>,
  inclusive: string,
  exclusive: string,
): Omit<Limit, 'isOfIntegers'>[] {
  const limitsOf = (keyword: string, value: unknown) =>
    (typeof value === 'bigint' ? [value] : toNumbers(value)).map((number) => ({ keyword, value: number }));
  if (object[exclusive] === true) return limitsOf(exclusive, object[inclusive]);
  return [...limitsOf(inclusive, object[inclusive]), ...limitsOf(exclusive, object[exclusive])];
}

function describeLimits(before: Limit | null, after: Limit | null): string {
  const keyword = (before ?? after)?.keyword ?? '';
  if (before === null || after === null || before.keyword === after.keyword)
    return describeValues(keyword, before?.value, after?.value);
  return describeFact('limit', `${before.keyword}: ${before.value}`, `${after.keyword}: ${after.value}`);
}

function isLimit(value: unknown): value is Limit {
  return value !== undefined;
}
