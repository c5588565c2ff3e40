import type { JsonObject } from '../../request/value/json.ts';
import { matchesFormat } from './check-format.ts';
import type { Checker, Place } from './checker.ts';
import { matchesPattern } from './safe-pattern.ts';
import { hasValue } from './same-value.ts';

/** Characters that count as one step. */
export const STEP_LENGTH = 64;

/** `enum` and `const`. */
export function checkValues(check: Checker, value: unknown, schema: JsonObject, { pointer }: Place): void {
  const { enum: values, const: constant } = schema;
  const hasEither = (keyword: string, allowed: readonly unknown[], expected: unknown): void => {
    const isListed = hasValue(allowed, value, check.work);
    if (isListed === null) check.addUnchecked(pointer, keyword, null);
    else if (!isListed) check.addFault(pointer, keyword, expected, value);
  };
  if (Array.isArray(values) && values.length > 0) hasEither('enum', values, values);
  if (constant !== undefined) hasEither('const', [constant], constant);
}

export function checkText(check: Checker, text: string, schema: JsonObject, { pointer }: Place): void {
  const { minLength, maxLength, pattern, format } = schema;
  check.work.steps -= text.length / STEP_LENGTH;
  if (isNumber(minLength) || isNumber(maxLength))
    checkCount(check, [text, [...text].length], ['Length', schema], pointer);
  if (typeof pattern === 'string') {
    const isMatching = matchesPattern(text, pattern, check.work);
    if (isMatching === null) check.addUnchecked(pointer, 'pattern', pattern);
    else if (!isMatching) check.addFault(pointer, 'pattern', pattern, text);
  }
  if (typeof format === 'string' && !matchesFormat(text, format)) check.addFault(pointer, 'format', format, text);
}

/** `min…` and `max…` of characters, items or properties. */
export function checkCount(
  check: Checker,
  [value, count]: readonly [unknown, number],
  [unit, schema]: readonly ['Length' | 'Items' | 'Properties', JsonObject],
  pointer: string,
): void {
  const least = schema[`min${unit}`];
  const most = schema[`max${unit}`];
  if (isNumber(least) && count < least) check.addFault(pointer, `min${unit}`, least, value);
  if (isNumber(most) && count > most) check.addFault(pointer, `max${unit}`, most, value);
}

/** Bounds that OpenAPI 3.0 §4.7.24 makes exclusive with a boolean, or 3.1 with a number of their own. */
export function checkNumber(check: Checker, value: number | bigint, schema: JsonObject, { pointer }: Place): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  const fails = (keyword: string, bound: unknown): void => check.addFault(pointer, keyword, bound, value);
  if (isNumber(minimum) && value < minimum) fails('minimum', minimum);
  if (isNumber(maximum) && value > maximum) fails('maximum', maximum);
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  if (isNumber(above) && value <= above) fails('exclusiveMinimum', above);
  if (isNumber(below) && value >= below) fails('exclusiveMaximum', below);
  if (isNumber(multipleOf) && multipleOf > 0 && !isMultiple(value, multipleOf)) fails('multipleOf', multipleOf);
  const bits = format === 'int32' ? 31n : format === 'int64' ? 63n : null;
  if (bits !== null && (value >= 2n ** bits || value < -(2n ** bits))) fails('format', format);
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Whether a number is a multiple of another one, by their decimal digits: `0.3` is one of `0.1`. */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  if (!Number.isFinite(Number(value)) || !Number.isFinite(Number(step))) return true;
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const shift = exponent - stepExponent;
  return shift >= 0
    ? (digits * 10n ** BigInt(shift)) % stepDigits === 0n
    : digits % (stepDigits * 10n ** BigInt(-shift)) === 0n;
}

/** A number as an integer and a power of ten. */
function toDecimal(value: number | bigint): readonly [digits: bigint, exponent: number] {
  const [coefficient = '', power = '0'] = String(value).replace(/^-/, '').split('e');
  const [whole = '', fraction = ''] = coefficient.split('.');
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}
