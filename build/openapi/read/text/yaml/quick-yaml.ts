import {
  CORE_SCHEMA,
  constructFromEvents,
  defineScalarTag,
  EVENT_ID,
  type Event,
  floatCoreTag,
  intCoreTag,
  mergeTag,
  NOT_RESOLVED,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import { normalizeNumbers } from '../../../core/written-numbers.ts';
import { isOutOfRange, toWrittenNumber } from '../exact-numbers.ts';

/** Matches possible decimals that end in 0 or have more digits than a double. Texts without any are not searched for them. */
const LONG_DECIMAL = /[[,:-]\s{0,99}\d{1,400}\.(?:\d{0,400}0|\d{15,400})(?:[,\]}\s]|$)/;

/** Parses integers of any size exactly, as in JSON (exact-integers.ts). */
const EXACT_INTEGER = defineScalarTag<number | bigint>(intCoreTag.tagName, {
  ...intCoreTag,
  resolve(source, isExplicit, tagName) {
    const value = intCoreTag.resolve(source, isExplicit, tagName);
    if (value === NOT_RESOLVED || Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source)) return value;
    return BigInt(source.replace(/^\+/, ''));
  },
});
const toSchema = (toNumber: (value: number, written: string) => number | string): typeof CORE_SCHEMA => {
  const float = defineScalarTag<number | string>(floatCoreTag.tagName, {
    ...floatCoreTag,
    resolve(source, isExplicit, tagName) {
      const value = floatCoreTag.resolve(source, isExplicit, tagName);
      return value === NOT_RESOLVED ? value : toNumber(value, source);
    },
  });
  return CORE_SCHEMA.withTags(EXACT_INTEGER, float, mergeTag);
};
const SCHEMA = toSchema((value, written) => (isOutOfRange(value, written) ? written : value));
const MARKING_SCHEMA = toSchema(toWrittenNumber);

/**
 * Parses YAML 1.2 in a fifth of the time and a third of the memory of a parser with positions. Returns undefined for a
 * text that needs the careful parser: one with faults, repeated keys or aliases.
 */
export function readPlainYaml(text: string): unknown {
  try {
    const events = parseEvents(text, {});
    keepKeys(text, events);
    const marks = LONG_DECIMAL.test(text);
    const schema = marks ? MARKING_SCHEMA : SCHEMA;
    const documents = constructFromEvents(events, { source: text, schema, maxAliases: 0 });
    if (documents.length !== 1) return undefined;
    return marks ? normalizeNumbers(documents[0]) : documents[0];
  } catch {
    return undefined;
  }
}

/** Quotes each plain key, so that it stays as written: `1.10` must not become "1.1", nor `True` "true". */
function keepKeys(text: string, events: readonly Event[]): void {
  // For each open node: true if its next child is a key, false if it is a map value, null otherwise.
  const open: (boolean | null)[] = [];
  let isKey: boolean | null = null;
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      isKey = open.pop() ?? null;
      continue;
    }
    // A multi-line key is not a number, and quotes would change its meaning.
    if (isKey && event.type === EVENT_ID.SCALAR && (event.fast || event.valueStart < 0)) quote(text, event);
    if (isKey !== null) isKey = !isKey;
    if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) continue;
    open.push(isKey);
    isKey = event.type === EVENT_ID.MAPPING ? true : null;
  }
}

/** Marks a single-line scalar as quoted. It is still sliced from the source as is. */
function quote(text: string, event: ScalarEvent): void {
  if (event.style !== SCALAR_STYLE.PLAIN || isMergeKey(text, event)) return;
  event.style = SCALAR_STYLE.SINGLE_QUOTED;
}

/**
 * Whether a key is `<<`, which merges its value into the surrounding map. It is not part of YAML 1.2, but all tools for
 * descriptions support it.
 */
function isMergeKey(text: string, { valueStart, valueEnd }: ScalarEvent): boolean {
  return valueEnd - valueStart === 2 && text.startsWith('<<', valueStart);
}
