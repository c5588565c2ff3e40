import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { isObject, type JsonObject, parsePointer } from '../../../../worker/request/value/json.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { Lines, type Position } from '../../../base/report/position.ts';
import { repeatedKey } from '../../../base/source/yaml-faults.ts';
import type { ParsedDescription } from '../../core/parsed-description.ts';
import { DESCRIPTION_PURPOSE as PURPOSE } from './description-text.ts';
import { parseWrittenJson } from './exact-numbers.ts';
import { findJsonFault } from './json/find-json-fault.ts';
import { locateInJson } from './json/locate-json.ts';
import { findRepeatedKeys } from './json/repeated-keys.ts';
import { indentDeficientLines } from './yaml/indent-lines.ts';
import { locateInYaml } from './yaml/locate-yaml.ts';
import { readPlainYaml } from './yaml/quick-yaml.ts';
import { parseYamlText, refuseTooMany, type YamlText } from './yaml/yaml-text.ts';

const REFERENCED = 'the referenced file';
const EXPECTED = 'Expected an OpenAPI document in JSON or YAML that begins with "openapi" or "swagger".';

/**
 * JSON with comments or trailing commas is valid YAML. A longer text is most likely JSON, and would take the YAML
 * parser too long.
 */
const MAX_RELAXED_JSON_LENGTH = 1_000_000;

/** The quick parser takes about 500 bytes per value. */
const MAX_PLAIN_VALUES = 4_000_000;

/** Parses JSON or YAML. Throws SourceError if the text is neither, or is not an OpenAPI document. */
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

/** Parses any JSON or YAML value from a file that a description refers to. Throws SourceError. */
export function parseDataFile(file: string, text: string): unknown {
  const { value, faults } = parseYamlText(file, text, REFERENCED);
  const [fault] = faults;
  if (fault !== undefined) throw SourceError.at({ file, position: fault.position }, fault.message);
  return value;
}

/** Positions by JSON pointer in such a file. */
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
    root = parseWrittenJson(text);
  } catch {
    // The YAML parser ignores extra commas, and reports where a fault is. Truncated JSON has lost operations, so it is an
    // error.
    const offset = findJsonFault(text);
    if (text.length <= MAX_RELAXED_JSON_LENGTH && !isCutOff(text, offset))
      return parseYamlDescription(file, blankComments(text), true);
    throw toJsonError(file, text, offset);
  }
  const lines = new Lines(text);
  return {
    file,
    root: toRoot(file, root),
    yaml: null,
    warnings: findRepeatedKeys(text, root).map(({ name, offset }) => ({
      position: lines.at(offset),
      message: `Cannot read ${PURPOSE}: ${repeatedKey(name)}`,
    })),
    locate: (pointers) => locateInJson(text, pointers),
  };
}

/**
 * JSON whose comments, as in JavaScript, are replaced by as many spaces. One that nothing ends takes in the rest, so
 * each character is read once.
 */
function blankComments(text: string): string {
  return text.replace(
    /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![^\s,:{}[\]"])(?:\/\/.*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$))/g,
    (found) => (found.startsWith('"') ? found : found.replace(/[^\n]/g, ' ')),
  );
}

/** Whether the JSON is truncated: nothing follows the fault, or only the start of a string. */
function isCutOff(text: string, offset: number): boolean {
  return text.slice(offset).trim() === '' || (text[offset] === '"' && !text.includes('"', offset + 1));
}

function toJsonError(file: string, text: string, offset: number): SourceError {
  const fault = isCutOff(text, offset)
    ? 'the JSON is incomplete. Fetch or save it again.'
    : `found ${JSON.stringify(text.slice(offset, offset + 20))} where JSON requires something else. Correct it.`;
  return SourceError.at({ file, position: new Lines(text).at(offset) }, `Cannot read ${PURPOSE}: ${fault}`);
}

/** Throws SourceError for YAML text with too many values. */
export function refuseTooManyValues(file: string, text: string): void {
  refuseTooMany(file, text, MAX_PLAIN_VALUES, PURPOSE);
}

function parseYamlDescription(file: string, text: string, isJson = false): ParsedDescription {
  refuseTooManyValues(file, text);
  const plain = readPlainYaml(text);
  if (isObject(plain)) return toPlain(file, text, plain);
  const indented = isJson ? null : indentDeficientLines(text);
  if (indented !== null) {
    const message = `Cannot read ${PURPOSE}: this line belongs to the value above, but is not indented further than its key. Indent it with spaces.`;
    const read = parseYamlDescription(file, indented.text);
    return { ...read, warnings: [...indented.positions.map((position) => ({ position, message })), ...read.warnings] };
  }
  const parsed = parseYamlText(file, text, PURPOSE, isJson);
  return {
    file,
    root: toRoot(file, parsed.value),
    yaml: parsed.faults.length === 0 ? Buffer.from(text) : null,
    warnings: parsed.faults,
    locate: (pointers) => locateInTree(parsed, pointers),
  };
}

function toPlain(file: string, text: string, root: JsonObject): ParsedDescription {
  return {
    file,
    root,
    yaml: Buffer.from(text),
    warnings: [],
    // Parsed again only if there are warnings, to find their lines.
    locate: (pointers) => locateInYaml(text, pointers),
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

/** Whether a document declares itself to be a description, or has members that only descriptions have. */
export function isDescription(root: JsonObject): boolean {
  return 'openapi' in root || 'swagger' in root || isObject(root.paths) || isObject(root.webhooks);
}

/** Throws SourceError for other documents, such as a sign-in page saved under the name of a description. */
function checkDocument({ file, root, locate }: ParsedDescription): void {
  if (isDescription(root)) return;
  const position = locate(['#']).get('#') ?? null;
  const keys = Object.keys(root)
    .slice(0, 5)
    .map((key) => JSON.stringify(key.length > 30 ? `${key.slice(0, 30)}…` : key))
    .join(', ');
  throw SourceError.at(
    { file, position },
    `Cannot read ${PURPOSE}: found neither "openapi" nor "swagger", but ${keys || 'no keys'}. ${EXPECTED}`,
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

/** Restores `info.version` as written if it was parsed as a number: `1.10` must not become 1.1 (OpenAPI 3.1 §4.8.2). */
export function keepVersion(
  root: JsonObject,
  text: string,
  locate: (text: string, pointers: Iterable<string>) => ReadonlyMap<string, Position>,
): JsonObject {
  const { info } = root;
  if (!isObject(info) || (typeof info.version !== 'number' && typeof info.version !== 'bigint')) return root;
  const [position] = locate(text, ['#/info/version']).values();
  if (position === undefined) return root;
  const line = text.split('\n', position.line)[position.line - 1] ?? '';
  // The position of the key in YAML, and of the value in JSON.
  const version = /^(?:["']?version["']?\s*:\s*)?([-+.]?\d[-+.\w]*)/.exec(line.slice(position.column - 1))?.[1];
  return Number(version) !== Number(info.version) ? root : { ...root, info: { ...info, version } };
}
