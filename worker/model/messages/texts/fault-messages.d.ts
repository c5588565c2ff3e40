/** Validation errors of values, in forms, in response checks and in the mock. */
export interface FaultMessages {
    readonly atLeast: (value: string) => string;
    readonly atMost: (value: string) => string;
    /** Of an item that must be in a list. */
    readonly contains: (count: number) => string;
    readonly contentType: (types: readonly string[], found: string) => string;
    readonly format: (format: string) => string;
    readonly greaterThan: (value: string) => string;
    readonly lessThan: (value: string) => string;
    readonly matches: (pattern: string) => string;
    readonly maxItems: (count: number) => string;
    readonly maxLength: (count: number) => string;
    readonly maxProperties: (count: number) => string;
    readonly minItems: (count: number) => string;
    readonly minLength: (count: number) => string;
    readonly minProperties: (count: number) => string;
    readonly multipleOf: (value: string) => string;
    readonly matchesSeveral: (count: number) => string;
    readonly maxContains: (count: number) => string;
    readonly notAllowed: string;
    readonly oneOf: (values: readonly string[]) => string;
    readonly required: string;
    /** For a body in a language: `JSON`. */
    readonly syntax: (language: string) => string;
    readonly type: (expected: string, found: string) => string;
    readonly undocumented: string;
    readonly unique: string;
    /** Of a property that only requests have. */
    readonly writeOnly: string;
}
/** What of a response was not compared with its description. */
export interface UncheckedMessages {
    readonly body: (type: string) => string;
    readonly charset: (name: string) => string;
    readonly header: (name: string) => string;
    /** Beyond the limits of a check. */
    readonly limit: string;
    readonly pattern: (pattern: string) => string;
    /** A schema that the form lacks. */
    readonly schema: (pointer: string) => string;
    readonly value: (pointer: string) => string;
}
