import type { JsonNode } from '../value/json-tree.ts';

/** Members of an object: names, and expressions that are written already. */
export type LiteralMembers = readonly (readonly [name: string, expression: string])[];

/** How a language writes values as expressions; `indent` is that of the line on which a value begins. */
export interface LiteralSyntax {
  readonly indentUnit: '  ' | '    ' | '\t';
  readonly string: (text: string) => string;
  /** Without it, numbers are written as JSON writes them. */
  readonly number?: (literal: string) => string;
  /** What differs from JSON: `{ null: 'nil' }`. */
  readonly words?: Readonly<Partial<Record<'true' | 'false' | 'null', string>>>;
  /** Items come already written, one unit deeper. */
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
