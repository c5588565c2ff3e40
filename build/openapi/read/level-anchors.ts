import { isObject, type JsonObject, pointerToken } from './json.ts';

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
}

/**
 * A description whose references by name, to an `$anchor` or `$dynamicAnchor` (`#node`) or to the `$id` of a schema, are
 * JSON pointers (JSON Schema 2020-12 §8.2). The same object when no schema has such a name. A dynamic reference is read as
 * a static one: who includes a schema is not known.
 */
export function levelAnchors(root: JsonObject): JsonObject {
  const pointers = findNames(root);
  return pointers.size === 0 ? root : rewrite(root, pointers);
}

/** Pointers by what a reference says: `#node`, `https://…/tree`. The first of a name counts. */
function findNames(root: JsonObject): Map<string, string> {
  const pointers = new Map<string, string>();
  // Anchors of YAML can make one object stand in several places, within itself too.
  const seen = new Set<object>();
  const stack: Place[] = [{ value: root, key: '', parent: null }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const name of namesOf(value as JsonObject)) if (!pointers.has(name)) pointers.set(name, toPointer(place));
    const entries = Object.entries(value).reverse();
    for (const [key, item] of entries)
      if (typeof item === 'object' && item !== null) stack.push({ value: item, key, parent: place });
  }
  return pointers;
}

function namesOf({ $anchor, $dynamicAnchor, $id }: JsonObject): string[] {
  return [
    ...(typeof $anchor === 'string' ? [`#${$anchor}`] : []),
    ...(typeof $dynamicAnchor === 'string' ? [`#${$dynamicAnchor}`] : []),
    ...(typeof $id === 'string' && URL.canParse($id) ? [$id.replace(/#$/, '')] : []),
  ];
}

function toPointer(place: Place): string {
  const tokens: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) tokens.unshift(pointerToken(at.key));
  return ['#', ...tokens].join('/');
}

function rewrite(root: JsonObject, pointers: ReadonlyMap<string, string>): JsonObject {
  const copies = new Map<object, unknown>();
  const stack: { readonly from: object; readonly to: Record<string, unknown> | unknown[] }[] = [];
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const to: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    copies.set(value, to);
    stack.push({ from: value, to });
    return to;
  };
  const top = copy(root);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { from, to } = next;
    for (const [key, item] of Object.entries(from)) {
      const isDynamic = key === '$dynamicRef' && !('$ref' in from);
      const target = (key === '$ref' || isDynamic) && typeof item === 'string' ? findTarget(item, pointers) : undefined;
      // Assigned, "__proto__" would be no member.
      Object.defineProperty(to, target === undefined ? key : '$ref', {
        value: target ?? copy(item),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return isObject(top) ? top : root;
}

/** `#node` and `https://…/tree` by their name; `https://…/tree#/properties/a` below it, `…#node` by the anchor alone. */
function findTarget(ref: string, pointers: ReadonlyMap<string, string>): string | undefined {
  const known = pointers.get(ref);
  if (known !== undefined) return known;
  const hash = ref.indexOf('#');
  const schema = hash > 0 ? pointers.get(ref.slice(0, hash)) : undefined;
  if (schema === undefined) return undefined;
  const fragment = ref.slice(hash + 1);
  return fragment === '' || fragment.startsWith('/') ? schema + fragment : pointers.get(`#${fragment}`);
}
