import { toKey } from '../../request/value/json.ts';
import type { CheckWork } from './checker.ts';

/** What a comparison costs in addition to its characters. */
const COMPARISON = 8;

/** Whether a list has a value that is the same, or null if that takes more than `work` has left. */
export function hasValue(values: readonly unknown[], value: unknown, work: CheckWork): boolean | null {
  if (values.includes(value)) return true;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return false;
  const key = toBoundedKey(value, work);
  if (key === null) return null;
  for (const one of values) {
    const other = toBoundedKey(one, work);
    if (other === null || other === key) return other === null ? null : true;
  }
  return false;
}

/** Whether a list has a value twice, or null if that takes more than `work` has left. */
export function hasDuplicates(values: readonly unknown[], work: CheckWork): boolean | null {
  const keys = new Set<string>();
  for (const value of values) {
    const key = toBoundedKey(value, work);
    if (key === null) return null;
    if (keys.has(key)) return true;
    keys.add(key);
  }
  return false;
}

function toBoundedKey(value: unknown, work: CheckWork): string | null {
  if (work.compared < 0) return null;
  const key = toKey(value);
  work.compared -= key.length + COMPARISON;
  return key;
}
