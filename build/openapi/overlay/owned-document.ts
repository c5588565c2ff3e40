import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { copyTexts, filterItems } from '../core/written-numbers.ts';

/** Keys from the root of a document. */
export type Location = readonly (string | number)[];

/**
 * A document that can be changed without touching the original values. The path to each change is copied once, and
 * everything else is shared.
 */
export class OwnedDocument {
  #root: JsonObject;
  #owned: WeakSet<object>;

  constructor(root: JsonObject) {
    this.#root = { ...root };
    this.#owned = new WeakSet([this.#root]);
  }

  get root(): JsonObject {
    return this.#root;
  }

  /** Leaves all present values as they are from now on, so that one of them may be in several places. */
  freeze(): void {
    this.#root = { ...this.#root };
    this.#owned = new WeakSet([this.#root]);
  }

  /** The object or list at a location, safe to change; null if there is neither. */
  own(location: Location): JsonObject | unknown[] | null {
    let holder: JsonObject | unknown[] = this.#root;
    for (const key of location) {
      const child = readMember(holder, key);
      if (!Array.isArray(child) && !isObject(child)) return null;
      let copy: JsonObject | unknown[] = child;
      if (!this.#owned.has(child)) {
        copy = Array.isArray(child) ? copyTexts(child, [...child]) : { ...child };
        this.#owned.add(copy);
        writeMember(holder, key, copy);
      }
      holder = copy;
    }
    return holder;
  }

  set(location: Location, value: unknown): void {
    const holder = this.own(location.slice(0, -1));
    const key = location.at(-1);
    if (holder !== null && key !== undefined) writeMember(holder, key, value);
  }

  /** Removes object members and list items in one go, so that no index shifts before its item is removed. */
  remove(locations: readonly Location[]): void {
    const byHolder = new Map<string, { readonly holder: Location; readonly keys: Set<string | number> }>();
    for (const location of locations) {
      const holder = location.slice(0, -1);
      const id = JSON.stringify(holder);
      const group = byHolder.get(id) ?? { holder, keys: new Set() };
      group.keys.add(location.at(-1) ?? '');
      byHolder.set(id, group);
    }
    // Deepest first, while the locations above are still valid.
    for (const { holder, keys } of [...byHolder.values()].sort((a, b) => b.holder.length - a.holder.length)) {
      const owned = this.own(holder);
      if (Array.isArray(owned)) {
        const kept = filterItems(owned, (_, index) => !keys.has(index));
        this.#owned.add(kept);
        this.set(holder, kept);
      } else if (isObject(owned)) for (const key of keys) Reflect.deleteProperty(owned, key);
    }
  }
}

function readMember(holder: JsonObject | unknown[], key: string | number): unknown {
  if (Array.isArray(holder)) return holder[Number(key)];
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

/** Treats every key as data, even `__proto__`. */
function writeMember(holder: JsonObject | unknown[], key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}
