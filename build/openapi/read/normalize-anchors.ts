import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { findValue } from '../core/find-value.ts';

/** A schema with an `$id`, or the description itself: what names and pointers within it are relative to. */
interface Resource {
  readonly base: string;
  /** Where it stands. */
  readonly pointer: string;
  readonly value: unknown;
}

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
  readonly resource: Resource;
}

/** Pointers by what an absolute reference says, `https://…/tree#node`; and by an anchor alone, the first of its name. */
type Names = ReadonlyMap<string, string>;

/** Stands for the address of a description that does not say its own. */
const UNKNOWN_BASE = 'https://description.invalid/';

/** Whether anything has a name to refer to in a description, by its JSON text. */
export function namesAnything(json: string): boolean {
  return ['"$id"', '"$anchor"', '"$dynamicAnchor"'].some((keyword) => json.includes(keyword));
}

/**
 * A description whose references by name, to an `$anchor` or `$dynamicAnchor` (`#node`) or to the `$id` of a schema, are
 * JSON pointers; so are those within a schema that has an `$id`, which it is the root for (JSON Schema 2020-12 §8.2). The
 * same object when no schema has such a name. A dynamic reference is read as a static one: who includes a schema is not
 * known.
 */
export function normalizeAnchors(root: JsonObject): JsonObject {
  const self = typeof root.$self === 'string' && URL.canParse(root.$self) ? root.$self : UNKNOWN_BASE;
  const resource = { base: self, pointer: '#', value: root };
  const names = findNames(root, resource);
  return names.size === 0 ? root : rewrite(root, resource, names);
}

function findNames(root: JsonObject, whole: Resource): Names {
  const names = new Map<string, string>();
  const note = (name: string, pointer: string): void => {
    if (!names.has(name)) names.set(name, pointer);
  };
  // Anchors of YAML can make one object appear in several places, within itself too.
  const seen = new Set<object>();
  const stack: Place[] = [{ value: root, key: '', parent: null, resource: whole }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const base = baseOf(value, place.resource);
    const resource = base === null ? place.resource : { base, pointer: toPointer(place), value };
    if (base !== null) note(base, resource.pointer);
    for (const anchor of anchorsOf(value)) {
      const pointer = toPointer(place);
      note(`${resource.base}#${anchor}`, pointer);
      note(`#${anchor}`, pointer);
    }
    const entries = Object.entries(value).reverse();
    for (const [key, item] of entries)
      if (typeof item === 'object' && item !== null) stack.push({ value: item, key, parent: place, resource });
  }
  return names;
}

/** The base URI below an object with an `$id`; null if it is that of its surroundings. */
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

function toPointer(place: Place): string {
  const tokens: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) tokens.unshift(pointerToken(at.key));
  return ['#', ...tokens].join('/');
}

function rewrite(root: JsonObject, whole: Resource, names: Names): JsonObject {
  const copies = new Map<object, unknown>();
  const stack: {
    readonly from: object;
    readonly to: Record<string, unknown> | unknown[];
    readonly around: Resource;
  }[] = [];
  const copy = (value: unknown, around: Resource): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const to: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    copies.set(value, to);
    stack.push({ from: value, to, around });
    return to;
  };
  const top = copy(root, whole);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { from, to, around } = next;
    const base = baseOf(from, around);
    const resource = base === null ? around : { base, pointer: names.get(base) ?? around.pointer, value: from };
    for (const [key, item] of Object.entries(from)) {
      const isDynamic = key === '$dynamicRef' && !('$ref' in from);
      const target =
        (key === '$ref' || isDynamic) && typeof item === 'string' ? findTarget(item, resource, names) : undefined;
      // Assigned, "__proto__" would be no member.
      Object.defineProperty(to, target === undefined ? key : '$ref', {
        value: target ?? copy(item, resource),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return isObject(top) ? top : root;
}

/** Undefined for what has no such name: it may be a file. */
function findTarget(ref: string, resource: Resource, names: Names): string | undefined {
  if (ref.startsWith('#')) return findLocal(ref, resource, names);
  if (!URL.canParse(ref, resource.base)) return undefined;
  const { href } = new URL(ref, resource.base);
  const hash = href.indexOf('#');
  const schema = names.get(hash === -1 ? href : href.slice(0, hash));
  const fragment = hash === -1 ? '' : href.slice(hash + 1);
  if (fragment === '' || fragment.startsWith('/')) return schema === undefined ? undefined : schema + fragment;
  return names.get(href);
}

/** Within a schema that has an `$id`, its own anchors and pointers come before those of the description. */
function findLocal(ref: string, { base, pointer, value }: Resource, names: Names): string | undefined {
  const keys = parsePointer(ref);
  if (keys === null) return names.get(base + ref) ?? names.get(ref);
  const isOwn = pointer !== '#' && findValue(value, keys).kind === 'found';
  return isOwn ? [pointer, ...keys.map(pointerToken)].join('/') : undefined;
}
