import type { ExampleTexts } from '../../../../worker/model/messages/messages.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import type { Direction } from '../../schema/view/schema-node.ts';

/**
 * The members to include: all of them; those that are required; or these, and a few optional members of each object
 * that requires nothing.
 */
export type Extent = 'all' | 'needed' | 'first';

export interface MakerOptions {
  readonly direction: Direction;
  readonly extent: Extent;
  /** Levels of nested objects that get optional members. */
  readonly depth: number;
  /** Maximum characters of JSON. A value that is certain to be longer is abandoned. */
  readonly maxLength: number;
  readonly texts: ExampleTexts;
  /** The text of a value embedded in a string (`contentSchema`); undefined if it cannot be generated. */
  readonly writeContent: (schema: Cursor) => string | undefined;
}

/** Maximum number of values in one example: a clique of schemas or `minItems: 1e9` would never end. */
const MAX_VALUES = 600;
/**
 * How many more values an example of the least depth may have, so that it has all required members. They are null where
 * the schema allows it.
 */
const MAX_REQUIRED_VALUES = 2_400;
/** How many more values are tried in one example because others match several branches of a `oneOf`. */
const MAX_VARIED = 100;

/** How many schemas are applied to find the branches of one example: those of unions of unions have no end. */
const MAX_STEPS = 200_000;

/** What one example may still contain: values, characters, and definitions within themselves. */
export class ExampleLimits {
  #left = MAX_VALUES;
  /** What `#left` may fall to. */
  readonly #least: number;
  #lengthLeft: number;
  #variedLeft = MAX_VARIED;
  #stepsLeft = MAX_STEPS;
  /** The number of branches being tried, which may be discarded. */
  #trials = 0;
  /** How often each definition encloses the current value, by pointer. */
  readonly #open = new Map<string, number>();

  constructor({ depth, maxLength }: Pick<MakerOptions, 'depth' | 'maxLength'>) {
    this.#least = depth === 0 ? -MAX_REQUIRED_VALUES : 0;
    this.#lengthLeft = maxLength;
  }

  /** False if the budget ran out before the value was complete. */
  get isComplete(): boolean {
    return this.#left >= this.#least;
  }

  /** Whether there is only room for required values. */
  get isScarce(): boolean {
    return this.#left < 0;
  }

  /** Counts a value. False if it is one too many. */
  takeValue(): boolean {
    this.#left -= 1;
    return this.isComplete;
  }

  /** Whether other branches may be tried if a value does not fit. */
  get canRetry(): boolean {
    return this.#stepsLeft >= 0 && this.isComplete;
  }

  /** Counts schemas applied to a value. */
  takeSteps(steps: number): void {
    this.#stepsLeft -= steps;
  }

  /** Gives up once the members alone are too long, because they stay in the value whatever follows. */
  takeMember(name: string, value: unknown): void {
    if (this.#trials > 0) return;
    // Two quotes, a colon and a comma, then a text in quotes, or at least one character.
    this.#lengthLeft -= name.length + 4 + (typeof value === 'string' ? value.length + 2 : 1);
    if (this.#lengthLeft < 0) this.#left = -1;
  }

  /** Makes values that may be discarded, which do not count. */
  whileTrying<T>(make: () => T): T {
    this.#trials += 1;
    const made = make();
    this.#trials -= 1;
    return made;
  }

  /** Counts a value that is tried in place of another. False if it is one too many. */
  takeVaried(): boolean {
    this.#variedLeft -= 1;
    return this.#variedLeft >= 0;
  }

  /** Makes a value that does not count if it is undefined. */
  ifUsed(make: () => unknown): unknown {
    const left = this.#left;
    const made = make();
    if (made === undefined) this.#left = left;
    return made;
  }

  /** Counts the enclosing definitions while making a value. */
  within<T>(pointers: readonly string[], make: () => T): T {
    for (const pointer of pointers) this.#open.set(pointer, (this.#open.get(pointer) ?? 0) + 1);
    try {
      return make();
    } finally {
      for (const pointer of pointers) this.#open.set(pointer, (this.#open.get(pointer) ?? 1) - 1);
    }
  }

  /** Whether a definition contains itself, directly or indirectly. */
  isRecursive(schemas: readonly Cursor[], times = 1): boolean {
    if (this.#open.size === 0) return false;
    return schemas.some(
      (schema) => this.#isOpen(schema.pointer, times) || this.#isOpen(schema.resolve().pointer, times),
    );
  }

  #isOpen(pointer: string, times = 1): boolean {
    return (this.#open.get(pointer) ?? 0) >= times;
  }
}
