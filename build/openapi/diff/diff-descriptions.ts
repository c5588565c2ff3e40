import type { JsonObject } from '../../../worker/request/value/json.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { nameOperation } from '../core/changes/change-subjects.ts';
import { collectOperations, type OperationSource } from '../core/operations/collect-operations.ts';
import { Cursor } from '../core/references/cursor.ts';
import { normalizeDescription } from '../read/normalize-description.ts';
import { type Change, Findings, SEVERITIES } from './change.ts';
import { OperationDiffer } from './operation-diff.ts';
import { reachNamed, SchemaDiffer } from './schema-differ.ts';
import { compareSchemes, compareSecurity } from './security-diff.ts';
import { compareServers } from './servers-diff.ts';

/** The differences between two descriptions of an API. */
export interface DescriptionDiff {
  readonly before: string | null;
  readonly after: string | null;
  readonly changes: readonly Change[];
}

/** Compares two descriptions of any version, ignoring unreadable content. The most severe changes come first. */
export function diffDescriptions(oldRoot: JsonObject, newRoot: JsonObject): DescriptionDiff {
  const [before, after] = [toCursor(oldRoot), toCursor(newRoot)];
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const differ = new SchemaDiffer();
  const found: { readonly operation: string | null; readonly findings: Findings }[] = [];
  const collect = (operation: string | null): Findings => {
    const findings = new Findings();
    found.push({ operation, findings });
    return findings;
  };
  compareRoots(before, after, collect(null));
  for (const [key, source] of old) {
    const other = now.get(key);
    const findings = collect(nameOperation(other ?? source));
    if (other === undefined) findings.add('breaking', 'removed', '', 'was removed');
    else {
      const sends = source.kind === 'webhook' ? 'response' : 'request';
      new OperationDiffer({ schemas: differ, findings, sends }).compare(source, other);
      if (source.kind === 'operation') {
        compareSecurity([source.operation, before], [other.operation, after], findings);
        const [own, otherOwn] = [ownServers(source), ownServers(other)];
        if (own !== null || otherOwn !== null)
          compareServers(own ?? before.items('servers'), otherOwn ?? after.items('servers'), findings);
      }
    }
  }
  for (const [key, source] of now)
    if (!old.has(key)) collect(nameOperation(source)).add('safe', 'added', '', 'was added');
  const changes = [...found.flatMap(toChanges), ...namedChanges(differ, found)];
  return {
    before: before.get('info').trimmed('version'),
    after: after.get('info').trimmed('version'),
    changes: changes.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)),
  };
}

function toCursor(root: JsonObject): Cursor {
  const warnings = new ApiWarnings();
  return Cursor.root(normalizeDescription(root, warnings), warnings);
}

/** Operations by method and path. Names of path parameters do not matter. */
function operationsOf(root: Cursor): Map<string, OperationSource> {
  const operations = new Map<string, OperationSource>();
  for (const source of collectOperations(root)) {
    const key = `${source.kind} ${source.method} ${source.pathTemplate.replace(/\{[^{}]*\}/g, '{}')}`;
    if (!operations.has(key)) operations.set(key, source);
  }
  return operations;
}

/** The servers that an operation or its path has instead of those of the description (OpenAPI 3.1 §4.8.9.1). */
function ownServers({ operation, pathItem }: OperationSource): Cursor[] | null {
  return [operation, pathItem].find((holder) => holder.has('servers'))?.items('servers') ?? null;
}

function compareRoots(before: Cursor, after: Cursor, findings: Findings): void {
  compareServers(before.items('servers'), after.items('servers'), findings);
  compareSchemes(before, after, findings);
}

function toChanges({ operation, findings }: { operation: string | null; findings: Findings }): Change[] {
  const operations = operation === null ? [] : [operation];
  return findings.changes.map((change) => ({ ...change, operations }));
}

/** Changes to named schemas, each with all operations that use the schema. */
function namedChanges(
  { named }: SchemaDiffer,
  found: readonly { readonly operation: string | null; readonly findings: Findings }[],
): Change[] {
  const users = new Map<string, string[]>();
  for (const { operation, findings } of found) {
    if (operation === null) continue;
    for (const key of reachNamed(named, findings)) {
      if (named.get(key)?.changes.length === 0) continue;
      const operations = users.get(key);
      if (operations === undefined) users.set(key, [operation]);
      else operations.push(operation);
    }
  }
  // A schema that is used both in JSON and elsewhere has been compared twice.
  const merged = new Map<string, Change>();
  for (const [key, { changes }] of named)
    for (const change of changes) {
      const id = JSON.stringify(change);
      const operations = [...(merged.get(id)?.operations ?? []), ...(users.get(key) ?? [])];
      merged.set(id, { ...change, operations: [...new Set(operations)] });
    }
  return [...merged.values()];
}
