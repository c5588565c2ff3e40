import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import { namesIn } from './fits-schema.ts';
import { isScalar, type MemberSchema } from './merge-schema.ts';

/** Maximum number of optional members in a first request. */
const MAX_MEMBERS = 4;

/**
 * Picks a few optional members of an object without required ones: scalars, those with an example first, then those
 * with a description, and those with a default last; one other member if there are no scalars. Includes the members they
 * depend on (JSON Schema 2020-12 validation §6.5.4 `dependentRequired`).
 */
export function firstMembers(
  members: readonly (readonly [name: string, member: MemberSchema])[],
  parts: readonly JsonObject[],
): ReadonlySet<string> {
  const single = members.filter(([, { schemas }]) => isScalar(schemas, false));
  const candidates = single.length > 0 ? single : members;
  const ranked = [0, 1, 2, 3].flatMap((rank) => candidates.filter(([, member]) => rankOf(member) === rank));
  const shown = ranked.slice(0, single.length > 0 ? MAX_MEMBERS : 1);
  const names = new Set(shown.map(([name]) => name));
  for (const { dependentRequired, dependencies } of parts)
    for (const dependents of [dependentRequired, dependencies])
      if (isObject(dependents))
        for (const name of names) for (const other of namesIn(dependents[name])) names.add(other);
  return names;
}

function rankOf({ hasExample, schemas }: MemberSchema): number {
  if (hasExample) return 0;
  const has = (keyword: string): boolean => schemas.some((schema) => schema.resolve().object[keyword] !== undefined);
  if (has('default')) return 3;
  return has('description') ? 1 : 2;
}
