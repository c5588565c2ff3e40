import type { Release } from '../../../build/release/make-release.ts';

/** What a deploy of one release sends when another one is there: the records that are new. */
export interface ChangedRecords {
  readonly records: number;
  /** Of these, the ones of pages. */
  readonly pageRecords: number;
  readonly bytes: number;
}

/** Compares keys: a key is a hash of its record. */
export function changedRecords(before: Release, after: Release): ChangedRecords {
  const added = [...after.records.keys()].filter((key) => !before.records.has(key));
  return {
    records: added.length,
    pageRecords: added.filter((key) => key.startsWith('page/')).length,
    bytes: added.reduce((sum, key) => sum + (after.records.get(key)?.byteLength ?? 0), 0),
  };
}
