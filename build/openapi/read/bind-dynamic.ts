import { addToGroup } from '../../../worker/model/group-by.ts';
import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { findValue } from '../core/references/find-value.ts';
import { copyTexts } from '../core/written-numbers.ts';

type Holder = Record<string, unknown>;

/** A `$dynamicRef`, which is already a `$ref` to the place that it has in its own schema. */
export type DynamicRefs = ReadonlyMap<object, string>;

/** A schema by anchor: what a template leaves open. */
type Bindings = ReadonlyMap<string, string>;

interface Node {
  readonly value: Holder | unknown[];
  readonly key: string;
  readonly parent: Node | null;
}

/** Values that are searched or copied, over all schemas: a description may combine each template with each other one. */
const MAX_STEPS = 200_000;

/**
 * Gives each schema that says what a template leaves open a copy of that template, in which this is filled in (JSON Schema
 * 2020-12 §8.2.3.2): with `$dynamicAnchor: item` in its `$defs`, `$ref: '#/…/List'` refers to a list of those items. Changes
 * the document, which the caller has copied. The outermost schema decides, as far as references lead. A schema without
 * an `$id` counts as its own, too, although it belongs to the description's.
 */
export function bindDynamic(root: JsonObject, dynamic: DynamicRefs): void {
  if (dynamic.size > 0) new Binder(root, dynamic).bind();
}

class Binder {
  readonly #root: JsonObject;
  readonly #dynamic: DynamicRefs;
  readonly #nodes = new Map<object, Node>();
  /** What each schema binds, by the schema. */
  readonly #bindings = new Map<object, Map<string, string>>();
  /** The references to each value. */
  readonly #references = new Map<object, Holder[]>();
  /** The open names that each value leads to. */
  readonly #open = new Map<object, Set<string>>();
  /** Changes, made at the end: copies are of what was written. */
  readonly #changes: (() => void)[] = [];
  #left = MAX_STEPS;

  constructor(root: JsonObject, dynamic: DynamicRefs) {
    this.#root = root;
    this.#dynamic = dynamic;
  }

  bind(): void {
    this.#visit();
    try {
      this.#findOpen();
      for (const [holder, bindings] of this.#bindings) this.#fillIn(holder, bindings);
    } catch (error) {
      // Nested thousands of levels deep, or too many combinations: what is open stays so.
      if (error instanceof RangeError) return;
      throw error;
    }
    for (const change of this.#changes) change();
  }

  #visit(): void {
    const stack: Node[] = [{ value: this.#root, key: '', parent: null }];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { value } = node;
      if (this.#nodes.has(value)) continue;
      this.#nodes.set(value, node);
      if (isObject(value)) this.#note(value, node);
      for (const [key, inner] of Object.entries(value).reverse())
        if (typeof inner === 'object' && inner !== null)
          stack.push({ value: inner as Node['value'], key, parent: node });
    }
  }

  #note(value: Holder, node: Node): void {
    const { $dynamicAnchor: anchor } = value;
    if (typeof anchor === 'string') {
      const { value: holder } = holderOf(node);
      const bindings = this.#bindings.get(holder) ?? new Map<string, string>();
      if (!bindings.has(anchor)) bindings.set(anchor, toPointer(node));
      this.#bindings.set(holder, bindings);
      // Only what fills it in is valid in its place, but a page of the template alone would say: nothing.
      if (isAnything(value.not)) this.#changes.push(() => delete value.not);
    }
    const target = this.#targetOf(value);
    if (target !== null) addToGroup(this.#references, target, value);
  }

  #targetOf({ $ref }: JsonObject): object | null {
    const found = typeof $ref === 'string' ? findValue(this.#root, parsePointer($ref) ?? ['']) : null;
    return found?.kind === 'found' && isObject(found.value) ? found.value : null;
  }

  #findOpen(): void {
    const stack: [object, string][] = [...this.#dynamic];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const [value, name] = next;
      for (let at = this.#nodes.get(value) ?? null; at !== null; at = at.parent) {
        const names = this.#open.get(at.value) ?? new Set();
        if (names.has(name)) break;
        this.#spend(1);
        this.#open.set(at.value, names.add(name));
        for (const reference of this.#references.get(at.value) ?? []) stack.push([reference, name]);
      }
    }
  }

  #leadsTo(value: object, bindings: Bindings): boolean {
    const names = this.#open.get(value);
    if (names === undefined) return false;
    for (const name of names) if (bindings.has(name)) return true;
    return false;
  }

  /** Replaces what is open in a schema, and in copies of what it refers to, which become its `$defs`. */
  #fillIn(holder: object, bindings: Bindings): void {
    if (!isObject(holder) || !this.#leadsTo(holder, bindings)) return;
    const own = this.#nodes.get(holder) ?? ROOT;
    const copies = new Map<Bindings, Map<object, string>>();
    const known = new Map<string, Bindings>();
    const queue: (() => void)[] = [];
    const $defs: Holder = {};
    const copyOf = (template: object, outer: Bindings): string | undefined => {
      const node = this.#nodes.get(template);
      if (node === undefined || isWithin(own, node) || isWithin(node, own)) return undefined;
      const inner = this.#join(template, outer, known);
      const ofInner = copies.get(inner) ?? new Map<object, string>();
      copies.set(inner, ofInner);
      const copied = ofInner.get(template);
      if (copied !== undefined) return copied;
      let name = node.key;
      while (Object.hasOwn($defs, name) || Object.hasOwn(isObject(holder.$defs) ? holder.$defs : {}, name)) name += '_';
      const pointer = `${toPointer(own)}/$defs/${pointerToken(name)}`;
      ofInner.set(template, pointer);
      define($defs, name, {});
      queue.push(() => define($defs, name, this.#copy(template, { bindings: inner, copyOf, isTop: true })));
      return pointer;
    };
    for (const value of this.#within(holder)) {
      const $ref = this.#filledRef(value, bindings, copyOf);
      if ($ref !== undefined) this.#changes.push(() => Object.assign(value, { $ref }));
    }
    for (const make of queue) make();
    if (queue.length > 0)
      this.#changes.push(() => define(holder, '$defs', { ...(isObject(holder.$defs) ? holder.$defs : {}), ...$defs }));
  }

  /** What holds in a template: the schema that leads to it decides. Equal bindings are one object. */
  #join(template: object, outer: Bindings, known: Map<string, Bindings>): Bindings {
    const own = this.#bindings.get(template) ?? new Map();
    this.#spend(own.size);
    const added = [...own].filter(([name]) => !outer.has(name));
    if (added.length === 0) return outer;
    const joined = new Map([...outer, ...added]);
    this.#spend(joined.size);
    const id = JSON.stringify([...joined].sort());
    const bindings = known.get(id) ?? joined;
    known.set(id, bindings);
    return bindings;
  }

  #spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new RangeError();
  }

  /** The objects of a schema, without those of schemas in it that bind something themselves. */
  *#within(holder: object): Generator<Holder> {
    const stack: unknown[] = [holder];
    const seen = new Set<unknown>();
    while (stack.length > 0) {
      const value = stack.pop();
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      seen.add(value);
      if (value !== holder && this.#bindings.has(value)) continue;
      if (isObject(value)) yield value as Holder;
      stack.push(...Object.values(value));
    }
  }

  #filledRef(value: Holder, bindings: Bindings, copyOf: CopyOf): string | undefined {
    const name = this.#dynamic.get(value);
    const bound = name === undefined ? undefined : bindings.get(name);
    if (bound !== undefined) return bound;
    const target = this.#targetOf(value);
    return target !== null && this.#leadsTo(target, bindings) ? copyOf(target, bindings) : undefined;
  }

  #copy(value: unknown, filling: Filling): unknown {
    if (typeof value !== 'object' || value === null || !this.#open.has(value)) return value;
    this.#spend(1);
    if (Array.isArray(value))
      return copyTexts(
        value,
        value.map((item) => this.#copy(item, { ...filling, isTop: false })),
      );
    const { bindings, copyOf, isTop } = filling;
    const copied: Holder = copyTexts(value, {});
    for (const [key, member] of Object.entries(value))
      if (!(isTop && NAMES.has(key))) define(copied, key, this.#copy(member, { bindings, copyOf, isTop: false }));
    const $ref = this.#filledRef(value as Holder, bindings, copyOf);
    return $ref === undefined ? copied : Object.assign(copied, { $ref });
  }
}

type CopyOf = (template: object, bindings: Bindings) => string | undefined;

interface Filling {
  readonly bindings: Bindings;
  readonly copyOf: CopyOf;
  /** Whether this is the template itself. */
  readonly isTop: boolean;
}

/** What a copy of a template does not need: its names are taken, and nothing refers to its definitions. */
const NAMES: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs']);

const ROOT: Node = { value: {}, key: '', parent: null };

/** The schema that binds an anchor: the nearest with an `$id`, or else the one that has it in its `$defs`, or it itself. */
function holderOf(node: Node): Node {
  for (let at: Node | null = node; at !== null; at = at.parent)
    if (isObject(at.value) && typeof at.value.$id === 'string') return at;
  const holder = node.parent?.key === '$defs' ? node.parent.parent : null;
  return holder ?? node;
}

function isWithin(node: Node, outer: Node): boolean {
  for (let at: Node | null = node; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

function isAnything(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

function toPointer(node: Node): string {
  const tokens: string[] = [];
  for (let at = node; at.parent !== null; at = at.parent) tokens.unshift(pointerToken(at.key));
  return ['#', ...tokens].join('/');
}

/** Its own member, even if it is called `__proto__`. */
function define(object: Holder, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
