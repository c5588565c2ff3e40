import { isMap, isNode, isPair, isScalar, isSeq, Lexer, LineCounter, type Node, Parser, parseDocument } from 'yaml';
import { Memo } from '../cache/memo.ts';
import { errorMessage } from '../report/error-message.ts';
import { SourceError, toFinding } from '../report/finding.ts';
import { Lines, type Position } from '../report/position.ts';
import { explainYamlErrors } from './explain-yaml-error.ts';
import { findYamlFaults } from './yaml-faults.ts';

/** A YAML or JSON document with the positions of its values. */
export interface YamlDocument {
  /** Path used in messages. */
  readonly file: string;
  /** The name of the document in messages: `the sidebars`. */
  readonly purpose: string;
  readonly value: unknown;
  /** Position of the value at a path of keys, or of its nearest ancestor if it does not exist. */
  locate(path: readonly PropertyKey[]): Position;
  /** The source of the value at a path, up to the end of the line. */
  writtenAt(path: readonly PropertyKey[]): string;
  /** Position of a key of the mapping at a path. */
  locateKey(path: readonly PropertyKey[], key: string): Position;
}

/** More resolved aliases than this are an attack ("billion laughs"), not a document. */
const MAX_ALIAS_COUNT = 1_000;

/** Documents that stay parsed. Their positions take about 50 times as much memory as their text. */
export type YamlMemo = Memo<string, YamlDocument>;
export const yamlMemo = (): YamlMemo => new Memo({ maxLength: 1_000_000 });
/** The settings are read several times in a build, and an edit changes one file. */
const parsed = yamlMemo();
/** Longer documents would take the place of many. */
const MAX_KEPT_LENGTH = 50_000;

/** Parses YAML 1.2 into a value with positions. Throws SourceError with all syntax errors. */
export function parseYaml(file: string, text: string, purpose: string, memo: YamlMemo = parsed): YamlDocument {
  const parse = (): YamlDocument => parseNow(file, text, purpose);
  return text.length > MAX_KEPT_LENGTH ? parse() : memo.get(`${file}\n${purpose}\n${text}`, parse);
}

function parseNow(file: string, text: string, purpose: string): YamlDocument {
  const deep = findDeepValue(text);
  if (deep !== null)
    throw SourceError.at(
      { file, position: new Lines(text).at(deep) },
      `Cannot read ${purpose}: the values are nested too deep. Remove some of the levels.`,
    );
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const position = (offset: number): Position => positionAt(lineCounter, offset);
  const errors = explainYamlErrors(text, document.errors);
  const isError = (offset: number): boolean =>
    errors.some((error) => position(error.offset).line === position(offset).line);
  // A wrong value has several faults: a list item beside a map is also a key.
  const faults = [...errors, ...findYamlFaults(document).filter(({ offset }) => !isError(offset))];
  if (faults.length > 0) {
    throw new SourceError(
      faults.map(({ offset, message }) =>
        toFinding({ file, position: position(offset) }, `Cannot read ${purpose}: ${message}`),
      ),
    );
  }
  return {
    file,
    purpose,
    value: toValue(file, () => document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }), purpose),
    locate: (path) => position(offsetOf(findNode(document.contents, path))),
    writtenAt: (path) => /.*/.exec(text.slice(offsetOf(findNode(document.contents, path))))?.[0].trim() ?? '',
    locateKey: (path, key) => {
      const parent = findNode(document.contents, path);
      const pair = isMap(parent) ? parent.items.find((item) => keyOf(item.key) === key) : undefined;
      return position(isNode(pair?.key) ? offsetOf(pair.key) : offsetOf(parent));
    },
  };
}

/** More levels overflow the stack of the parser, which may end the process. */
const MAX_LEVELS = 250;
/** Indentation of as many levels. */
const DEEP_INDENT = new RegExp(`^[ ?:-]{${MAX_LEVELS}}`, 'm');

/** The offset of the first value that is nested too deep, or null. Only reads tokens, because parsing them is recursive. */
function findDeepValue(text: string): number | null {
  let open = 0;
  let most = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open += bracket === '[' || bracket === '{' ? 1 : -1;
    most = Math.max(most, open);
  }
  if (most < MAX_LEVELS && !DEEP_INDENT.test(text)) return null;
  const parser = new Parser();
  for (const token of new Lexer().lex(text)) {
    for (const _ of parser.next(token));
    if (parser.stack.length > MAX_LEVELS) return parser.offset;
  }
  return null;
}

export function positionAt(lineCounter: LineCounter, offset: number): Position {
  const { line, col } = lineCounter.linePos(offset);
  return { line, column: col };
}

function toValue(file: string, read: () => unknown, purpose: string): unknown {
  try {
    return read();
  } catch (error) {
    const found = errorMessage(error);
    throw SourceError.at({ file }, `Cannot read ${purpose}: ${found}. Write the repeated parts out, or use "$ref".`);
  }
}

function findNode(root: Node | null, path: readonly PropertyKey[]): Node | null {
  let node = root;
  for (const step of path) {
    const next = childOf(node, step);
    if (next === null) return node;
    node = next;
  }
  return node;
}

function childOf(node: Node | null, step: PropertyKey): Node | null {
  const key = String(step);
  if (isMap(node)) {
    const pair = node.items.find((item) => keyOf(item.key) === key);
    if (isPair(pair)) return isNode(pair.value) ? pair.value : isNode(pair.key) ? pair.key : null;
  }
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return isNode(item) ? item : null;
  }
  return null;
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
