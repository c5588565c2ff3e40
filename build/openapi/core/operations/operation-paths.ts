import { canonicalPath } from '../../../../worker/model/path.ts';
import type { ApiWarnings } from '../api-warnings.ts';
import { toSegment } from '../slug.ts';
import type { OperationSource } from './collect-operations.ts';

/**
 * Assigns each operation's page a path from its id, or else its summary, or else its method and path. Names are written
 * in lodash's kebab-case, which existing links rely on. If two operations have the same name, the later one gets its
 * method and path as a suffix, which stays the same when operations are added or moved.
 */
export function assignPaths(
  operations: readonly OperationSource[],
  apiPath: string,
  isReserved: (path: string) => boolean,
  warnings: ApiWarnings,
): ReadonlyMap<OperationSource, string> {
  const taken = new Map<string, OperationSource>();
  const isTaken = (path: string): boolean => taken.has(path) || isReserved(path);
  const paths = new Map<OperationSource, string>();
  for (const source of operations) {
    const path = operationPath(source, apiPath);
    const unique = isTaken(path) ? makeUnique(path, source, isTaken) : path;
    if (unique !== path) {
      warnings.warn(
        source.operation.pointer,
        `Cannot give this operation the page ${path}: ${nameOwner(taken.get(path), source)}. Its page is ${unique}; give it a unique "operationId".`,
      );
    }
    taken.set(unique, source);
    paths.set(source, unique);
  }
  return paths;
}

/** Warns of operations whose paths differ only in the names of their variables (OpenAPI 3.2 §4.8.2): they are one path. */
export function warnOfEqualPaths(operations: readonly OperationSource[], warnings: ApiWarnings): void {
  const known = new Map<string, OperationSource>();
  for (const source of operations) {
    const { kind, method, pathTemplate, operation } = source;
    if (kind === 'webhook') continue;
    const key = `${method} ${pathTemplate.replace(/\{[\w.-]+\}/g, '{}')}`;
    const other = known.get(key);
    if (other === undefined) known.set(key, source);
    else
      warnings.warn(
        operation.pointer,
        `Cannot tell requests of this operation from those of ${method} ${other.pathTemplate}: the paths differ only in the names of their variables. Merge the operations, or change one of the paths.`,
      );
  }
}

/** What has the page that an operation should have. */
function nameOwner(owner: OperationSource | undefined, { operationId }: OperationSource): string {
  if (owner === undefined) return 'another page has it';
  const name = `${owner.method} ${owner.pathTemplate}`;
  return operationId !== null && owner.operationId === operationId
    ? `${name} has the same "operationId", ${JSON.stringify(operationId)}`
    : `${name} has it`;
}

function operationPath({ operationId, operation, method, pathTemplate }: OperationSource, apiPath: string): string {
  const candidates = [operationId, operation.trimmed('summary'), `${method} ${pathTemplate}`];
  const segment = candidates.map((text) => toSegment(text ?? '')).find((text) => text !== '') ?? 'operation';
  return canonicalPath(`${apiPath}/${segment}`) ?? `${apiPath}/operation`;
}

function makeUnique(
  path: string,
  { method, pathTemplate }: OperationSource,
  isTaken: (path: string) => boolean,
): string {
  const named = `${path}-${toSegment(`${method} ${pathTemplate}`)}`;
  let unique = named;
  for (let count = 2; isTaken(unique); count++) unique = `${named}-${count}`;
  return unique;
}
