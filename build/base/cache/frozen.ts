interface Runtime {
  /** Absent in workerd, where tests of the site search an index. */
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** Whether data is actually frozen, as in tests. Freezing a large description takes as long as parsing it. */
const FREEZES = (globalThis as Runtime).process?.env.DOCVANE_FREEZE === '1';

/**
 * Marks data as immutable, because results are memoized by its identity. Class instances and file contents are not
 * frozen.
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
