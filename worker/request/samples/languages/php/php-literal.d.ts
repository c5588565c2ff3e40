import { type JsonNode } from '../../../value/json-tree.ts';
import type { LiteralSyntax } from '../../literal.ts';
/** Whether `json_encode` of the literal preserves every number, string and member. */
export declare function isExactInPhp(tree: JsonNode): boolean;
/** Numbers that PHP's 64-bit int or float cannot represent become strings. */
export declare const PHP_LITERALS: LiteralSyntax;
/** An array literal from item expressions. A named item becomes `'name' => …`. */
export declare function toPhpArray(items: readonly (string | readonly [name: string, expression: string])[], indent: string): string;
/** A string literal on one line: in single quotes, or with escapes in double quotes if it contains line breaks. */
export declare function toPhpString(text: string): string;
/** A nowdoc for multi-line text, which PHP does not interpolate. */
export declare function toPhpText(text: string, label: string, indent: string): string;
