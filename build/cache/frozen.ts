/** Whether data is really frozen, as in tests. To freeze a large description takes as long as to parse it. */
const FREEZES = process.env.DOCVANE_FREEZE === '1';

/**
 * Data that never changes again: results are memoized by its identity. Class instances, and the bytes of files, are left
 * as they are.
 */
export function frozen<T>(data: T): T {
  if (FREEZES) freezeAll(data);
  return data;
}

function freezeAll(root: unknown): void {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (!isPlain(value) || Object.isFrozen(value)) continue;
    Object.freeze(value);
    open.push(...Object.values(value));
  }
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
