import { type Document, isAlias, isCollection, isMap, isNode, isPair, isScalar, type Pair, visit } from 'yaml';

/** Faults that the YAML parser does not report, or not in bounded time. */
export interface YamlFault {
  readonly offset: number;
  /** What was found and what to do. */
  readonly message: string;
  /** False for faults that can be ignored. */
  readonly isFatal: boolean;
}

/** The parser searches for each alias's anchor from the start: more than this take minutes. */
const MAX_ALIASES = 10_000;
export const COLLECTION_AS_KEY = 'this key is a list or a map. Use a text as the key, or quote the whole value.';

/** The first faults are enough to fix a file. */
const MAX_FAULTS = 100;

/**
 * Finds aliases without an anchor or inside the part they repeat, lists and maps as keys, and duplicate keys. Those that
 * can be ignored come last.
 */
export function findYamlFaults(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = [];
  const repeated: YamlFault[] = [];
  const anchors = new Map<string, unknown>();
  let aliases = 0;
  visit(document, (_key, node, path) => {
    if (faults.length >= MAX_FAULTS) return visit.BREAK;
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      const message =
        target === undefined
          ? `the alias *${node.source} has no anchor. Add "&${node.source}" before the part to repeat, or quote the text.`
          : path.some((ancestor) => ancestor === target)
            ? `the alias *${node.source} repeats the part that contains it. Write it out, or use "$ref".`
            : ++aliases > MAX_ALIASES
              ? `there are more than ${MAX_ALIASES} aliases. Write the repeated parts out, or use "$ref".`
              : null;
      if (message === null) return undefined;
      faults.push({ offset: node.range?.[0] ?? 0, message, isFatal: true });
      return aliases > MAX_ALIASES ? visit.BREAK : undefined;
    }
    if (isPair(node) && isCollection(node.key)) {
      // The parser writes such a key as text, once for each level of keys in it.
      faults.push({ offset: node.key.range?.[0] ?? 0, message: COLLECTION_AS_KEY, isFatal: true });
      return visit.SKIP;
    }
    if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node) && repeated.length < MAX_FAULTS)
      repeated.push(...findRepeatedKeys(node.items).slice(0, MAX_FAULTS));
    return undefined;
  });
  return [...faults, ...repeated];
}

/** The message for a duplicate key, of which the last one wins. */
export function repeatedKey(name: string): string {
  return `the key ${JSON.stringify(name)} appears twice. Remove one of them.`;
}

/** Takes linear time: the parser's own check compares each key with all others. */
function findRepeatedKeys(pairs: readonly Pair[]): YamlFault[] {
  const keys = new Set<unknown>();
  return pairs.flatMap(({ key }) => {
    if (!isScalar(key) || key.value === '<<') return [];
    if (!keys.has(key.value)) {
      keys.add(key.value);
      return [];
    }
    return [{ offset: key.range?.[0] ?? 0, message: repeatedKey(String(key.value)), isFatal: false }];
  });
}
