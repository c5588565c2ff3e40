import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { errorMessage } from '../../build/base/report/error-message.ts';
import type { Difference } from './find-differences.ts';

const PROPERTIES = ['site', 'type', 'name', 'fact', 'change'] as const;

const patternSchema = z.string().default('*').transform(toPattern);

const entrySchema = z.strictObject({
  ...{ site: patternSchema, type: patternSchema, name: patternSchema, fact: patternSchema, change: patternSchema },
  reason: z.string().min(1),
});

/** Intended differences: patterns, in which `*` is any text, each with a reason. */
export class Expected {
  readonly #entries: readonly z.infer<typeof entrySchema>[];
  readonly #counts: number[];

  /** Throws if an entry has no reason or an unknown property. */
  constructor(entries: unknown) {
    this.#entries = z.array(entrySchema).parse(entries);
    this.#counts = this.#entries.map(() => 0);
  }

  static load(file: string): Expected {
    try {
      return new Expected(parse(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(`${file}: Cannot read the expected differences: ${describeFault(error)}`);
    }
  }

  /** Whether a difference is intended. Counts it for the first entry that matches. */
  has(difference: Difference): boolean {
    const place = this.#entries.findIndex((entry) => PROPERTIES.every((name) => entry[name].test(difference[name])));
    if (place >= 0) this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    return place >= 0;
  }

  /** A line for each entry. */
  describe(): string[] {
    return this.#entries.map(({ reason }, place) =>
      this.#counts[place] === 0
        ? `expected, but not found: ${reason}`
        : `expected, ${this.#counts[place]} times: ${reason}`,
    );
  }
}

function describeFault(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error);
}

function toPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`, 's');
}
