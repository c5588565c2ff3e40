import { everyNode, hasUniqueNames, type JsonNode } from '../../../value/json-tree.ts';
import { escapeUnprintable, hasUnprintable, toHex } from '../../../value/unprintable.ts';
import { isInteger, isNegativeZero, survivesDouble } from '../../exact-number.ts';
import { type ListLayout, layOutList } from '../../list-layout.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';

const ARRAY: ListLayout = { open: '[', close: ']', padding: '', indentUnit: '    ' };
const MAX_INTEGER = 2n ** 63n - 1n;

/** Whether `json_encode` of the literal preserves every number, string and member. */
export function isExactInPhp(tree: JsonNode): boolean {
  return everyNode(tree, (node) => {
    if (node.kind === 'number') return isExactNumber(node.literal);
    // json_encode rejects strings that are not UTF-8.
    if (node.kind === 'string') return isWellFormed(node.value);
    return hasUniqueNames(node) && (node.kind !== 'object' || node.members.every(({ name }) => isWellFormed(name)));
  });
}

/** Numbers that PHP's 64-bit int or float cannot represent become strings. */
export const PHP_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toPhpString,
  number: (literal) => (isExactNumber(literal) ? literal : toPhpString(literal)),
  array: toPhpArray,
  object: toObject,
};

/** An array literal from item expressions. A named item becomes `'name' => …`. */
export function toPhpArray(
  items: readonly (string | readonly [name: string, expression: string])[],
  indent: string,
): string {
  const lines = items.map((item) => (typeof item === 'string' ? item : `${toPhpString(item[0])} => ${item[1]}`));
  return layOutList(lines, indent, ARRAY);
}

/** A string literal on one line: in single quotes, or with escapes in double quotes if it contains line breaks. */
export function toPhpString(text: string): string {
  if (!/[\n\t]/.test(text) && !hasUnprintable(text)) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const escaped = text
    .replace(/["\\$]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r');
  return `"${escapeUnprintable(escaped, (codePoint) => `\\u{${toHex(codePoint, 1)}}`)}"`;
}

/** A nowdoc for multi-line text, which PHP does not interpolate. */
export function toPhpText(text: string, label: string, indent: string): string {
  if (!text.includes('\n') || hasUnprintable(text)) return toPhpString(text);
  let end = label;
  // A line that starts with the label would end the nowdoc.
  while (new RegExp(`^[ \\t]*${end}`, 'm').test(text)) end += '_';
  const inner = `${indent}    `;
  const lines = text.split('\n').map((line) => (line === '' ? '' : `${inner}${line}`));
  return `<<<'${end}'\n${lines.join('\n')}\n${inner}${end}`;
}

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'new stdClass()';
  // PHP converts "0" to the integer 0, and json_encode makes keys 0, 1, … a JSON array.
  const isList = members.every(([name], index) => name === String(index));
  return `${isList ? '(object) ' : ''}${toPhpArray(members, indent)}`;
}

function isExactNumber(literal: string): boolean {
  if (!isInteger(literal)) return survivesDouble(literal);
  return !isNegativeZero(literal) && BigInt(literal.replace('-', '')) <= MAX_INTEGER;
}

function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
