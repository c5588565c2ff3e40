import type { Cursor } from '../core/cursor.ts';
import { code, type Findings } from './change.ts';

/** One security requirement: schemes required together, each with its scopes. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** Compares the security requirements of an operation. Removing an alternative or requiring more scopes is breaking. */
export function compareSecurity(
  [oldOperation, oldRoot]: readonly [Cursor, Cursor],
  [newOperation, newRoot]: readonly [Cursor, Cursor],
  findings: Findings,
): void {
  const before = readAlternatives(oldOperation, oldRoot);
  const after = readAlternatives(newOperation, newRoot);
  for (const alternative of before)
    if (!after.some((other) => covers(alternative, other)))
      findings.add(
        'breaking',
        'changed',
        '',
        `no longer accepts ${describe(alternative)}, but ${after.map(describe).join(' or ')}`,
      );
  for (const alternative of after)
    if (!before.some((other) => covers(alternative, other)))
      findings.add('safe', 'changed', '', `accepts ${describe(alternative)}`);
}

/** Compares the security schemes defined in both descriptions. */
export function compareSchemes(oldRoot: Cursor, newRoot: Cursor, findings: Findings): void {
  const schemesOf = (root: Cursor): Map<string, Cursor> => new Map(root.get('components').entries('securitySchemes'));
  const after = schemesOf(newRoot);
  for (const [name, before] of schemesOf(oldRoot)) {
    const other = after.get(name);
    if (other === undefined) continue;
    for (const key of ['type', 'scheme', 'in', 'name'] as const) {
      const [old, now] = [before.text(key)?.toLowerCase(), other.text(key)?.toLowerCase()];
      if (old !== now)
        findings.add(
          'breaking',
          'changed',
          `security scheme ${code(name)}`,
          `changed its ${key} from ${code(old ?? 'none')} to ${code(now ?? 'none')}`,
        );
    }
  }
}

function readAlternatives(operation: Cursor, root: Cursor): Alternative[] {
  const holder = operation.has('security') ? operation : root;
  const alternatives = holder
    .items('security')
    .map(
      (requirement) => new Map(Object.keys(requirement.object).map((name) => [name, new Set(requirement.texts(name))])),
    );
  // No requirement equals one empty requirement.
  return alternatives.length === 0 ? [new Map()] : alternatives;
}

/** Whether credentials that satisfy the first alternative also satisfy the second. */
function covers(held: Alternative, asked: Alternative): boolean {
  return [...asked].every(([name, scopes]) => {
    const have = held.get(name);
    return have !== undefined && [...scopes].every((scope) => have.has(scope));
  });
}

function describe(alternative: Alternative): string {
  if (alternative.size === 0) return 'requests without authorization';
  return [...alternative]
    .map(([name, scopes]) => {
      const list = [...scopes].map(code).join(', ');
      return code(name) + (list === '' ? '' : ` with ${list}`);
    })
    .join(' and ');
}
