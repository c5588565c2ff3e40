import { isObject, type JsonObject } from '../read/json.ts';

/** Where a key of that name is data and no keyword. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue']);

/** No real description nests what it marks as deep as this. */
const MAX_DEPTH = 500;

/**
 * A description without the paths, operations, parameters, properties and tags that it marks with `x-internal`; the same
 * object when there are none. Components stay, as references lead to them.
 */
export function withoutInternal(root: JsonObject): JsonObject {
  return clean(root, '', 0) as JsonObject;
}

function clean(value: unknown, key: string, depth: number): unknown {
  if (DATA.has(key) || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isInternal(item)).map((item) => clean(item, '', depth + 1));
    return isSame(kept, value) ? value : kept;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.flatMap(([name, item]) => {
    if (isInternal(item)) return [];
    return [
      [name, name === 'components' && depth === 0 ? cleanComponents(item) : clean(item, name, depth + 1)] as const,
    ];
  });
  const unchanged = isSame(
    kept.map(([, item]) => item),
    entries.map(([, item]) => item),
  );
  return unchanged ? value : Object.fromEntries(kept);
}

/** Each component is cleaned inside, and stays. */
function cleanComponents(components: unknown): unknown {
  return mapValues(components, (kind) => mapValues(kind, (component) => clean(component, '', 1)));
}

function mapValues(value: unknown, change: (item: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, change(item)] as const);
  return entries.every(([name, item]) => item === value[name]) ? value : Object.fromEntries(entries);
}

function isInternal(value: unknown): boolean {
  return isObject(value) && (value['x-internal'] === true || value['x-internal'] === 'true');
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
