import { findJsonTree, type JsonNode } from './json-tree.ts';
import { joinJson, toJsonText } from './plain-value.ts';

/**
 * JSON text indented by two spaces per level. Numbers are unchanged, and invisible characters become `\u` escapes.
 * Invalid JSON is returned unchanged. `indent` is the indentation of the line where it starts.
 */
export function toPrettyJson(json: string, indent = ''): string {
  const tree = findJsonTree(json);
  return tree === null ? json : writeNode(tree, '  ', indent);
}

/** JSON text on one line, without spaces. */
export function toCompactJson(node: JsonNode): string {
  return writeNode(node, '', '');
}

function writeNode(node: JsonNode, indent: string, outer: string): string {
  const inner = outer + indent;
  switch (node.kind) {
    case 'object': {
      const colon = indent === '' ? ':' : ': ';
      const members = node.members.map(({ name, value }) => toJsonText(name) + colon + writeNode(value, indent, inner));
      return joinJson('{}', members, indent, outer);
    }
    case 'array': {
      const items = node.items.map((item) => writeNode(item, indent, inner));
      return joinJson('[]', items, indent, outer);
    }
    case 'string':
      return toJsonText(node.value);
    case 'number':
      return node.literal;
    case 'word':
      return node.word;
  }
}
