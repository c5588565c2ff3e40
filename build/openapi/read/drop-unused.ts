import { isObject, type JsonObject, parsePointer } from '../../../worker/request/value/json.ts';
import { filterMembers, mapMembers } from '../core/written-numbers.ts';

/** Maps of named parts, which count only where something refers to them. */
const LIBRARIES: readonly (readonly string[])[] = [
  ...['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'links', 'callbacks'].map(
    inComponents,
  ),
  ...['pathItems', 'mediaTypes'].map(inComponents),
  ...['definitions', 'parameters', 'responses', 'x-external'].map((name) => [name]),
];

/** Members of a description that use nothing themselves. */
const NOT_USERS: ReadonlySet<string> = new Set(['tags', 'x-tagGroups', ...LIBRARIES.map(([first = '']) => first)]);

/** What the operations of a description use. */
interface Used {
  readonly parts: ReadonlySet<string>;
  readonly tags: ReadonlySet<unknown>;
  readonly schemes: ReadonlySet<string>;
  /** Names of schemes with the name of a scope each. */
  readonly scopes: ReadonlySet<string>;
}

/**
 * The description `limited` without what only those parts of `whole` use that it lacks: named schemas, parameters and so
 * on, tags, security schemes and their scopes. What nothing uses in `whole` stays. With `keepIndexes`, a dropped tag leaves
 * `undefined`.
 */
export function dropUnused(whole: JsonObject, limited: JsonObject, keepIndexes: boolean): JsonObject {
  const before = findUsed(whole, missingParts(whole, limited));
  const after = findUsed(limited);
  const isPart = (name: string): boolean => !before.parts.has(name) || after.parts.has(name);
  const isTag = (name: unknown): boolean => !before.tags.has(name) || after.tags.has(name);
  const isScheme = (name: string): boolean => !before.schemes.has(name) || after.schemes.has(name);
  let kept = limited;
  for (const path of LIBRARIES) kept = keepAt(kept, path, (name) => isPart(partName(path, name)));
  const isScope = (name: string): boolean => !before.scopes.has(name) || after.scopes.has(name);
  for (const path of [inComponents('securitySchemes'), ['securityDefinitions']]) {
    kept = keepAt(kept, path, isScheme);
    kept = changeAt(kept, path, (schemes) =>
      mapMembers(schemes, (scheme, name) => keepScopes(scheme, (scope) => isScope(partName([name], scope)))),
    );
  }
  const { tags, 'x-tagGroups': groups } = kept;
  const isKeptTag = (tag: unknown): boolean => !isObject(tag) || isTag(tag.name);
  return {
    ...kept,
    ...(Array.isArray(tags)
      ? { tags: keepIndexes ? tags.map((tag) => (isKeptTag(tag) ? tag : undefined)) : tags.filter(isKeptTag) }
      : {}),
    ...(Array.isArray(groups) ? { 'x-tagGroups': groups.flatMap((group) => keepGroup(group, isTag)) } : {}),
  };
}

/** A group of tags, unless it has none left. */
function keepGroup(group: unknown, isTag: (name: unknown) => boolean): unknown[] {
  if (!isObject(group) || !Array.isArray(group.tags)) return [group];
  const tags = group.tags.filter(isTag);
  return tags.length === 0 && group.tags.length > 0 ? [] : [{ ...group, tags }];
}

/** A security scheme with only some of its scopes (OpenAPI 3.2 §4.27, Swagger 2.0). */
function keepScopes(scheme: unknown, isKept: (scope: string) => boolean): unknown {
  if (!isObject(scheme)) return scheme;
  const own = keepAt(scheme, ['scopes'], isKept);
  return changeAt(own, ['flows'], (flows) =>
    mapMembers(flows, (flow) => (isObject(flow) ? keepAt(flow, ['scopes'], isKept) : flow)),
  );
}

/** The object with only some members of the map at a path. */
function keepAt(object: JsonObject, path: readonly string[], isKept: (name: string) => boolean): JsonObject {
  return changeAt(object, path, (map) => filterMembers(map, isKept));
}

/** The object with a changed map at a path. */
function changeAt(
  object: JsonObject,
  [key = '', ...rest]: readonly string[],
  change: (map: JsonObject) => JsonObject,
): JsonObject {
  const inner = object[key];
  if (!isObject(inner)) return object;
  return { ...object, [key]: rest.length > 0 ? changeAt(inner, rest, change) : change(inner) };
}

/** The named parts that the limited description lacks, which use others as operations do. */
function missingParts(whole: JsonObject, limited: JsonObject): unknown[] {
  return LIBRARIES.flatMap((path) => {
    const [before, after] = [libraryAt(whole, path), libraryAt(limited, path)];
    if (!isObject(before)) return [];
    return Object.keys(before).flatMap((name) =>
      isObject(after) && Object.hasOwn(after, name) ? [] : [memberOf(before, name)],
    );
  });
}

/** Follows all references from everything but the named parts, and from some of these. */
function findUsed(root: JsonObject, parts: readonly unknown[] = []): Used {
  const used = {
    parts: new Set<string>(),
    tags: new Set<unknown>(),
    schemes: new Set<string>(),
    scopes: new Set<string>(),
  };
  const seen = new Set<unknown>();
  const waiting: unknown[] = [filterMembers(root, (key) => !NOT_USERS.has(key)), ...parts];
  const follow = (ref: string): void => {
    const keys = parsePointer(ref) ?? [];
    const path = LIBRARIES.find((library) => library.every((key, index) => keys[index] === key));
    const name = path === undefined ? undefined : keys[path.length];
    if (path === undefined || name === undefined || used.parts.has(partName(path, name))) return;
    used.parts.add(partName(path, name));
    waiting.push(memberOf(libraryAt(root, path), name));
  };
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && inner.startsWith('#/')) follow(inner);
      if (key === 'mapping') for (const name of namesIn(inner)) follow(`#/components/schemas/${name}`);
      if (key === 'tags' && Array.isArray(inner)) for (const tag of inner) used.tags.add(tag);
      if (key === 'security' && Array.isArray(inner))
        for (const [scheme, scopes] of inner.filter(isObject).flatMap((requirement) => Object.entries(requirement))) {
          used.schemes.add(scheme);
          if (Array.isArray(scopes)) for (const scope of scopes) used.scopes.add(partName([scheme], String(scope)));
        }
      waiting.push(inner);
    }
  }
  return used;
}

/** The values of a discriminator's mapping, which may be bare names of schemas. */
function namesIn(mapping: unknown): readonly string[] {
  return isObject(mapping) ? Object.values(mapping).filter((name) => typeof name === 'string') : [];
}

function libraryAt(root: JsonObject, path: readonly string[]): unknown {
  return path.reduce<unknown>(memberOf, root);
}

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function partName(path: readonly string[], name: string): string {
  return [...path, name].join('\0');
}

function inComponents(name: string): readonly string[] {
  return ['components', name];
}
