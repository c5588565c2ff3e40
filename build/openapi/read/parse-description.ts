import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { parseExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject, parsePointer } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../report/finding.ts';
import { Lines, type Position } from '../../report/position.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { findJsonFault } from './find-json-fault.ts';
import { keepVersion } from './keep-version.ts';
import { locateInJson } from './locate-json.ts';
import { locateInYaml } from './locate-yaml.ts';
import { readPlainYaml } from './quick-yaml.ts';
import { parseYamlText, refuseTooMany, type YamlText } from './yaml-text.ts';

const PURPOSE = 'the API description';
const REFERENCED = 'the referenced file';
const EXPECTED = 'Expected is an OpenAPI document, JSON or YAML, that begins with "openapi" or "swagger".';

/** JSON with comments or trailing commas is YAML; a longer text is meant as JSON, and takes the YAML parser too long. */
const MAX_RELAXED_JSON_LENGTH = 1_000_000;

/** The quick parser takes some 500 bytes for each. */
const MAX_PLAIN_VALUES = 4_000_000;

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
  return { ...parsed, root: keepVersion(parsed.root, text, (_, pointers) => parsed.locate(pointers)) };
}

/** Parses a file that a description refers to; any JSON or YAML value. Throws SourceError. */
export function parseDataFile(file: string, text: string): unknown {
  const { value, faults } = parseYamlText(file, text, REFERENCED);
  const [fault] = faults;
  if (fault !== undefined) throw SourceError.at({ file, position: fault.position }, fault.message);
  return value;
}

/** Positions in such a file by JSON pointer. */
export function locateInData(file: string, text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  try {
    return locateInYaml(text, pointers);
  } catch {
    return locateInTree(parseYamlText(file, text, REFERENCED), pointers);
  }
}

function parseJson(file: string, text: string): ParsedDescription {
  let root: unknown;
  try {
    root = parseExactJson(text);
  } catch {
    // The YAML parser reads over commas and comments, and tells where a fault is. What was cut off has lost operations.
    const offset = findJsonFault(text);
    if (text.length <= MAX_RELAXED_JSON_LENGTH && !isCutOff(text, offset)) return parseYamlDescription(file, text);
    throw toJsonError(file, text, offset);
  }
  return {
    file,
    root: toRoot(file, root),
    yaml: null,
    warnings: [],
    locate: (pointers) => locateInJson(text, pointers),
  };
}

/** Whether the JSON ends too early: nothing follows the fault, or only the beginning of a string. */
function isCutOff(text: string, offset: number): boolean {
  return text.slice(offset).trim() === '' || (text[offset] === '"' && !text.includes('"', offset + 1));
}

function toJsonError(file: string, text: string, offset: number): SourceError {
  const fault = isCutOff(text, offset)
    ? 'the JSON ends too early. Fetch or save it anew.'
    : `found ${JSON.stringify(text.slice(offset, offset + 20))} where JSON has something else. Correct it there.`;
  return SourceError.at({ file, position: new Lines(text).at(offset) }, `Cannot read ${PURPOSE}: ${fault}`);
}

/** Throws SourceError for YAML text of more values than are read. */
export function refuseTooManyValues(file: string, text: string): void {
  refuseTooMany(file, text, MAX_PLAIN_VALUES, PURPOSE);
}

function parseYamlDescription(file: string, text: string): ParsedDescription {
  refuseTooManyValues(file, text);
  const plain = readPlainYaml(text);
  if (isObject(plain)) {
    // Only a description with warnings is read again, for their lines.
    return {
      file,
      root: plain,
      yaml: Buffer.from(text),
      warnings: [],
      locate: (pointers) => locateInYaml(text, pointers),
    };
  }
  const parsed = parseYamlText(file, text, PURPOSE);
  return {
    file,
    root: toRoot(file, parsed.value),
    yaml: parsed.faults.length === 0 ? Buffer.from(text) : null,
    warnings: parsed.faults,
    locate: (pointers) => locateInTree(parsed, pointers),
  };
}

function locateInTree({ contents, position }: YamlText, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  return new Map([...pointers].map((pointer) => [pointer, position(offsetOf(contents, parsePointer(pointer) ?? []))]));
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

/** Whether a document says what it is, or has what only a description has. */
export function isDescription(root: JsonObject): boolean {
  return 'openapi' in root || 'swagger' in root || isObject(root.paths) || isObject(root.webhooks);
}

/** Says at once when a document is something else, such as a web page that was saved in its place. */
function checkDocument({ file, root, locate }: ParsedDescription): void {
  if (isDescription(root)) return;
  const position = locate(['#']).get('#') ?? null;
  const keys = Object.keys(root)
    .slice(0, 5)
    .map((key) => JSON.stringify(key.length > 30 ? `${key.slice(0, 30)}…` : key))
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
      offset = (isNode(node) ? node.range?.[0] : undefined) ?? offset;
    } else break;
  }
  return offset;
}
