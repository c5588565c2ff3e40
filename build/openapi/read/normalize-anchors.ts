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

/** Pointers by absolute reference (`https://…/tree#node`), and by anchor alone, of which the first wins. */
type Names = ReadonlyMap<string, string>;

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
  return names.size === 0 ? root : rewrite(root, resource, names);
}

function findNames(root: JsonObject, whole: Resource): Names {
  const names = new Map<string, string>();
  const note = (name: string, pointer: string): void => {
    if (!names.has(name)) names.set(name, pointer);
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
      note(`${resource.base}#${anchor}`, pointer);
      note(`#${anchor}`, pointer);
    }
    const entries = Object.entries(value).reverse();
    for (const [key, item] of entries)
      if (typeof item === 'object' && item !== null) stack.push({ value: item, key, parent: visit, resource });
  }
  return names;
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
  }[] = [];
  const copy = (value: unknown, around: Resource): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const to: Record<string, unknown> | unknown[] = copyTexts(value, Array.isArray(value) ? [] : {});
    copies.set(value, to);
    stack.push({ from: value, to, around });
    return to;
  };
  const dynamic = new Map<object, string>();
  const top = copy(root, whole);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { from, to, around } = next;
    const base = baseOf(from, around);
    const resource = base === null ? around : { base, pointer: names.get(base) ?? around.pointer, value: from };
    for (const [key, item] of Object.entries(from)) {
      const isDynamic = key === '$dynamicRef' && !('$ref' in from);
      const target =
        (key === '$ref' || isDynamic) && typeof item === 'string' ? findTarget(item, resource, names) : undefined;
      const anchor = isDynamic && target !== undefined ? dynamicAnchorAt(root, target) : undefined;
      if (anchor !== undefined) dynamic.set(to, anchor);
      // Plain assignment would not create a member called "__proto__".
      Object.defineProperty(to, target === undefined ? key : '$ref', {
        value: target ?? copy(item, resource),
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

/** Returns undefined for an unknown name, which may be a file. */
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

/** In a schema with an `$id`, its own anchors and pointers take precedence over those of the description. */
function findLocal(ref: string, { base, pointer, value }: Resource, names: Names): string | undefined {
  const keys = parsePointer(ref);
  if (keys === null) return names.get(base + ref) ?? names.get(ref);
  const isOwn = pointer !== '#' && findValue(value, keys).kind === 'found';
  return isOwn ? [pointer, ...keys.map(pointerToken)].join('/') : undefined;
}
