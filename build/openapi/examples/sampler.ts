import { sample } from 'openapi-sampler';
import type { Noted } from '../core/api-warnings.ts';
import type { Cursor } from '../core/cursor.ts';
import { toExactJson } from '../core/exact-integers.ts';
import type { Direction } from '../schema/schema-node.ts';
import { toContentText } from './content-text.ts';
import { unfoldSchema } from './unfold-schema.ts';

/** Bytes of JSON beyond which an example is made again with less depth. */
const MAX_SAMPLE_BYTES = 8_192;
const DEPTHS = [5, 3, 2, 1];

/** Makes example values of schemas that give none (openapi-sampler). Cached by schema. */
export class Sampler {
  readonly #cache = new Map<string, Noted<unknown>>();
  /** Pointers of the strings whose content is being made. */
  readonly #holders = new Set<string>();

  /** Undefined when no value can be made of the schema. */
  sample(schema: Cursor, direction: Direction): unknown {
    const key = `${direction} ${schema.pointer}`;
    const { warnings } = schema.context;
    const kept = this.#cache.get(key);
    if (kept !== undefined) {
      warnings.repeat(kept);
      return kept.value;
    }
    const noted = warnings.note(() => this.#make(schema, direction));
    this.#cache.set(key, noted);
    return noted.value;
  }

  #make(schema: Cursor, direction: Direction): unknown {
    let value: unknown;
    const options = {
      skipReadOnly: direction === 'request',
      skipWriteOnly: direction === 'response',
      quiet: true,
      maxSampleDepth: Number.POSITIVE_INFINITY,
    };
    for (const depth of DEPTHS) {
      const unfolded = unfoldSchema(schema, depth, (holder) => this.#writeContent(holder, direction));
      try {
        value = withoutWarnings(() => sample(unfolded.schema, options));
      } catch {
        // Schemas that contradict themselves; without a value the page shows the schema alone.
        return undefined;
      }
      if (unfolded.isComplete && (toExactJson(value)?.length ?? 0) <= MAX_SAMPLE_BYTES) return value;
    }
    return value;
  }

  /** The text of what a string holds; undefined for a string that holds itself. */
  #writeContent(holder: Cursor, direction: Direction): string | undefined {
    if (this.#holders.has(holder.pointer)) return undefined;
    this.#holders.add(holder.pointer);
    const value = this.sample(holder.raw('contentSchema'), direction);
    this.#holders.delete(holder.pointer);
    return value === undefined ? undefined : toContentText(value, holder, MAX_SAMPLE_BYTES);
  }
}

/** openapi-sampler tells the console, not us, of schemas that contradict themselves. */
function withoutWarnings<T>(work: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}
