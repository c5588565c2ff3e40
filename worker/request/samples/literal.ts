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
export function toLiteral(node: JsonNode, indent: string, syntax: LiteralSyntax): string {
  const inner = indent + syntax.indentUnit;
  switch (node.kind) {
    case 'object': {
      const members = node.members.map(({ name, value }) => [name, toLiteral(value, inner, syntax)] as const);
      return syntax.object(members, indent);
    }
    case 'array': {
      const items = node.items.map((item) => toLiteral(item, inner, syntax));
      return syntax.array(items, indent);
    }
    case 'string':
      return syntax.string(node.value);
    case 'number':
      return syntax.number?.(node.literal) ?? node.literal;
    case 'word':
      return syntax.words?.[node.word] ?? node.word;
  }
}
