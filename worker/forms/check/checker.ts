import type { JsonObject } from '../../request/value/json.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';

/** The members and items of one value that its schemas have described (JSON Schema 2020-12 core §11). */
export class Seen {
  readonly names = new Set<string>();
  readonly indexes = new Set<number>();

  addAll({ names, indexes }: Seen): void {
    for (const name of names) this.names.add(name);
    for (const index of indexes) this.indexes.add(index);
  }
}

/** Where and how a value differs from its schema. */
export interface ValueFault {
  /** JSON pointer, empty for the root. */
  readonly pointer: string;
  /** The violated keyword, or `undocumented` for a property that the schema does not define. */
  readonly keyword: string;
  /** The schema's requirement: a type, a bound, a property name. */
  readonly expected: unknown;
  /** The JSON type of the value. */
  readonly found: string;
  /** The value, if the schema lists others. It is shown to who has it, and left out of what is reported to others. */
  readonly value?: unknown;
}

/** A rule that was not applied to a value: its pattern takes too many steps, or its schema is missing. */
export interface Unchecked {
  readonly pointer: string;
  /** The keyword, `schema` for one that the data of the form leaves out, or `limit` for all further values. */
  readonly keyword: string;
  /** The pattern or reference, or null. */
  readonly rule: string | null;
}

/** The keyword of a schema that a form's data leaves out, in whole or in part, because it would be too long. */
export const OMITTED = 'x-omitted';

/** The keyword of text whose example has several lines, which a field of one line would join. */
export const HAS_LINES = 'x-lines';

export interface CheckOptions {
  readonly resolveRef: ResolveRef;
  /**
   * A request needs no `readOnly` property, and a response must not have `writeOnly` ones. In direction `both`, the flags
   * have no meaning.
   */
  readonly direction: 'request' | 'response' | 'both';
  /** Given if undocumented properties are faults: the mock, which accepts them, is bundled without it. */
  readonly checkUndocumented?: (check: Checker, value: JsonObject, schema: JsonObject, pointer: string) => void;
  /** Limits that several checks share. */
  readonly work?: CheckWork;
  /** Whether a value within the checked one is certain to match a schema. */
  readonly isKnown?: (value: unknown, schema: JsonObject) => boolean;
}

/** What remains of a check's limits. What exceeds them is not checked. */
export interface CheckWork {
  /** Values, member names and lengths of texts. Each subschema of a value counts again. */
  steps: number;
  /** Characters to compare for `enum`, `const` and `uniqueItems`: nested lists would repeat those of their items. */
  compared: number;
  /** Steps of patterns. */
  matched: number;
}

/** Where a schema applies. */
export interface Place {
  readonly pointer: string;
  /** Levels of members, items and branches above the value. */
  readonly depth: number;
  /** The schemas that apply to the same value and led here, outermost first. */
  readonly above: readonly JsonObject[];
  /** Collects what the schemas of this value have described, or null if no `unevaluated…` asks for it. */
  readonly seen: Seen | null;
}

/** The result of a schema that the value need not match. */
export interface Outcome {
  readonly faults: readonly ValueFault[];
  readonly unchecked: readonly Unchecked[];
  readonly seen: Seen | null;
}

/** What the checks of single keywords need. */
export interface Checker {
  readonly options: CheckOptions;
  readonly work: CheckWork;
  /** Checks a value against a schema that it must match. */
  visit(value: unknown, schema: unknown, place: Place): void;
  /** Checks a value against a schema that it may match, without adding faults. */
  attempt(value: unknown, schema: unknown, place: Place): Outcome;
  /** Takes over the result of an attempt that decides. */
  accept(outcome: Outcome, place: Place): void;
  addFault(pointer: string, keyword: string, expected: unknown, value: unknown): void;
  addUnchecked(pointer: string, keyword: string, rule: string | null): void;
}
