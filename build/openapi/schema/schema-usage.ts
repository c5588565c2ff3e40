import { addToGroup } from '../../../worker/model/group-by.ts';
import { parsePointer } from '../../../worker/request/value/json.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { findValue } from '../core/references/find-value.ts';
import { schemaName } from './collect-subschemas.ts';

/** Maps each named schema to the operations that use it, directly or through a shared parameter, body or response. */
export function findSchemaUsage(
  root: Cursor,
  operations: readonly OperationSource[],
): ReadonlyMap<string, readonly OperationSource[]> {
  const usage = new Map<string, OperationSource[]>();
  for (const source of operations) {
    for (const name of namedSchemas(root, source)) addToGroup(usage, name, source);
  }
  return usage;
}

function namedSchemas(root: Cursor, { operation, pathItem }: OperationSource): Set<string> {
  const names = new Set<string>();
  const followed = new Set<string>();
  const stack: unknown[] = [operation.value, pathItem.object.parameters];
  for (let value = stack.pop(); stack.length > 0 || value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const ref = '$ref' in value ? value.$ref : undefined;
    if (typeof ref !== 'string') {
      for (const [key, item] of Object.entries(value)) if (key !== 'example' && key !== 'examples') stack.push(item);
      continue;
    }
    const name = schemaName(ref);
    if (name !== null) names.add(name);
    else if (!followed.has(ref) && ref.startsWith('#/components/')) {
      followed.add(ref);
      // Broken references are reported when they are read.
      const found = findValue(root.value, parsePointer(ref) ?? []);
      if (found.kind === 'found') stack.push(found.value);
    }
  }
  return names;
}
