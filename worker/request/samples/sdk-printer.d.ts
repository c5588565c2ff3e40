import type { JsonMember, JsonNode } from '../value/json-tree.ts';
import type { IdentifierCase } from './identifier-case.ts';
import { type LiteralMembers, type LiteralSyntax } from './literal.ts';
/** How a language writes the arguments of an SDK method. `indent` is the indentation of the placeholder's line. */
export interface SdkPrinter {
    /** Naming convention for methods and, in a command-line tool, for commands. */
    readonly methodCase: IdentifierCase;
    /** Words that cannot be method names; the sample appends an underscore. */
    readonly reserved: ReadonlySet<string>;
    /** Values in order, without brackets: `'in_1', 2`. */
    readonly toPositional: (members: readonly JsonMember[], indent: string) => string;
    /** A single value with all members: `{ limit: 25 }`. */
    readonly toOptions: (members: readonly JsonMember[], indent: string) => string;
    /** Everything between the parentheses of a call: `'in_1', { limit: 25 }`. */
    readonly toArguments: (path: readonly JsonMember[], options: readonly JsonMember[], indent: string) => string;
    readonly toBody: (body: JsonNode, indent: string) => string;
}
interface CallSyntax {
    readonly methodCase: IdentifierCase;
    readonly reserved?: ReadonlySet<string>;
    readonly literals: LiteralSyntax;
    /** How options are written, if not as an object. */
    readonly toOptions?: (members: LiteralMembers, indent: string) => string;
}
/** Calls with path parameters in order, followed by one object (array, map) with the others. */
export declare function toCallPrinter(syntax: CallSyntax): SdkPrinter;
export {};
