import type { VerifiedOperations } from '../../site/config/verified-operations.ts';
import type { Verification } from './verify-operations.ts';

/**
 * The dates of all operations after a run: today if they match, no date if they differ. Operations that were not
 * called or did not respond keep their date.
 */
export function stampOperations(
  earlier: VerifiedOperations,
  results: readonly Verification[],
  today: string,
): VerifiedOperations {
  const apis = new Map(Object.entries(earlier).map(([id, days]) => [id, new Map(Object.entries(days))]));
  for (const { api, operation, kind } of results) {
    const days = apis.get(api) ?? new Map<string, string>();
    apis.set(api, days);
    if (kind === 'matches') days.set(operation, today);
    else if (kind === 'differs') days.delete(operation);
  }
  const sorted = [...apis].sort().map(([id, days]) => [id, Object.fromEntries([...days].sort())] as const);
  return Object.fromEntries(sorted);
}
