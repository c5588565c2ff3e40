import { hash as digest } from 'node:crypto';
import { isObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { memoize } from '../../base/cache/memo.ts';
import { findValue } from '../core/references/find-value.ts';
import { writtenTexts } from '../core/written-numbers.ts';

/** A value without its reference targets. */
interface OwnValue {
  readonly hash: string;
  /** Pointers without duplicates. */
  readonly refs: readonly string[];
}

/** The target of a reference during Tarjan's algorithm. */
interface Target extends OwnValue {
  readonly ref: string;
  readonly index: number;
  low: number;
  /** Hash of the target with everything it refers to; null until it is known. */
  closure: string | null;
}

/**
 * Safe because values are never modified (`frozen`). After an edit, unchanged values (DescriptionReader) are not hashed
 * again.
 */
const readOwnObject = memoize((value: object) => readOwn(value));

/**
 * Hashes values of a description with everything they refer to, directly or indirectly: all that a page can read
 * through them. Each definition is read once, however many pages refer to it. Definitions in a reference cycle share a
 * hash (Tarjan 1972), so the cost depends on the size of the document, not on the number of paths through it.
 */
export class ReferenceHasher {
  readonly #root: unknown;
  readonly #targets = new Map<string, Target>();
  #foundTooDeep = false;

  constructor(root: unknown) {
    this.#root = root;
  }

  /** Whether something was nested too deep to read, so that other references to it are unknown. */
  get foundTooDeep(): boolean {
    return this.#foundTooDeep;
  }

  /** Returns null once something was nested too deep. */
  hash(...values: readonly unknown[]): string | null {
    if (this.#foundTooDeep) return null;
    try {
      let text = '';
      for (const value of values) {
        const { hash, refs } = this.#readValue(value);
        text += hash;
        for (const ref of refs) text += `${ref} ${this.#closureOf(ref)}\n`;
      }
      return toHash(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#foundTooDeep = true;
      return null;
    }
  }

  #closureOf(ref: string): string {
    return this.#targets.get(ref)?.closure ?? this.#visit(ref);
  }

  /** Not recursive: a chain of references can exceed the call stack. */
  #visit(ref: string): string {
    const first = this.#open(ref);
    const work = [{ target: first, next: 0 }];
    const component = [first];
    for (let step = work.at(-1); step !== undefined; step = work.at(-1)) {
      const inner = step.target.refs[step.next++];
      if (inner !== undefined) {
        const known = this.#targets.get(inner);
        if (known === undefined) {
          const target = this.#open(inner);
          component.push(target);
          work.push({ target, next: 0 });
        } else if (known.closure === null) step.target.low = Math.min(step.target.low, known.index);
        continue;
      }
      work.pop();
      const { target } = step;
      const parent = work.at(-1)?.target;
      if (parent !== undefined) parent.low = Math.min(parent.low, target.low);
      if (target.low === target.index) this.#close(component.splice(component.lastIndexOf(target)));
    }
    return first.closure ?? '';
  }

  #open(ref: string): Target {
    const index = this.#targets.size;
    const target = { ref, ...this.#readTarget(ref), index, low: index, closure: null };
    this.#targets.set(ref, target);
    return target;
  }

  /** Assigns a hash to all targets in a cycle, or to a single target outside of cycles. */
  #close(targets: readonly Target[]): void {
    let text = '';
    for (const { ref, hash, refs } of targets) {
      text += `${ref} ${hash}\n`;
      for (const inner of refs) text += `${inner} ${this.#targets.get(inner)?.closure ?? 'here'}\n`;
    }
    const closure = toHash(text);
    for (const target of targets) target.closure = closure;
  }

  /** The hash of a missing target includes the names beside it, because its warning suggests the nearest one. */
  #readTarget(ref: string): OwnValue {
    const found = findValue(this.#root, parsePointer(ref) ?? []);
    if (found.kind === 'found') return this.#readValue(found.value);
    const { parent } = found;
    return readOwn(['missing', ...(isObject(parent) ? Object.keys(parent) : [])]);
  }

  #readValue(value: unknown): OwnValue {
    return typeof value === 'object' && value !== null ? readOwnObject(value) : readOwn(value);
  }
}

/** Treats every string that looks like a reference as one: making a page again unnecessarily does no harm. */
function readOwn(root: unknown): OwnValue {
  const refs = new Set<string>();
  // YAML anchors can make the same object appear several times, even within itself.
  const seen = new Map<object, number>();
  let text = '';
  const write = (value: unknown): void => {
    switch (typeof value) {
      case 'string':
        text += `"${value.length}:${value}`;
        if (value.startsWith('#') && (value.length === 1 || value[1] === '/')) refs.add(value);
        return;
      case 'number':
        text += Object.is(value, -0) ? '-0;' : `${value};`;
        return;
      case 'object':
        if (value !== null) {
          writeObject(value);
          return;
        }
    }
    text += `${typeof value} ${String(value)};`;
  };
  const writeObject = (value: object): void => {
    const before = seen.get(value);
    if (before !== undefined) {
      text += `*${before};`;
      return;
    }
    seen.set(value, seen.size);
    text += writtenTexts(value);
    if (Array.isArray(value)) {
      text += '[';
      for (const item of value) write(item);
      text += ']';
    } else if (value instanceof Date) text += `date ${value.getTime()};`;
    else {
      text += '{';
      for (const [key, item] of value instanceof Map ? value : Object.entries(value)) {
        write(key);
        write(item);
        if (key === 'mapping') for (const ref of bareNames(item)) refs.add(ref);
      }
      text += '}';
    }
  };
  write(root);
  return { hash: toHash(text), refs: [...refs] };
}

/**
 * A discriminator names schemas by reference or by bare name (OpenAPI 3.1 §4.8.25.2). Returns the bare names as
 * references.
 */
function bareNames(mapping: unknown): string[] {
  return Object.values(isObject(mapping) ? mapping : {}).flatMap((name) =>
    typeof name === 'string' && !name.startsWith('#') ? [`#/components/schemas/${pointerToken(name)}`] : [],
  );
}

function toHash(text: string): string {
  return digest('sha256', text).slice(0, 32);
}
