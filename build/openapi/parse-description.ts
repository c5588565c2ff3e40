import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { findCyclicAlias } from '../config/cyclic-alias.ts';
import { SourceError, toFinding } from '../report/finding.ts';
import { Lines, type Position } from '../report/position.ts';
import { levelIntegers, parseExactJson } from './exact-integers.ts';
import { isObject, type JsonObject, parsePointer } from './json.ts';
import { locateInJson } from './locate-json.ts';

/** The text of an API description as data, before any reference is followed. */
export interface ParsedDescription {
  readonly file: string;
  readonly root: JsonObject;
  /** Syntax faults that could be read over. */
  readonly warnings: readonly { readonly position: Position; readonly message: string }[];
  /** Positions by JSON pointer; a value that is not in the text gets the position of its nearest parent. */
  locate(pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

const PURPOSE = 'the API description';
const EXPECTED = 'Expected is an OpenAPI document, JSON or YAML, that begins with "openapi" or "swagger".';

const CYCLE = `Cannot read ${PURPOSE}: the alias repeats the part that it stands in. Use "$ref" for what is recursive.`;

/** More aliases than this resolve to is an attack rather than a document ("billion laughs"). */
const MAX_ALIAS_COUNT = 10_000;

/** Parses JSON or YAML. Throws SourceError when the text is neither, or is not an OpenAPI document. */
export function parseDescription(file: string, text: string): ParsedDescription {
  if (text.trim() === '') throw SourceError.at({ file }, `Cannot read ${PURPOSE}: the file is empty. ${EXPECTED}`);
  if (/^\s*</.test(text)) {
    throw SourceError.at(
      { file, position: { line: 1, column: 1 } },
      `Cannot read ${PURPOSE}: found a web page or XML, which begins with "<". ${EXPECTED}`,
    );
  }
  const parsed = /^\s*\{/.test(text) ? parseJson(file, text) : parseYamlDescription(file, text);
  checkDocument(parsed);
  return parsed;
}

/** Parses a file that a description refers to; any JSON or YAML value. Throws SourceError. */
export function parseDataFile(file: string, text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, strict: false, logLevel: 'error', intAsBigInt: true });
  const [error] = document.errors;
  if (error !== undefined) {
    throw SourceError.at(
      { file, position: new Lines(text).at(error.pos[0]) },
      `Cannot read the referenced file: ${error.message}`,
    );
  }
  const cycle = findCyclicAlias(document, text);
  if (cycle !== null) throw SourceError.at({ file, position: new Lines(text).at(cycle) }, CYCLE);
  return levelIntegers(document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }));
}

function parseJson(file: string, text: string): ParsedDescription {
  let root: unknown;
  try {
    root = parseExactJson(text);
  } catch {
    // A flow mapping with comments or trailing commas is YAML; its parser also tells where a fault is.
    return parseYamlDescription(file, text);
  }
  return { file, root: toRoot(file, root), warnings: [], locate: (pointers) => locateInJson(text, pointers) };
}

function parseYamlDescription(file: string, text: string): ParsedDescription {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    strict: false,
    uniqueKeys: true,
    logLevel: 'error',
    intAsBigInt: true,
  });
  const position = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const faults = document.errors.map((error) => ({
    position: position(error.pos[0]),
    message: `Cannot read ${PURPOSE}: ${error.message}`,
  }));
  const cycle = findCyclicAlias(document, text);
  if (cycle !== null) throw SourceError.at({ file, position: position(cycle) }, CYCLE);
  let root: unknown;
  try {
    root = levelIntegers(document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }));
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    throw SourceError.at({ file }, `Cannot read ${PURPOSE}: ${found}. Use "$ref" for what repeats.`);
  }
  if (!isObject(root) && faults.length > 0) {
    throw new SourceError(faults.map((fault) => toFinding({ file, position: fault.position }, fault.message)));
  }
  return {
    file,
    root: toRoot(file, root),
    warnings: faults,
    locate: (pointers) =>
      new Map(
        [...pointers].map((pointer) => [pointer, position(offsetOf(document.contents, parsePointer(pointer) ?? []))]),
      ),
  };
}

function toRoot(file: string, value: unknown): JsonObject {
  if (isObject(value)) return value;
  const found =
    value === null || value === undefined
      ? 'nothing'
      : Array.isArray(value)
        ? 'a list'
        : `${JSON.stringify(value)?.slice(0, 60)}`;
  throw SourceError.at(
    { file, position: { line: 1, column: 1 } },
    `Cannot read ${PURPOSE}: found ${found}. ${EXPECTED}`,
  );
}

/** Says at once when a document is something else, such as a web page that was saved in its place. */
function checkDocument({ file, root, locate }: ParsedDescription): void {
  if ('openapi' in root || 'swagger' in root || isObject(root.paths) || isObject(root.webhooks)) return;
  const position = locate(['#']).get('#') ?? null;
  const keys = Object.keys(root)
    .slice(0, 5)
    .map((key) => JSON.stringify(key))
    .join(', ');
  throw SourceError.at(
    { file, position },
    `Cannot read ${PURPOSE}: found neither "openapi" nor "swagger", but ${keys || 'no key at all'}. ${EXPECTED}`,
  );
}

function offsetOf(root: Node | null, path: readonly string[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (pair === undefined) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
