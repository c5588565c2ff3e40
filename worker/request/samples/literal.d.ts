import type { JsonNode } from '../value/json-tree.ts';
/** Members of an object: names and generated expressions. */
export type LiteralMembers = readonly (readonly [name: string, expression: string])[];
/** How a language writes values as expressions. `indent` is the indentation of the line where a value starts. */
export interface LiteralSyntax {
    readonly indentUnit: '  ' | '    ' | '\t';
    readonly string: (text: string) => string;
    /** By default, numbers are written as in JSON. */
    readonly number?: (literal: string) => string;
    /** Words that differ from JSON: `{ null: 'nil' }`. */
    readonly words?: Readonly<Partial<Record<'true' | 'false' | 'null', string>>>;
    /** Items are already generated, one level deeper. */
    readonly array: (items: readonly string[], indent: string) => string;
    readonly object: (members: LiteralMembers, indent: string) => string;
}
/** An expression for a JSON value. */
export declare function toLiteral(node: JsonNode, indent: string, syntax: LiteralSyntax): string;
