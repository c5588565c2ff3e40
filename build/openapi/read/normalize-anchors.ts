import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { findValue } from '../core/references/find-value.ts';
import { copyTexts } from '../core/written-numbers.ts';
import { bindDynamic } from './bind-dynamic.ts';

/** A schema with an `$id`, or the description itself. Names and pointers inside are relative to it. */
interface Resource {
  readonly base: string;
  /** Its pointer in the description. */
  readonly pointer: string;
  readonly value: unknown;
}

interface Visit {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Visit | null;
  readonly resource: Resource;
}

interface Names {
  /** Pointers by absolute reference (`https://…/tree#node`), and by anchor alone, of which the first wins. */
  readonly pointers: ReadonlyMap<string, string>;
  /** Anchors (`#node`) that several schemas have. */
  readonly repeated: ReadonlySet<string>;
  /** The pointer of each schema with an anchor. */
  readonly anchored: ReadonlyMap<object, string>;
}

/** The schemas with anchors that a schema is or has in its `$defs`, and those around it. */
interface Scope {
  readonly anchors: ReadonlyMap<string, string>;
  readonly outer: Scope | null;
}

/** The base URI of a description without `$self`. */
const UNKNOWN_BASE = 'https://description.invalid/';

/** Whether the JSON text of a description contains any `$id` or anchor. */
export function namesAnything(json: string): boolean {
  return ['"$id"', '"$anchor"', '"$dynamicAnchor"'].some((keyword) => json.includes(keyword));
}

/**
 * Rewrites references by name to JSON pointers: to an `$anchor` or `$dynamicAnchor` (`#node`), to the `$id` of a
 * schema, or within a schema that has an `$id` and so is their root (JSON Schema 2020-12 §8.2). Returns the same object
 * if no schema has such a name. Dynamic references become what the schema that includes theirs says, or else static.
 */
export function normalizeAnchors(root: JsonObject): JsonObject {
  const self = typeof root.$self === 'string' && URL.canParse(root.$self) ? root.$self : UNKNOWN_BASE;
  const resource = { base: self, pointer: '#', value: root };
  const names = findNames(root, resource);
  return names.pointers.size === 0 ? root : rewrite(root, resource, names);
}

function findNames(root: JsonObject, whole: Resource): Names {
  const pointers = new Map<string, string>();
  const repeated = new Set<string>();
  const anchored = new Map<object, string>();
  const note = (name: string, pointer: string): void => {
    if (pointers.has(name)) repeated.add(name);
    else pointers.set(name, pointer);
  };
  // YAML anchors can make the same object appear several times, even within itself.
  const seen = new Set<object>();
  const stack: Visit[] = [{ value: root, key: '', parent: null, resource: whole }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value } = visit;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const base = baseOf(value, visit.resource);
    const resource = base === null ? visit.resource : { base, pointer: toPointer(visit), value };
    if (base !== null) note(base, resource.pointer);
    for (const anchor of anchorsOf(value)) {
      const pointer = toPointer(visit);
      anchored.set(value, pointer);
      note(`${resource.base}#${anchor}`, pointer);
      note(`#${anchor}`, pointer);
    }
    const entries = Object.entries(value).reverse();
    for (const [key, item] of entries)
      if (typeof item === 'object' && item !== null) stack.push({ value: item, key, parent: visit, resource });
  }
  return { pointers, repeated, anchored };
}

/** The base URI that an object sets with `$id`; null if it inherits its base. */
function baseOf(value: object, { base }: Resource): string | null {
  const $id = textOf(value, '$id');
  return $id !== null && URL.canParse($id, base) ? new URL($id, base).href.replace(/#.*$/s, '') : null;
}

function anchorsOf(value: object): string[] {
  return [textOf(value, '$anchor'), textOf(value, '$dynamicAnchor')].filter((anchor) => anchor !== null);
}

function textOf(value: object, key: string): string | null {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : null;
}

function toPointer(visit: Visit): string {
  const tokens: string[] = [];
  for (let at = visit; at.parent !== null; at = at.parent) tokens.unshift(pointerToken(at.key));
  return ['#', ...tokens].join('/');
}

function rewrite(root: JsonObject, whole: Resource, names: Names): JsonObject {
  const copies = new Map<object, unknown>();
  const stack: {
    readonly from: object;
    readonly to: Record<string, unknown> | unknown[];
    readonly around: Resource;
    readonly outer: Scope | null;
  }[] = [];
  const copy = (value: unknown, around: Resource, outer: Scope | null = null): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const to: Record<string, unknown> | unknown[] = copyTexts(value, Array.isArray(value) ? [] : {});
    copies.set(value, to);
    stack.push({ from: value, to, around, outer });
    return to;
  };
  const dynamic = new Map<object, string>();
  const top = copy(root, whole);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { from, to, around, outer } = next;
    const base = baseOf(from, around);
    const resource =
      base === null ? around : { base, pointer: names.pointers.get(base) ?? around.pointer, value: from };
    const scope = scopeOf(from, base === null ? outer : null, names);
    for (const [key, item] of Object.entries(from)) {
      const isDynamic = key === '$dynamicRef' && !('$ref' in from);
      const target = key === '$ref' || isDynamic ? findTarget(item, resource, names, scope) : undefined;
      const anchor = isDynamic && target !== undefined ? dynamicAnchorAt(root, target) : undefined;
      if (anchor !== undefined) dynamic.set(to, anchor);
      if (anchor !== undefined && isOpen(item, resource, names, scope)) continue;
      // Plain assignment would not create a member called "__proto__".
      Object.defineProperty(to, target === undefined ? key : '$ref', {
        value: target ?? copy(item, resource, scope),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  if (!isObject(top)) return root;
  bindDynamic(top, dynamic);
  return top;
}

/** The name of a schema that others may replace; undefined for a schema with an `$anchor` only. */
function dynamicAnchorAt(root: JsonObject, pointer: string): string | undefined {
  const found = findValue(root, parsePointer(pointer) ?? ['']);
  return found.kind === 'found' && isObject(found.value)
    ? (textOf(found.value, '$dynamicAnchor') ?? undefined)
    : undefined;
}

/** The scope of what is in a schema. */
function scopeOf(schema: object, outer: Scope | null, { anchored }: Names): Scope | null {
  const { $defs } = schema as JsonObject;
  const members = isObject($defs)
    ? Object.values($defs).filter((member) => !isObject(member) || !('$id' in member))
    : [];
  const anchors = [schema, ...members].flatMap((holder) => {
    const pointer = isObject(holder) ? anchored.get(holder) : undefined;
    return pointer === undefined ? [] : anchorsOf(holder as object).map((anchor) => [`#${anchor}`, pointer] as const);
  });
  return anchors.length === 0 ? outer : { anchors: new Map(anchors), outer };
}

function findAround(name: string, scope: Scope | null): string | undefined {
  for (let at = scope; at !== null; at = at.outer) {
    const pointer = at.anchors.get(name);
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}

/**
 * Whether a dynamic reference is to be filled in by the schemas that include its own, which all have this anchor, and means
 * none of them in its own place.
 */
function isOpen(
  name: unknown,
  { base, pointer }: Resource,
  { pointers, repeated }: Names,
  scope: Scope | null,
): boolean {
  if (typeof name !== 'string' || !repeated.has(name) || findAround(name, scope) !== undefined) return false;
  return pointer === '#' || !pointers.has(base + name);
}

/** Returns undefined for an unknown name, which may be a file. */
function findTarget(ref: unknown, resource: Resource, names: Names, scope: Scope | null): string | undefined {
  if (typeof ref !== 'string') return undefined;
  if (ref.startsWith('#')) return findLocal(ref, resource, names, scope);
  if (!URL.canParse(ref, resource.base)) return undefined;
  const { href } = new URL(ref, resource.base);
  const hash = href.indexOf('#');
  const schema = names.pointers.get(hash === -1 ? href : href.slice(0, hash));
  const fragment = hash === -1 ? '' : href.slice(hash + 1);
  if (fragment === '' || fragment.startsWith('/')) return schema === undefined ? undefined : schema + fragment;
  return names.pointers.get(href);
}

/** In a schema with an `$id`, its own anchors and pointers take precedence over those of the description. */
function findLocal(
  ref: string,
  { base, pointer, value }: Resource,
  { pointers }: Names,
  scope: Scope | null,
): string | undefined {
  const keys = parsePointer(ref);
  if (keys === null) return findAround(ref, scope) ?? pointers.get(base + ref) ?? pointers.get(ref);
  const isOwn = pointer !== '#' && findValue(value, keys).kind === 'found';
  return isOwn ? [pointer, ...keys.map(pointerToken)].join('/') : undefined;
}
