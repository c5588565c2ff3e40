import { type CheckOptions, type CheckWork, type Unchecked, type ValueFault } from './checker.ts';
/** The limits of a check of this many steps. */
export declare function toCheckWork(steps?: number): CheckWork;
/** Differences between a value and a schema, and the rules that were not applied. */
export interface CheckResult {
    readonly faults: readonly ValueFault[];
    readonly unchecked: readonly Unchecked[];
}
/**
 * Checks a value against a schema: JSON Schema 2020-12 with the rules of OpenAPI 3.0 to 3.2. Never throws, and takes
 * bounded time whatever schema, pattern and value are.
 */
export declare function checkValue(value: unknown, schema: unknown, options: CheckOptions): CheckResult;
/** Whether a value matches a schema, as far as it can be checked. */
export declare function matchesSchema(value: unknown, schema: unknown, options: CheckOptions): boolean;
