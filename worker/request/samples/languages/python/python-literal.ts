import { everyNode, hasUniqueNames, type JsonNode } from '../../../value/json-tree.ts';
import { escapeUnprintable, toHex } from '../../../value/unprintable.ts';
import { isInteger, isNegativeZero, survivesDouble } from '../../exact-number.ts';
import { type ListLayout, layOutList } from '../../list-layout.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import { quoteSparingly } from '../../string-literal.ts';

const DICT: ListLayout = { open: '{', close: '}', padding: '', indentUnit: '    ' };
const LIST: ListLayout = { ...DICT, open: '[', close: ']' };

/** Words that cannot be argument names (Python 3.13, Lexical analysis §2.3.1). */
export const PYTHON_KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

// Python rejects longer integers in source (sys.int_info.default_max_str_digits).
const MAX_INTEGER_DIGITS = 4300;

/** Whether `json.dumps` of the literal preserves every number and member. */
export function isExactInPython(tree: JsonNode): boolean {
  return everyNode(tree, (node) => (node.kind === 'number' ? isExactNumber(node.literal) : hasUniqueNames(node)));
}

/** Formatted like Black. Numbers that a float cannot represent become strings. */
export const PYTHON_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toPythonString,
  number: (literal) => (isExactNumber(literal) ? literal : toPythonString(literal)),
  words: { true: 'True', false: 'False', null: 'None' },
  array: toPythonList,
  object: toPythonDict,
};

/** A dict literal from member expressions. */
export function toPythonDict(members: LiteralMembers, indent: string): string {
  return layOutList(
    members.map(([name, expression]) => `${toPythonString(name)}: ${expression}`),
    indent,
    DICT,
  );
}

/** A list literal from item expressions. */
export function toPythonList(expressions: readonly string[], indent: string): string {
  return layOutList(expressions, indent, LIST);
}

/** A string literal on one line, in double quotes unless single quotes need fewer escapes. */
export function toPythonString(text: string): string {
  return quoteSparingly(text, '"', toEscape);
}

/** A triple-quoted string literal for multi-line text. */
export function toPythonText(text: string): string {
  if (!text.includes('\n')) return toPythonString(text);
  const escaped = text.replaceAll('\\', '\\\\').replace(/"""|"+$/g, (quotes) => quotes.replaceAll('"', '\\"'));
  return `"""${escapeUnprintable(escaped, toEscape)}"""`;
}

function isExactNumber(literal: string): boolean {
  if (!isInteger(literal)) return survivesDouble(literal);
  return !isNegativeZero(literal) && literal.length <= MAX_INTEGER_DIGITS;
}

function toEscape(codePoint: number): string {
  if (codePoint === 0x0d) return '\\r';
  if (codePoint <= 0xff) return `\\x${toHex(codePoint, 2)}`;
  return codePoint <= 0xffff ? `\\u${toHex(codePoint, 4)}` : `\\U${toHex(codePoint, 8)}`;
}
