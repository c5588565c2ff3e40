import type { VerifiedOperations, VerifiedStamp } from '../../site/config/verified-stamps.ts';
import type { Verification } from './verify-operations.ts';

/** What a stamp says of all operations of a run. */
type RunFacts = Pick<VerifiedStamp, 'date' | 'release'>;

/**
 * The stamps of all operations after a run: a new one if they match, none if they differ in any call. Operations that
 * were not called or did not respond keep their stamp.
 */
export function stampOperations(
  earlier: VerifiedOperations,
  results: readonly Verification[],
  facts: RunFacts,
): VerifiedOperations {
  const apis = new Map(Object.entries(earlier).map(([id, stamps]) => [id, new Map(Object.entries(stamps))]));
  // Those that differ come last, because an operation may be called more than once.
  for (const { api, operation, kind, fingerprint } of results.toSorted(byKind)) {
    const stamps = apis.get(api) ?? new Map<string, VerifiedStamp>();
    apis.set(api, stamps);
    if (kind === 'matches') stamps.set(operation, { ...facts, fingerprint });
    else if (kind === 'differs') stamps.delete(operation);
  }
  const sorted = [...apis].sort().map(([id, stamps]) => [id, Object.fromEntries([...stamps].sort())] as const);
  return Object.fromEntries(sorted);
}

function byKind(a: Verification, b: Verification): number {
  return Number(a.kind === 'differs') - Number(b.kind === 'differs');
}
