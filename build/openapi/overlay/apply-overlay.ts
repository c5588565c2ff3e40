import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import { isObject, type JsonObject, pointerToken } from '../../../worker/request/value/json.ts';
import { errorMessage } from '../../base/report/error-message.ts';
import { type Location, OwnedDocument } from './owned-document.ts';
import type { Overlay, OverlayAction, WarnOverlay } from './parse-overlay.ts';

/** Descriptions nest deeper than the library's default limit of 50. */
const PATHS = new JSONPathEnvironment({ maxRecursionDepth: 2_000 });

interface OverlaidDocument {
  readonly root: JsonObject;
  /** Maps the pointer of each overlay value in the document to its pointer in the overlay. */
  readonly origins: ReadonlyMap<string, string>;
}

/** Applies an overlay (Overlay 1.1 §4.4.3) to a copy of the document. */
export function applyOverlay(root: JsonObject, overlay: Overlay, warn: WarnOverlay): OverlaidDocument {
  const applier = new OverlayApplier(root, overlay, warn);
  for (const action of overlay.actions) applier.apply(action);
  return { root: applier.root, origins: applier.origins };
}

type Kind = 'object' | 'list' | 'value';

interface Found {
  readonly location: Location;
  readonly value: unknown;
}

class OverlayApplier {
  readonly origins = new Map<string, string>();
  readonly #document: OwnedDocument;
  readonly #isModern: boolean;
  readonly #warn: WarnOverlay;

  constructor(root: JsonObject, { isModern }: Overlay, warn: WarnOverlay) {
    this.#document = new OwnedDocument(root);
    this.#isModern = isModern;
    this.#warn = warn;
  }

  get root(): JsonObject {
    return this.#document.root;
  }

  apply(action: OverlayAction): void {
    const { target, pointer, kind } = action;
    const found = this.#find(target, `${pointer}/target`);
    if (found === null) return;
    if (found.length === 0) {
      this.#warn(
        `${pointer}/target`,
        `Cannot find ${target} in the description. Correct the path, or remove the action.`,
      );
      return;
    }
    if (kind === 'remove') this.#remove(found, pointer);
    else {
      const value = kind === 'update' ? action.value : this.#findCopied(action.from, `${pointer}/copy`);
      if (value !== undefined) this.#update(found, value, `${pointer}/${kind}`);
    }
  }

  /** Returns null and warns if the JSONPath is invalid. */
  #find(path: string, pointer: string): Found[] | null {
    try {
      const nodes = PATHS.compile(path).query(this.root as JSONValue);
      return [...nodes].map(({ location, value }) => ({ location, value }));
    } catch (error) {
      const found = errorMessage(error);
      this.#warn(pointer, `Cannot read the JSONPath ${path}: ${found}. Use the syntax of RFC 9535.`);
      return null;
    }
  }

  #findCopied(path: string, pointer: string): unknown {
    const found = this.#find(path, pointer);
    this.#document.freeze();
    if (found === null || found.length === 1) return found?.[0]?.value;
    this.#warn(pointer, `Cannot copy ${path}: it must lead to one value, found ${found.length}. Correct the path.`);
    return undefined;
  }

  #remove(found: readonly Found[], pointer: string): void {
    if (found.some(({ location }) => location.length === 0))
      this.#warn(pointer, 'Cannot remove the whole description. Select part of it.');
    else this.#document.remove(found.map(({ location }) => location));
  }

  #update(found: readonly Found[], value: unknown, pointer: string): void {
    const kinds = new Set(found.map((node) => kindOf(node.value)));
    const [kind] = kinds;
    if (kinds.size > 1)
      this.#warn(
        pointer,
        'Cannot apply this action: its target selects a mix of objects, lists and values. Select values of one kind.',
      );
    else if (kind === 'value' && !this.#isModern)
      this.#warn(pointer, 'Cannot replace a value: this needs Overlay 1.1. Change the first line to "overlay: 1.1.0".');
    else if (kind !== 'list' && kind !== kindOf(value))
      this.#warn(pointer, `Cannot apply this action: its target is ${NAMES[kind ?? 'value']}, but the update is not.`);
    else for (const { location } of found) this.#change(location, value, pointer);
  }

  #change(location: Location, value: unknown, pointer: string): void {
    const holder = this.#document.own(location);
    if (isObject(holder) && isObject(value)) this.#merge(location, value, pointer);
    else if (!Array.isArray(holder)) this.#insert(location, value, pointer);
    else if (Array.isArray(value) && this.#isModern) this.#concatenate(location, value, pointer);
    // Before 1.1, a list is appended as a single item (Overlay 1.0 §4.4.3).
    else this.#insert([...location, holder.length], value, pointer);
  }

  #merge(location: Location, update: JsonObject, pointer: string): void {
    const target = this.#document.own(location);
    if (!isObject(target)) return;
    for (const [key, value] of Object.entries(update)) {
      const inner = [...location, key];
      const own = `${pointer}/${pointerToken(key)}`;
      const before = Object.hasOwn(target, key) ? target[key] : undefined;
      if (before === undefined) this.#insert(inner, value, own);
      else if (isObject(before) && isObject(value)) this.#merge(inner, value, own);
      else if (Array.isArray(before) && Array.isArray(value)) this.#concatenate(inner, value, own);
      else if (kindOf(before) === 'value' && kindOf(value) === 'value') this.#insert(inner, value, own);
      // A YAML key without a value changes nothing, as in the specification's own examples.
      else if (value !== null)
        this.#warn(
          own,
          `Cannot merge this: the description has ${NAMES[kindOf(before)]} here, the overlay ${NAMES[kindOf(value)]}.`,
        );
    }
  }

  #concatenate(location: Location, items: readonly unknown[], pointer: string): void {
    const list = this.#document.own(location);
    if (!Array.isArray(list)) return;
    for (const [index, item] of items.entries()) this.#insert([...location, list.length], item, `${pointer}/${index}`);
  }

  #insert(location: Location, value: unknown, pointer: string): void {
    this.#document.set(location, value);
    this.origins.set(['#', ...location.map((key) => pointerToken(String(key)))].join('/'), pointer);
  }
}

const NAMES: Readonly<Record<Kind, string>> = { object: 'an object', list: 'a list', value: 'a value' };

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? 'object' : 'value';
}
