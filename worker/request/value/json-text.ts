import { findJsonTree, type JsonNode, MAX_JSON_DEPTH } from './json-tree.ts';
import { escapeUnprintable, toHex } from './unprintable.ts';

/**
 * JSON text indented by two spaces per level. Numbers are unchanged, and invisible characters become `\u` escapes.
 * Invalid JSON is returned unchanged. `indent` is the indentation of the line where it starts.
 */
export function toPrettyJson(json: string, indent = ''): string {
  const tree = findJsonTree(json);
  return tree === null ? json : toIndentedText(tree, indent);
}

/** JSON text on one line, without spaces. */
export function toCompactJson(node: JsonNode): string {
  if (node.kind === 'array') return `[${node.items.map(toCompactJson).join(',')}]`;
  if (node.kind !== 'object') return toScalarText(node);
  const members = node.members.map(({ name, value }) => `${toJsonString(name)}:${toCompactJson(value)}`);
  return `{${members.join(',')}}`;
}

function toIndentedText(node: JsonNode, indent: string): string {
  const inner = `${indent}  `;
  if (node.kind === 'array') {
    return toLines(
      '[',
      node.items.map((item) => toIndentedText(item, inner)),
      ']',
      indent,
    );
  }
  if (node.kind !== 'object') return toScalarText(node);
  const members = node.members.map(({ name, value }) => `${toJsonString(name)}: ${toIndentedText(value, inner)}`);
  return toLines('{', members, '}', indent);
}

function toLines(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
}

function toScalarText(node: Exclude<JsonNode, { kind: 'object' | 'array' }>): string {
  if (node.kind === 'string') return toJsonString(node.value);
  return node.kind === 'number' ? node.literal : node.word;
}

function toJsonString(value: string): string {
  return escapeUnprintable(JSON.stringify(value), (codePoint) =>
    codePoint > 0xffff ? String.fromCodePoint(codePoint) : `\\u${toHex(codePoint, 4)}`,
  );
}

/** Whether JSON text nests arrays and objects more than 64 times. Brackets in strings do not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      // A check goes no deeper, and a deeper value could exceed the stack.
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
