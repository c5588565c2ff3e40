import { type JsonNode } from '../../../value/json-tree.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
/** Whether `JSON.stringify` of the literal preserves every number and every member, in order. */
export declare function isExactInJavaScript(tree: JsonNode): boolean;
/**
 * Formatted like Prettier. Numbers that JavaScript cannot represent become a BigInt (`9007199254740993n`) or a string.
 */
export declare const JAVASCRIPT_LITERALS: LiteralSyntax;
/** An object literal from member expressions. */
export declare function toJavaScriptObject(members: LiteralMembers, indent: string): string;
/** An array literal from item expressions. */
export declare function toJavaScriptArray(expressions: readonly string[], indent: string): string;
/** A string literal on one line, in single quotes unless double quotes need fewer escapes. */
export declare function toJavaScriptString(text: string): string;
/** A template literal for multi-line text, without placeholders. */
export declare function toJavaScriptText(text: string): string;
/** Whether an object preserves these names: none repeats, and none like "7" moves to the front (ECMA-262 §10.1.11). */
export declare function keepsNames(names: readonly string[]): boolean;
