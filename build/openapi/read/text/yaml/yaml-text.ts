import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { errorMessage } from '../../../../base/report/error-message.ts';
import { SourceError, toFinding } from '../../../../base/report/finding.ts';
import type { Position } from '../../../../base/report/position.ts';
import { explainYamlErrors } from '../../../../base/source/explain-yaml-error.ts';
import { positionAt } from '../../../../base/source/parse-yaml.ts';
import { COLLECTION_AS_KEY, findYamlFaults, type YamlFault } from '../../../../base/source/yaml-faults.ts';
import { normalizeNumbers } from '../../../core/written-numbers.ts';
import { toWrittenNumber } from '../exact-numbers.ts';

/** Parsed YAML. Faults are ignored if possible. */
export interface YamlText {
  readonly value: unknown;
  readonly contents: Node | null;
  readonly faults: readonly { readonly position: Position; readonly message: string }[];
  position(offset: number): Position;
}

/** More resolved aliases than this are an attack ("billion laughs"), not a document. */
const MAX_ALIAS_COUNT = 10_000;
/** Each value takes 1 to 2 KB during parsing. This many fit into Node's default memory. */
const MAX_VALUES = 1_500_000;

/**
 * Parses YAML, or JSON with comments or extra commas, in bounded time and memory. Throws SourceError if there is no data
 * in it. Other faults of JSON are errors, because the parser drops whatever follows them.
 */
export function parseYamlText(file: string, text: string, purpose: string, isJson = false): YamlText {
  const cannot = `Cannot read ${purpose}`;
  refuseTooMany(file, text, MAX_VALUES, purpose);
  const lineCounter = new LineCounter();
  const document = readDocument(file, text, lineCounter, cannot);
  const keyFaults = normalizeNodes(document, text);
  const position = (offset: number): Position => positionAt(lineCounter, offset);
  const found = [
    ...explainYamlErrors(text, document.errors).map((fault) => ({ ...fault, isFatal: isJson })),
    ...findYamlFaults(document),
    ...keyFaults,
  ].map(({ offset, message, isFatal }) => ({ position: position(offset), message: `${cannot}: ${message}`, isFatal }));
  const fatal = found.filter(({ isFatal }) => isFatal);
  const value =
    fatal.length > 0 ? undefined : toValue(file, () => document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }), cannot);
  const isLost = fatal.length > 0 || (found.length > 0 && (typeof value !== 'object' || value === null));
  if (isLost) throw new SourceError(found.map((fault) => toFinding({ file, position: fault.position }, fault.message)));
  return { value, contents: document.contents, faults: found, position };
}

/** Parses recursively: a few thousand levels overflow the stack, and nobody writes that many on purpose. */
function readDocument(file: string, text: string, lineCounter: LineCounter, cannot: string): Document.Parsed {
  try {
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      strict: false,
      uniqueKeys: false,
      logLevel: 'error',
      intAsBigInt: true,
      merge: true,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw SourceError.at({ file }, `${cannot}: its values are nested too deep. Use "$ref" for repeated values.`);
  }
}

/**
 * Like `quick-yaml.ts`, keeps keys and numbers out of range as written, and merges maps at `<<`. Returns the faults of
 * `<<` values that are not maps, and of keys that are lists or maps, whose text is the key.
 */
function normalizeNodes(document: Document.Parsed, text: string): YamlFault[] {
  const faults: YamlFault[] = [];
  const anchors = new Map<string, unknown>();
  const isMergeable = (value: unknown): boolean => isMap(isAlias(value) ? anchors.get(value.source) : value);
  const isListOfMaps = (value: unknown): boolean => isSeq(value) && value.items.every(isMergeable);
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!isScalar(node) || typeof node.value !== 'number' || node.source === undefined) return;
      node.value = toWrittenNumber(node.value, node.source);
    },
    Pair(_, pair) {
      const { key, value } = pair;
      if (isCollection(key)) {
        const [start, end] = key.range ?? [0, 0];
        pair.key = quoted(text.slice(start, end));
        faults.push({ offset: start, message: COLLECTION_AS_KEY, isFatal: false });
        return;
      }
      if (!isScalar(key) || key.type !== Scalar.PLAIN || key.tag !== undefined) return;
      key.value = key.source ?? '';
      if (key.value !== '<<' || isMergeable(value) || isListOfMaps(value)) return;
      pair.key = quoted(key.value);
      const message = '"<<" merges maps, but its value is not a map. Use a map or an alias of one.';
      faults.push({ offset: key.range?.[0] ?? 0, message, isFatal: false });
    },
  });
  return faults;
}

/** A key without a meaning of its own in YAML. */
function quoted(name: string): Scalar {
  const key = new Scalar(name);
  key.type = Scalar.QUOTE_DOUBLE;
  return key;
}

/** Throws SourceError for a text with more than `maxValues` values, which would not fit into Node's default memory. */
export function refuseTooMany(file: string, text: string, maxValues: number, purpose: string): void {
  if (countSeparators(text) <= maxValues) return;
  throw SourceError.at(
    { file },
    `Cannot read ${purpose}: it has more than ${maxValues} values. Convert it to JSON, or split it.`,
  );
}

function toValue(file: string, read: () => unknown, cannot: string): unknown {
  try {
    return normalizeNumbers(read());
  } catch (error) {
    const found = errorMessage(error);
    throw SourceError.at({ file }, `${cannot}: ${found}. Use "$ref" for repeated values.`);
  }
}

/** Counts line breaks and commas: in any real text, there are at least as many as values. */
function countSeparators(text: string): number {
  let count = 0;
  for (const character of ['\n', ','])
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count++;
  return count;
}
