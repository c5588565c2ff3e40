import type { Release } from '../../../build/release/records/make-release.ts';

/** The new records of a release compared with another one, which a deploy uploads. */
export interface ChangedRecords {
  readonly records: number;
  /** How many of them are pages. */
  readonly pageRecords: number;
  readonly bytes: number;
}

/** Compares keys, which are hashes of the records. */
export function changedRecords(before: Release, after: Release): ChangedRecords {
  const added = [...after.records.keys()].filter((key) => !before.records.has(key));
  return {
    records: added.length,
    pageRecords: added.filter((key) => key.startsWith('page/')).length,
    bytes: added.reduce((sum, key) => sum + (after.records.get(key)?.byteLength ?? 0), 0),
  };
}
