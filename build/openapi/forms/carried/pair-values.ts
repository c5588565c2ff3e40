import type { TryItCarried, TryItGiven, TryItTaken } from '../../../../worker/forms/exchange/record.ts';
import type { OperationSource } from '../../core/operations/collect-operations.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readGiven, readTaken, successes } from './read-carried.ts';

/** The operation that a link names by id or reference, or null. */
type FindOperation = (operationId: string | null, operationRef: string | null) => OperationSource | null;

const MAX_GIVEN = 30;

/**
 * Pairs the values that operations return with the parameters and members of bodies that take them: by the
 * description's links, or by name and type. Operations that neither return nor take one are left out.
 */
export function pairValues(
  operations: readonly OperationSource[],
  findOperation: FindOperation,
): ReadonlyMap<OperationSource, TryItCarried> {
  const own = operations.filter(({ kind }) => kind === 'operation');
  const taken = new Map(own.map((source) => [source, readTaken(source)]));
  const isTaken = new Set([...taken.values()].flat().map(({ as }) => as));
  const given = new Map(
    own.map((source) => {
      // What an operation was asked for stays as it is, whatever a mock responds with.
      const asked = new Set((taken.get(source) ?? []).map(({ as }) => as));
      const values = [...readLinked(source, taken, findOperation), ...readGiven(source)];
      return [source, firstOfEach(values, (key) => isTaken.has(key) && !asked.has(key))];
    }),
  );
  const isGiven = new Set([...given.values()].flat().map(({ as }) => as));
  return new Map(
    own.flatMap((source) => {
      const gives = given.get(source) ?? [];
      const takes = (taken.get(source) ?? []).filter(({ as }) => isGiven.has(as));
      return gives.length + takes.length === 0 ? [] : [[source, { gives, takes }] as const];
    }),
  );
}

/** One place for each key, the first. */
function firstOfEach(values: readonly TryItGiven[], isWanted: (key: string) => boolean): TryItGiven[] {
  const first = new Map<string, TryItGiven>();
  for (const value of values) if (isWanted(value.as) && !first.has(value.as)) first.set(value.as, value);
  return [...first.values()].slice(0, MAX_GIVEN);
}

/** The values in the body that links pass on (OpenAPI 3.2 §4.20). */
function readLinked(
  { operation }: OperationSource,
  taken: ReadonlyMap<OperationSource, readonly TryItTaken[]>,
  findOperation: FindOperation,
): TryItGiven[] {
  const links = successes(operation).flatMap(([, response]) => response.entries('links').map(([, link]) => link));
  return links.flatMap((link: Cursor): TryItGiven[] => {
    const target = findOperation(link.trimmed('operationId'), link.trimmed('operationRef'));
    const takes = (target === null ? undefined : taken.get(target)) ?? [];
    return link.rawEntries('parameters').flatMap(([label, { value }]) => {
      const [, pointer] = /^\$response\.body#(\/.*)$/s.exec(String(value)) ?? [];
      const parameter = takes.find(({ name, in: location }) => label === name || label === `${location}.${name}`);
      return pointer === undefined || parameter === undefined ? [] : [{ pointer, as: parameter.as }];
    });
  });
}
