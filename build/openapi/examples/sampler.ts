import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { Noted } from '../core/api-warnings.ts';
import type { Cursor } from '../core/cursor.ts';
import type { Direction } from '../schema/schema-node.ts';
import { toContentText } from './content-text.ts';
import { SchemaMerging } from './sampler/merge-schema.ts';
import { type Extent, ValueMaker } from './sampler/value-maker.ts';

/** Characters of JSON beyond which an example is made again with less depth. */
const MAX_SAMPLE_LENGTH = 8_192;
const DEPTHS = [5, 3, 2, 1, 0];

/** Makes example values for schemas that give none. Memoized by schema. */
export class Sampler {
  readonly #merging = new SchemaMerging();
  readonly #memo = new Map<string, Noted<unknown>>();
  /** Pointers of the strings whose content is in the making. */
  readonly #holders = new Set<string>();

  /** Undefined when the schema allows no value. `name`: of the field, for a plausible value. */
  sample(written: Cursor, direction: Direction, extent: Extent = 'all', name = ''): unknown {
    // Many places refer to one definition, and say nothing else.
    const isReference = Object.keys(written.object).length === 1 && typeof written.object.$ref === 'string';
    const schema = isReference ? written.resolve() : written;
    const key = `${direction} ${extent} ${name} ${schema.pointer}`;
    const { warnings } = schema.context;
    const known = this.#memo.get(key);
    if (known !== undefined) {
      warnings.repeat(known);
      return known.value;
    }
    const noted = warnings.note(() => this.#make(schema, direction, extent, name));
    this.#memo.set(key, noted);
    return noted.value;
  }

  #make(schema: Cursor, direction: Direction, extent: Extent, name: string): unknown {
    const writeContent = (holder: Cursor): string | undefined => this.#writeContent(holder, direction);
    let value: unknown;
    let last: ValueMaker | null = null;
    for (const depth of DEPTHS) {
      if (last?.isSameAt(depth)) continue;
      const maxLength = depth === 0 ? Number.POSITIVE_INFINITY : MAX_SAMPLE_LENGTH;
      last = new ValueMaker({ merging: this.#merging, direction, extent, depth, maxLength, writeContent });
      value = last.make(schema, name);
      if (last.isComplete && (toExactJson(value)?.length ?? 0) <= MAX_SAMPLE_LENGTH) return value;
    }
    return value;
  }

  /** The text of what a string holds; undefined for a string that holds itself. */
  #writeContent(holder: Cursor, direction: Direction): string | undefined {
    if (this.#holders.has(holder.pointer)) return undefined;
    this.#holders.add(holder.pointer);
    const value = this.sample(holder.raw('contentSchema'), direction);
    this.#holders.delete(holder.pointer);
    return value === undefined ? undefined : toContentText(value, holder, MAX_SAMPLE_LENGTH);
  }
}
