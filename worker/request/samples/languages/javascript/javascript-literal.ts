import { everyNode, type JsonNode } from '../../../value/json-tree.ts';
import { escapeUnprintable, toHex } from '../../../value/unprintable.ts';
import { isInteger, isNegativeZero, survivesDouble } from '../../exact-number.ts';
import { type ListLayout, layOutList } from '../../list-layout.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import { quoteSparingly } from '../../string-literal.ts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const OBJECT: ListLayout = { open: '{', close: '}', padding: ' ', indentUnit: '  ' };
const ARRAY: ListLayout = { open: '[', close: ']', padding: '', indentUnit: '  ' };

/** Whether `JSON.stringify` of the literal preserves every number and every member, in order. */
export function isExactInJavaScript(tree: JsonNode): boolean {
  return everyNode(tree, (node) => {
    if (node.kind === 'number') return isExactNumber(node.literal);
    return node.kind !== 'object' || keepsNames(node.members.map(({ name }) => name));
  });
}

/**
 * Formatted like Prettier. Numbers that JavaScript cannot represent become a BigInt (`9007199254740993n`) or a string.
 */
export const JAVASCRIPT_LITERALS: LiteralSyntax = {
  indentUnit: '  ',
  string: toJavaScriptString,
  number: toNumber,
  array: toJavaScriptArray,
  object: toJavaScriptObject,
};

/** An object literal from member expressions. */
export function toJavaScriptObject(members: LiteralMembers, indent: string): string {
  return layOutList(
    members.map(([name, expression]) => `${toJavaScriptKey(name)}: ${expression}`),
    indent,
    OBJECT,
  );
}

/** An array literal from item expressions. */
export function toJavaScriptArray(expressions: readonly string[], indent: string): string {
  return layOutList(expressions, indent, ARRAY);
}

/** A string literal on one line, in single quotes unless double quotes need fewer escapes. */
export function toJavaScriptString(text: string): string {
  return quoteSparingly(text, "'", toEscape);
}

/** A template literal for multi-line text, without placeholders. */
export function toJavaScriptText(text: string): string {
  if (!text.includes('\n')) return toJavaScriptString(text);
  return `\`${escapeUnprintable(text.replace(/[\\`]|\$(?=\{)/g, '\\$&'), toEscape)}\``;
}

/** Whether an object preserves these names: none repeats, and none like "7" moves to the front (ECMA-262 §10.1.11). */
export function keepsNames(names: readonly string[]): boolean {
  const kept = Object.keys(Object.fromEntries(names.map((name) => [name, true])));
  return kept.length === names.length && kept.every((name, index) => name === names[index]);
}

function toJavaScriptKey(name: string): string {
  // { __proto__: x } sets the prototype, whereas a computed key creates a member (ECMA-262 §B.3.1).
  if (name === '__proto__') return "['__proto__']";
  return IDENTIFIER.test(name) ? name : toJavaScriptString(name);
}

function toNumber(literal: string): string {
  if (isExactNumber(literal)) return literal;
  return isInteger(literal) ? `${literal}n` : toJavaScriptString(literal);
}

function isExactNumber(literal: string): boolean {
  if (isNegativeZero(literal)) return false;
  return isInteger(literal) ? String(Number(literal)) === literal : survivesDouble(literal);
}

function toEscape(codePoint: number): string {
  if (codePoint === 0x0d) return '\\r';
  return codePoint > 0xffff ? `\\u{${toHex(codePoint, 1)}}` : `\\u${toHex(codePoint, 4)}`;
}
