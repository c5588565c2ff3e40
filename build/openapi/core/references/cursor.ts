import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import {
  decodeToken,
  isObject,
  type JsonObject,
  parsePointer,
  pointerToken,
  toMap,
} from '../../../../worker/request/value/json.ts';
import { Memo, memoize } from '../../../base/cache/memo.ts';
import { revealBidi } from '../../../base/control-characters.ts';
import { mapKey } from '../../../base/digest.ts';
import { findNearest } from '../../../base/report/nearest.ts';
import type { ApiWarnings } from '../api-warnings.ts';
import { besideReference, findValue, MAX_REFERENCES } from './find-value.ts';

/** The state that all cursors of a document share. */
export interface CursorContext {
  readonly root: JsonObject;
  readonly warnings: ApiWarnings;
  /** The target of each reference by its text, because hundreds of references may name one definition. */
  readonly targets: Map<string, Cursor>;
  /** The fault of each broken reference by its text, because suggesting a similar name compares all names. */
  readonly faults: Map<string, string>;
  /** The base URL for relative links, or null. Called only when needed. */
  readonly linkBase: () => string | null;
}

/** Beside a `$ref`, they replace those of its target (OpenAPI 3.1 §4.8.23). */
const OVERRIDING: readonly string[] = ['summary', 'description'];

/**
 * Keys of values that a reference may change, as bundlers do and authors expect, though OpenAPI ignores what is beside it.
 * Schemas are merged elsewhere.
 */
const EXTENSIBLE: ReadonlySet<string> = new Set(['parameters', 'requestBody', 'responses', 'headers']);

const NO_PLACES: ReadonlyMap<string, string> = new Map();

/** With more broken references than this, nobody corrects them name by name. */
const MAX_SUGGESTIONS = 500;

/**
 * An untrusted value in an API description, with its JSON pointer. Reading follows `$ref`s and never throws: a value of
 * the wrong type counts as absent and raises a warning.
 */
export class Cursor {
  readonly context: CursorContext;
  readonly value: unknown;
  readonly pointer: string;
  /** The keys beside a `$ref` that replace those of its target. */
  readonly #siblings: JsonObject | null;
  /** The pointers of the references that set keys of this value. */
  #places: ReadonlyMap<string, string> = NO_PLACES;

  constructor(context: CursorContext, value: unknown, pointer: string, siblings: JsonObject | null = null) {
    this.context = context;
    this.value = value;
    this.pointer = pointer;
    this.#siblings = siblings;
  }

  static root(root: JsonObject, warnings: ApiWarnings, linkBase: () => string | null = () => null): Cursor {
    return new Cursor({ root, warnings, targets: new Map(), faults: new Map(), linkBase }, root, '#');
  }

  /** The siblings of the `$ref` that led here. They make this cursor differ from others with the same pointer. */
  get overrides(): JsonObject | null {
    return this.#siblings;
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  get object(): JsonObject {
    return isObject(this.value) ? this.value : {};
  }

  /** The last key of the pointer: the name of a component, path or property. */
  get key(): string {
    const slash = this.pointer.lastIndexOf('/');
    return slash === -1 ? '' : decodeToken(this.pointer.slice(slash + 1));
  }

  has(key: string): boolean {
    return isObject(this.value) && Object.hasOwn(this.value, key) && this.value[key] !== undefined;
  }

  /** The value of a key, without following a `$ref`. */
  raw(key: string): Cursor {
    const value = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new Cursor(this.context, value, this.#pointerTo(key));
  }

  /** The value of a key, with references followed. */
  get(key: string): Cursor {
    return this.raw(key).resolve(key);
  }

  /**
   * Text, or null. Numbers and booleans become text, because YAML parses `version: 1.0` as a number. Texts may be in
   * files of their own: bundlers resolve a `$ref` anywhere, although OpenAPI allows it only for objects.
   */
  text(key: string): string | null {
    const override = OVERRIDING.includes(key) ? this.#siblings?.[key] : undefined;
    const own = this.object[key];
    const value = override ?? (isObject(own) && typeof own.$ref === 'string' ? this.get(key).value : own);
    if (typeof value === 'string') return revealBidi(value);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value !== undefined && value !== null)
      this.warn(key, `Cannot read "${key}": it must be text, found ${describe(value)}.`);
    return null;
  }

  /** Trimmed text, or null if it is empty. */
  trimmed(key: string): string | null {
    return this.text(key)?.trim() || null;
  }

  flag(key: string): boolean {
    const value = this.object[key];
    return value === true || value === 'true';
  }

  /** The items of a list, with references followed. */
  items(key: string): Cursor[] {
    return this.rawItems(key).map((item) => item.resolve(key));
  }

  rawItems(key: string): Cursor[] {
    if (!this.has(key)) return [];
    const { value, pointer } = this.#collection(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.warn(key, `Cannot read "${key}": it must be a list, found ${describe(value)}.`);
      return [];
    }
    // Hidden items leave a gap, so that pointers to the others remain valid.
    return value.flatMap((item: unknown, index) =>
      item === undefined ? [] : [new Cursor(this.context, item, `${pointer}/${index}`)],
    );
  }

  /** The items of a list that are text. */
  texts(key: string): string[] {
    return this.rawItems(key).flatMap(({ value }) =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'number' || typeof value === 'boolean'
          ? [String(value)]
          : [],
    );
  }

  /**
   * The entries of a map, with references followed. With `extensions: false`, keys that start with `x-` are skipped.
   * `max`: how many are read.
   */
  entries(key: string, options?: { readonly extensions?: boolean; readonly max?: number }): [string, Cursor][] {
    return this.rawEntries(key, options).map(([name, cursor]) => [name, cursor.resolve(key)]);
  }

  rawEntries(
    key: string,
    { extensions = true, max }: { readonly extensions?: boolean; readonly max?: number } = {},
  ): [string, Cursor][] {
    if (!this.has(key)) return [];
    const map = this.#collection(key);
    const { value } = map;
    if (value === undefined || value === null) return [];
    if (!isObject(value)) {
      this.warn(key, `Cannot read "${key}": it must be a mapping, found ${describe(value)}.`);
      return [];
    }
    return Object.keys(value)
      .filter((name) => extensions || !name.startsWith('x-'))
      .slice(0, max)
      .map((name) => [name, map.raw(name)]);
  }

  /** A list or mapping, which bundlers let a `$ref` replace, although OpenAPI does not. */
  #collection(key: string): Cursor {
    const written = this.raw(key);
    return typeof written.object.$ref === 'string' ? written.resolve() : written;
  }

  /**
   * Follows `$ref` until it reaches a value. A reference that cannot be resolved becomes an absent value and raises a
   * warning. `key`: what holds the value, which decides whether references may change it.
   */
  resolve(key = ''): Cursor {
    if (typeof this.object.$ref !== 'string') return this;
    const hops: Cursor[] = [];
    let current: Cursor = this;
    while (hops.length < MAX_REFERENCES) {
      const ref = isObject(current.value) ? current.value.$ref : undefined;
      if (typeof ref !== 'string')
        return EXTENSIBLE.has(key)
          ? hops.reduceRight((target, hop) => target.#changedBy(hop), current)
          : current.#describedBy(hops[0]?.object ?? {});
      hops.push(current);
      const target = current.follow(ref);
      if (target === null) return new Cursor(this.context, undefined, this.pointer);
      current = target;
    }
    const isCircle = hops.some(({ pointer }) => pointer === current.pointer);
    this.context.warnings.warn(
      this.pointer,
      isCircle
        ? 'Cannot resolve "$ref": it refers back to itself. Point it at a definition.'
        : `Cannot resolve "$ref": it leads through ${MAX_REFERENCES} others. Point it at a definition.`,
    );
    return new Cursor(this.context, undefined, this.pointer);
  }

  /** This value, with what is beside a reference to it. What is not changed remains shared, and at its place. */
  #changedBy(reference: Cursor): Cursor {
    const own = besideReference(reference.object);
    if (own.length === 0 || !isObject(this.value)) return this;
    const changed = new Cursor(this.context, { ...this.value, ...Object.fromEntries(own) }, this.pointer);
    changed.#places = new Map([...this.#places, ...own.map(([key]) => [key, reference.pointer] as const)]);
    return changed;
  }

  #describedBy(siblings: JsonObject): Cursor {
    // Shared by all references to it, so that what is read from it can be memoized.
    const isShared = OVERRIDING.every((key) => siblings[key] === undefined);
    return isShared ? this : new Cursor(this.context, this.value, this.pointer, siblings);
  }

  /** Follows a reference one step. Returns null and warns if the target does not exist. */
  follow(ref: string): Cursor | null {
    const known = this.context.targets.get(ref);
    if (known !== undefined) return known;
    const keys = parsePointer(ref);
    if (keys === null) {
      const fault = ref.startsWith('#')
        ? ': no schema has this "$anchor". Add it, or use a JSON pointer.'
        : ': only references inside the description are followed. Bundle it into one file.';
      if (!this.context.warnings.unreadable.has(ref))
        this.context.warnings.warn(
          this.pointer,
          this.#faultOf(ref, () => (isBareName(ref) ? suggestComponent(this.#suggesting(), ref) : fault)),
        );
      return null;
    }
    const found = findValue(this.context.root, keys);
    if (found.kind === 'found') {
      const target = new Cursor(this.context, found.value, toPointer(keys));
      this.context.targets.set(ref, target);
      return target;
    }
    this.context.warnings.warn(
      this.pointer,
      this.#faultOf(ref, () => {
        const { parent, depth } = found;
        return nearestRef(this.#suggesting() === null ? null : parent, keys, depth);
      }),
    );
    return null;
  }

  /** The document, unless enough names have been compared. */
  #suggesting(): JsonObject | null {
    return this.context.faults.size < MAX_SUGGESTIONS ? this.context.root : null;
  }

  #faultOf(ref: string, describeFault: () => string): string {
    let fault = this.context.faults.get(ref);
    if (fault === undefined) {
      fault = `Cannot resolve ${JSON.stringify(ref)}${describeFault()}`;
      this.context.faults.set(ref, fault);
    }
    return fault;
  }

  warn(key: string, message: string): void {
    this.context.warnings.warn(this.#pointerTo(key), message);
  }

  #pointerTo(key: string): string {
    return `${this.#places.get(key) ?? this.pointer}/${pointerToken(key)}`;
  }
}

function toPointer(keys: readonly string[]): string {
  return ['#', ...keys.map(pointerToken)].join('/');
}

/** Whether a reference is a name alone, as in the mapping of a discriminator, or a pointer without its `#`. */
export function isBareName(ref: string): boolean {
  return /^(?:\/?(?:components\/\w+|definitions)\/)?[\w-]+$/.test(ref);
}

/** The component that a bare name was most likely meant as: one of this name, or else a similar one. */
function suggestComponent(root: JsonObject | null, ref: string): string {
  const name = ref.replace(/.*\//, '');
  const candidates = Object.entries(toMap(root?.components)).flatMap(([section, components]) => {
    const nearest = findNearest(name, Object.keys(toMap(components)));
    return nearest === null ? [] : [{ isExact: nearest === name, ref: toPointer(['components', section, nearest]) }];
  });
  const found = candidates.find(({ isExact }) => isExact) ?? candidates[0];
  return found === undefined
    ? ': no component has this name. Write the whole pointer, such as "#/components/schemas/Pet".'
    : `: did you mean ${JSON.stringify(found.ref)}?`;
}

function nearestRef(parent: unknown, keys: readonly string[], depth: number): string {
  const key = keys[depth] ?? '';
  const above = keys.slice(0, depth);
  const nearest = isObject(parent) ? findNearest(key, Object.keys(parent)) : null;
  if (nearest === null) return `: ${toPointer(above)} has no ${JSON.stringify(key)}. Define it there.`;
  // The rest of the pointer, if that leads to a value: `#/component/schemas/Bill` was meant as a whole.
  const rest = keys.slice(depth + 1);
  const isWhole = findValue(parent, [nearest, ...rest]).kind === 'found';
  return `: did you mean ${JSON.stringify(toPointer([...above, nearest, ...(isWhole ? rest : [])]))}?`;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : (toExactJson(value) ?? String(value));
}

/** A memo for each description, which records warnings and dependencies with those of its pages. */
export function documentMemo<Key extends string | object, Value>(max?: number): (cursor: Cursor) => Memo<Key, Value> {
  const memoOf = memoize(
    ({ warnings: { recorder } }: CursorContext) => new Memo<Key, Value>({ max, recorder, toKey: mapKey }),
  );
  return ({ context }) => memoOf(context);
}

/**
 * The same for what is read at a place of the document. Only of the same value: what is beside a reference may change it.
 * `options`: whatever else it depends on.
 */
export function placeMemo<Value>(): (cursor: Cursor, options: string, read: () => Value) => Value {
  const memoOf = documentMemo<object, Memo<string, Value>>();
  return (cursor, options, read) => {
    const { value, pointer, context } = cursor;
    if (typeof value !== 'object' || value === null) return read();
    const memo = memoOf(cursor).get(value, () => new Memo({ recorder: context.warnings.recorder }));
    return memo.get(`${pointer} ${options}`, read);
  };
}

/**
 * Truncates a list that cannot be split across pages, so that a repetitive description cannot inflate a page. Warns at
 * `key` of `owner` if items are left out. `max` is far above what real descriptions need.
 */
export function showFirst<Item>(items: readonly Item[], max: number, owner: Cursor, key: string): readonly Item[] {
  if (items.length <= max) return items;
  owner.warn(key, `Cannot show all ${items.length} entries of "${key}": the page shows the first ${max}. Remove some.`);
  return items.slice(0, max);
}
