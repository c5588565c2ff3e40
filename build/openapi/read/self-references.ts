import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { withTextsOf } from '../core/written-numbers.ts';

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
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return withTextsOf(value, value.map(resolve));
    return isObject(value) ? resolveObject(value) : value;
  };
  const resolveObject = (value: JsonObject): JsonObject =>
    withTextsOf(
      value,
      Object.fromEntries(
        Object.entries(value).map(([key, item]) =>
          key === '$ref' && typeof item === 'string' && isSelf(item) ? [key, fragmentOf(item)] : [key, resolve(item)],
        ),
      ),
    );
  try {
    return resolveObject(root);
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
