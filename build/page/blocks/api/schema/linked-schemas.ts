import type { Schema } from './model.ts';

/** Rows after which a page links named schemas: enough for most of a body in 2,500 tokens. */
const MAX_ROWS = 80;
/** A flat schema with this many fields takes about as much space as a link and the page behind it. */
const MAX_SMALL = 4;

/**
 * The ids of schemas left to their own pages: the deepest ones, if the page would otherwise be long. Programs pay for
 * everything they read, and rarely need the fields of the contact of a credit note of a payment.
 */
export function findLinked(roots: readonly Schema[]): ReadonlySet<string> {
  const linked = new Set<string>();
  const shown = new Set(roots.flatMap(firstVariants));
  const queue: Child[] = roots.map((schema) => ({ id: null, schema }));
  let rows = 0;
  for (const { id, schema } of queue) {
    const children = childrenOf(schema);
    if (children.length === 0) continue;
    if (id !== null && rows >= MAX_ROWS && hasPage(schema) && !isSmall(children) && !shown.has(id)) {
      linked.add(id);
      continue;
    }
    rows += children.length;
    queue.push(...children);
  }
  return linked;
}

/** The id of the first variant of each choice, which is needed to write a request. */
function firstVariants({ children }: Schema): string[] {
  if (children?.kind !== 'variants' && children?.kind !== 'both') return [];
  const groups = children.kind === 'both' ? children.variants : [children.variants];
  return groups.flatMap(({ branches }) => branches.slice(0, 1).map(({ id }) => id));
}

/** Whether the type links to a page that describes the schema. */
export function hasPage({ facts }: Schema): boolean {
  return facts.type.some(({ href }) => href !== null);
}

interface Child {
  /** Null for a root, which is always shown. */
  readonly id: string | null;
  readonly schema: Schema;
}

function childrenOf({ children }: Schema): readonly Child[] {
  if (children === null || children.kind === 'reference') return [];
  const groups = children.kind === 'object' ? [] : children.kind === 'both' ? children.variants : [children.variants];
  const fields = children.kind === 'variants' ? [] : children.fields;
  return [...fields.map((field) => ({ id: field.id, schema: field })), ...groups.flatMap(({ branches }) => branches)];
}

function isSmall(children: readonly Child[]): boolean {
  return children.length <= MAX_SMALL && children.every(({ schema }) => childrenOf(schema).length === 0);
}
