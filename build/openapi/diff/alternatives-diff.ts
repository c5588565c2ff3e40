import type { Cursor } from '../core/cursor.ts';
import { readShape, type SchemaShape } from '../schema/schema-shape.ts';
import { code } from './change.ts';
import type { Comparison } from './value-diff.ts';

type Pair = readonly [before: Cursor, after: Cursor, label: string];

/**
 * Compares the alternatives of two schemas. Returns the pairs that both sides have, so that their schemas can be
 * compared.
 */
export function compareAlternatives({ old, now, direction, subject, findings }: Comparison): Pair[] {
  const [before, after] = [branchesOf(old), branchesOf(now)];
  if (before.size === 0 && after.size === 0) return [];
  if (before.size === 0 || after.size === 0) {
    const text = before.size === 0 ? `is now one of ${names(after)}` : 'no longer has alternatives';
    findings.add('may-break', 'changed', subject, text);
    return [];
  }
  const pairs: Pair[] = [];
  for (const [label, schema] of before) {
    const other = after.get(label);
    if (other !== undefined) pairs.push([schema, other, label]);
    else
      findings.add(
        direction === 'request' ? 'breaking' : 'safe',
        'changed',
        subject,
        `no longer has the form ${code(label)}`,
      );
  }
  for (const label of after.keys())
    if (!before.has(label))
      findings.add(
        direction === 'request' ? 'safe' : 'may-break',
        'changed',
        subject,
        `also has the form ${code(label)}`,
      );
  return pairs;
}

/** Branches of `oneOf` and `anyOf`, by name, title or type, numbered if necessary. */
function branchesOf({ alternatives }: SchemaShape): ReadonlyMap<string, Cursor> {
  const branches = new Map<string, Cursor>();
  for (const { keyword, branches: list } of alternatives) {
    if (keyword !== 'oneOf' && keyword !== 'anyOf') continue;
    for (const { schema } of list) {
      const { name, types, parts } = readShape([schema]);
      const label = name ?? parts.map((part) => part.trimmed('title')).find((title) => title !== null) ?? null;
      const base = label === null ? types.join(' or ') || 'any' : label;
      let unique = base;
      for (let count = 2; branches.has(unique); count++) unique = `${base} ${count}`;
      branches.set(unique, schema);
    }
  }
  return branches;
}

function names(branches: ReadonlyMap<string, Cursor>): string {
  return [...branches.keys()].map(code).join(', ');
}
