import type { ExampleTexts } from '../../../worker/model/messages/messages.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { type Cursor, documentMemo } from '../core/references/cursor.ts';
import type { Direction } from '../schema/view/schema-node.ts';
import { toContentText } from './content-text.ts';
import { countValues, isHollow } from './given-examples.ts';
import type { Extent, MakerOptions } from './sampler/example-limits.ts';
import { ValueMaker } from './sampler/value-maker.ts';

/** Maximum number of memoized values. Neighboring pages show the same schemas. */
const MAX_SAMPLES = 2_000;
/** An example with more characters of JSON than this is generated again with less depth. */
const MAX_SAMPLE_LENGTH = 8_192;
const WHOLE_DEPTH = 5;
const DEPTHS_BETWEEN = [2, 3];

interface Attempt {
  readonly value: unknown;
  /** Whether the value is complete and short enough. */
  readonly fits: boolean;
}

const SAMPLES = documentMemo<string, unknown>(MAX_SAMPLES);

/** Generates example values for schemas without examples, memoized by schema. */
export class Sampler {
  /** Pointers of the strings whose content is being generated. */
  readonly #holders = new Set<string>();
  readonly #texts: ExampleTexts;

  constructor(texts: ExampleTexts) {
    this.#texts = texts;
  }

  /** Returns undefined if the schema allows no value. `name` is the field name, used to find a plausible value. */
  sample(written: Cursor, direction: Direction, extent: Extent = 'all', name = ''): unknown {
    // Plain references to one definition share its value.
    const isReference = Object.keys(written.object).length === 1 && typeof written.object.$ref === 'string';
    const schema = isReference ? written.resolve() : written;
    const key = `${direction} ${extent} ${name} ${this.#texts.text} ${schema.pointer}`;
    return SAMPLES(schema).get(key, () => this.#make(schema, direction, extent, name));
  }

  /** A value that is short enough. If it has no content, a few members of each object, where they say more. */
  #make(schema: Cursor, direction: Direction, extent: Extent, name: string): unknown {
    const deepest = this.#makeDeepest(schema, direction, extent, name);
    if (extent !== 'all' || !isHollow(deepest)) return deepest;
    const first = this.#makeDeepest(schema, direction, 'first', name);
    return countValues(first) > countValues(deepest) ? first : deepest;
  }

  /**
   * The deepest value that is short enough. If the full depth is too long, most others are too, so the shallowest come
   * first.
   */
  #makeDeepest(schema: Cursor, direction: Direction, extent: Extent, name: string): unknown {
    const attempt = (depth: number): Attempt => this.#attempt(schema, name, { direction, extent, depth });
    const whole = attempt(WHOLE_DEPTH);
    if (whole.fits) return whole.value;
    let best = attempt(1);
    if (!best.fits) return attempt(0).value;
    for (const depth of DEPTHS_BETWEEN) {
      const next = attempt(depth);
      if (!next.fits) break;
      best = next;
    }
    return best.value;
  }

  #attempt(schema: Cursor, name: string, options: Pick<MakerOptions, 'direction' | 'extent' | 'depth'>): Attempt {
    const maker = new ValueMaker({
      ...options,
      texts: this.#texts,
      maxLength: options.depth === 0 ? Number.POSITIVE_INFINITY : MAX_SAMPLE_LENGTH,
      writeContent: (holder) => this.#writeContent(holder, options.direction),
    });
    const value = maker.make(schema, name);
    return { value, fits: maker.isComplete && (toExactJson(value)?.length ?? 0) <= MAX_SAMPLE_LENGTH };
  }

  /** The text of a string's content; undefined if the string contains itself. */
  #writeContent(holder: Cursor, direction: Direction): string | undefined {
    if (this.#holders.has(holder.pointer)) return undefined;
    this.#holders.add(holder.pointer);
    const value = this.sample(holder.raw('contentSchema'), direction);
    this.#holders.delete(holder.pointer);
    return value === undefined ? undefined : toContentText(value, holder, MAX_SAMPLE_LENGTH);
  }
}
