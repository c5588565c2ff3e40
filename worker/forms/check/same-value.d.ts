import type { CheckWork } from './checker.ts';
/** Whether a list has a value that is the same, or null if that takes more than `work` has left. */
export declare function hasValue(values: readonly unknown[], value: unknown, work: CheckWork): boolean | null;
/** Whether a list has a value twice, or null if that takes more than `work` has left. */
export declare function hasDuplicates(values: readonly unknown[], work: CheckWork): boolean | null;
/** A text that is equal for values that JSON Schema considers equal (2020-12 core §4.2.2). */
export declare function toKey(value: unknown): string;
