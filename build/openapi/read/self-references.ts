import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { mapMembers } from '../core/written-numbers.ts';

/**
 * Rewrites references to the description's own `$self` (OpenAPI 3.2 §4.1) as internal references. Returns the same
 * object if it has no `$self`.
 */
export function resolveSelfReferences(root: JsonObject): JsonObject {
  const self = typeof root.$self === 'string' ? root.$self.split('#', 1)[0]?.trim() : undefined;
  if (self === undefined || self === '') return root;
  const base = URL.canParse(self) ? self : null;
  const isSelf = (ref: string): boolean => {
    const [address = ''] = ref.split('#', 1);
    if (address === '') return false;
    return address === self || (base !== null && URL.canParse(address, base) && new URL(address, base).href === base);
  };
  const resolve = (value: unknown, key = ''): unknown => {
    if (key === '$ref' && typeof value === 'string' && isSelf(value)) return fragmentOf(value);
    if (Array.isArray(value)) return mapMembers(value, (item) => resolve(item));
    return isObject(value) ? mapMembers(value, resolve) : value;
  };
  try {
    return mapMembers(root, resolve);
  } catch (error) {
    // Nested thousands of levels deep: the references stay unresolved and are reported.
    if (error instanceof RangeError) return root;
    throw error;
  }
}

function fragmentOf(ref: string): string {
  const hash = ref.indexOf('#');
  return hash === -1 ? '#' : ref.slice(hash);
}
