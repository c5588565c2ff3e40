import type { JsonObject } from '../../request/value/json.ts';
import type { Checker, Place } from './checker.ts';
/** Characters that count as one step. */
export declare const STEP_LENGTH = 64;
/** `enum` and `const`. */
export declare function checkValues(check: Checker, value: unknown, schema: JsonObject, { pointer }: Place): void;
export declare function checkText(check: Checker, text: string, schema: JsonObject, { pointer }: Place): void;
/** `min…` and `max…` of characters, items or properties. */
export declare function checkCount(check: Checker, [value, count]: readonly [unknown, number], [unit, schema]: readonly ['Length' | 'Items' | 'Properties', JsonObject], pointer: string): void;
/** Bounds that OpenAPI 3.0 §4.7.24 makes exclusive with a boolean, or 3.1 with a number of their own. */
export declare function checkNumber(check: Checker, value: number | bigint, schema: JsonObject, { pointer }: Place): void;
export declare function isNumber(value: unknown): value is number | bigint;
