import { addToGroup } from '../../../worker/model/group-by.ts';
import type { JsonObject } from '../../../worker/request/value/json.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { nameOperation } from '../core/changes/change-subjects.ts';
import { collectOperations, type OperationSource } from '../core/operations/collect-operations.ts';
import { Cursor } from '../core/references/cursor.ts';
import { type ApiView, PUBLIC_API } from '../read/api-access.ts';
import { ALL_MARKS, normalizeDescription } from '../read/normalize-description.ts';
import { type Change, Findings, SEVERITIES } from './change.ts';
import { OperationDiffer } from './operation-diff.ts';
import { addressOf, explains, pairOperations, pathRewrites } from './pair-operations.ts';
import { reachNamed, SchemaDiffer } from './schema/schema-differ.ts';
import { compareSchemes, compareSecurity, findRenamedSchemes } from './security-diff.ts';
import { compareServers } from './servers-diff.ts';

/** The differences between two descriptions of an API. */
export interface DescriptionDiff {
  readonly before: string | null;
  readonly after: string | null;
  /** The names of each operation that both have: `GET /invoices`. */
  readonly operations: readonly (readonly [before: string, after: string])[];
  readonly changes: readonly Change[];
}

/** Compares two descriptions of any version, ignoring unreadable content. The most severe changes come first. */
export function diffDescriptions(
  oldRoot: JsonObject,
  newRoot: JsonObject,
  view: Pick<ApiView, 'visible'> = PUBLIC_API,
): DescriptionDiff {
  const [before, after] = [toCursor(oldRoot, view), toCursor(newRoot, view)];
  const differ = new SchemaDiffer();
  const found: { readonly operation: string | null; readonly findings: Findings }[] = [];
  const collect = (operation: string | null): Findings => {
    const findings = new Findings();
    found.push({ operation, findings });
    return findings;
  };
  compareRoots(before, after, collect(null));
  const pairs = pairOperations(collectOperations(before), collectOperations(after));
  const rewrites = pathRewrites(pairs);
  const renamed = findRenamedSchemes(before, after);
  for (const { from, to, count } of rewrites)
    collect(null).add('breaking', 'changed', `${count} operations`, {
      text: `have ${code(to)} instead of ${code(from)} in their paths`,
      sides: { before: code(from), after: code(to) },
    });
  for (const { before: source, after: other } of pairs) {
    if (source === null) {
      collect(nameOperation(other)).add('safe', 'added', '', 'was added');
      continue;
    }
    const findings = collect(nameOperation(other ?? source));
    if (other === null) findings.add('breaking', 'removed', '', 'was removed');
    else {
      if (!rewrites.some((rewrite) => explains(rewrite, source, other))) compareAddresses(source, other, findings);
      const sends = source.kind === 'webhook' ? 'response' : 'request';
      new OperationDiffer({ schemas: differ, findings, sends }).compare(source, other);
      if (source.kind === 'operation') {
        compareSecurity([source.operation, before], [other.operation, after], findings, renamed);
        const [own, otherOwn] = [ownServers(source), ownServers(other)];
        if (own !== null || otherOwn !== null)
          compareServers(own ?? before.items('servers'), otherOwn ?? after.items('servers'), findings);
      }
    }
  }
  const changes = [...found.flatMap(toChanges), ...namedChanges(differ, found)];
  return {
    before: before.get('info').trimmed('version'),
    after: after.get('info').trimmed('version'),
    operations: pairs.flatMap(({ before: one, after: other }) =>
      one === null || other === null ? [] : [[nameOperation(one), nameOperation(other)] as const],
    ),
    changes: changes.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)),
  };
}

function toCursor(root: JsonObject, view: Pick<ApiView, 'visible'>): Cursor {
  const warnings = new ApiWarnings();
  return Cursor.root(normalizeDescription(root, warnings, ALL_MARKS, view), warnings);
}

/** Clients must send requests to another address, or expect them there. */
function compareAddresses(before: OperationSource, after: OperationSource, findings: Findings): void {
  if (addressOf(before) === addressOf(after)) return;
  const [from, to] = [before, after].map(({ method, pathTemplate }) => code(`${method} ${pathTemplate}`));
  const sides = { before: from ?? null, after: to ?? null };
  findings.add('breaking', 'changed', '', { text: `moved from ${from} to ${to}`, sides });
}

/** The servers that an operation or its path has instead of those of the description (OpenAPI 3.1 §4.8.9.1). */
function ownServers({ operation, pathItem }: OperationSource): Cursor[] | null {
  return [operation, pathItem].find((holder) => holder.has('servers'))?.items('servers') ?? null;
}

function compareRoots(before: Cursor, after: Cursor, findings: Findings): void {
  compareServers(before.items('servers'), after.items('servers'), findings);
  compareSchemes([before, after], findRenamedSchemes(before, after), findings);
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
      addToGroup(users, key, operation);
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
