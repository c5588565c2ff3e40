/** JSON values, with integers of any size. */
export type PlainValue = null | boolean | number | bigint | string | readonly PlainValue[] | PlainObject;
export interface PlainObject {
    readonly [name: string]: PlainValue;
}
interface PlainCopy {
    readonly value: PlainValue;
    /** False if a cycle, the depth or the length caused omissions. */
    readonly isComplete: boolean;
}
/** Marks an omission. */
export declare const CUT_MARK = "\u2026";
/**
 * A copy of untrusted data that is safe to traverse: no cycles, at most 60 levels deep, and about `maxLength`
 * characters of JSON. Values without a JSON form become null, or are omitted from objects.
 */
export declare function toPlainValue(value: unknown, maxLength: number): PlainCopy;
export declare function isPlainObject(value: PlainValue | undefined): value is PlainObject;
export declare function isPlainArray(value: PlainValue | undefined): value is readonly PlainValue[];
/** JSON text on one line, or, with an indent, one line per value. Escapes invisible characters. */
export declare function toJsonText(value: PlainValue, indent?: string): string;
export {};
