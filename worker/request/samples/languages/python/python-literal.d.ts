import { type JsonNode } from '../../../value/json-tree.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
/** Words that cannot be argument names (Python 3.13, Lexical analysis §2.3.1). */
export declare const PYTHON_KEYWORDS: ReadonlySet<string>;
/** Whether `json.dumps` of the literal preserves every number and member. */
export declare function isExactInPython(tree: JsonNode): boolean;
/** Formatted like Black. Numbers that a float cannot represent become strings. */
export declare const PYTHON_LITERALS: LiteralSyntax;
/** A dict literal from member expressions. */
export declare function toPythonDict(members: LiteralMembers, indent: string): string;
/** A list literal from item expressions. */
export declare function toPythonList(expressions: readonly string[], indent: string): string;
/** A string literal on one line, in double quotes unless single quotes need fewer escapes. */
export declare function toPythonString(text: string): string;
/** A triple-quoted string literal for multi-line text. */
export declare function toPythonText(text: string): string;
