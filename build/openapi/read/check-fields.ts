import { isObject, type JsonObject, parsePointer, pointerToken, toMap } from '../../../worker/request/value/json.ts';
import { findNearest } from '../../base/report/nearest.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import { findValue } from '../core/references/find-value.ts';
import { MOUNT } from './bundle-references.ts';
import { FIXED_FIELDS, type FixedField } from './fixed-fields.ts';
import { isOfItems } from './swagger/swagger-parameter.ts';

/**
 * Warns about what nothing else would tell the author of: misspelled fields, types that do not exist, keywords of a
 * schema with a value of the wrong kind, and required fields that are missing. What is beside a field with another
 * name, such as an extension without `x-`, is the author's business.
 */
export function checkFields(root: JsonObject, warnings: ApiWarnings): void {
  checkRoot(root, warnings);
  new FieldChecker(root, warnings).check(root, 'OpenAPI');
}

function checkRoot(root: JsonObject, warnings: ApiWarnings): void {
  if (!('openapi' in root || 'swagger' in root) && isMissing(root, 'openapi'))
    warnings.warn(
      '#',
      'Cannot tell the version of OpenAPI. Add "openapi: 3.1.0", or the version that it is written for.',
    );
  if (isMissing(root, 'info')) warnings.warn('#', 'Cannot find "info". Add it, with "title" and "version".');
  const { info } = root;
  const missing = isObject(info) ? ['title', 'version'].filter((field) => isMissing(info, field)) : [];
  for (const field of missing) warnings.warn('#/info', `Cannot find "${field}" in "info". Add it.`);
  for (const path of Object.keys(toMap(root.paths)))
    if (!/^(?:\/|x-|\$ref$)/.test(path))
      warnings.warn(
        `#/paths/${pointerToken(path)}`,
        `Cannot read the path ${JSON.stringify(path)}: it must begin with a slash. Write ${JSON.stringify(`/${path}`)}.`,
      );
}

function isMissing(holder: JsonObject, field: string): boolean {
  return !Object.hasOwn(holder, field) && nearestKey(field, holder) === null;
}

/** The key of an object that was most likely meant as this field, or null. */
function nearestKey(field: string, object: JsonObject): string | null {
  const unknown = Object.keys(object).filter((key) => findNearest(key, [field]) !== null);
  return unknown[0] ?? null;
}

/** Values may be nested thousands of levels deep; real descriptions are not. */
const MAX_DEPTH = 500;

/** With more unknown words than this, they are not mistakes. */
const MAX_WORDS = 1_000;

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** What to write for the types of programming languages, and for formats. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['str', 'type: string'],
  ['text', 'type: string'],
  ['char', 'type: string'],
  ['date', 'type: string, format: date'],
  ['datetime', 'type: string, format: date-time'],
  ['date-time', 'type: string, format: date-time'],
  ['timestamp', 'type: string, format: date-time'],
  ['time', 'type: string, format: time'],
  ['uuid', 'type: string, format: uuid'],
  ['guid', 'type: string, format: uuid'],
  ['uri', 'type: string, format: uri'],
  ['url', 'type: string, format: uri'],
  ['email', 'type: string, format: email'],
  ['file', 'type: string, format: binary'],
  ['binary', 'type: string, format: binary'],
  ['byte', 'type: string, format: byte'],
  ['int', 'type: integer'],
  ['int32', 'type: integer, format: int32'],
  ['int64', 'type: integer, format: int64'],
  ['long', 'type: integer, format: int64'],
  ['float', 'type: number, format: float'],
  ['double', 'type: number, format: double'],
  ['decimal', 'type: number'],
  ['bool', 'type: boolean'],
  ['list', 'type: array'],
  ['map', 'type: object'],
  ['dict', 'type: object'],
  ['enum', 'type: string, and the values in "enum"'],
]);

class FieldChecker {
  readonly #root: JsonObject;
  readonly #warnings: ApiWarnings;
  /** YAML anchors can make the same object appear several times, even within itself. */
  readonly #seen = new Set<object>();
  /** The field that an unknown word was most likely meant as. */
  readonly #nearest = new Map<string, string | null>();
  /** The keys that lead to the current object. A pointer is made only for a warning. */
  #keys: (string | number)[] = [];

  constructor(root: JsonObject, warnings: ApiWarnings) {
    this.#root = root;
    this.#warnings = warnings;
  }

  check(value: unknown, object: string): void {
    if (!isObject(value)) return;
    if (object === 'Callback') this.#checkEach(value, 'PathItem');
    const fields = FIXED_FIELDS.get(object);
    if (fields === undefined || this.#seen.has(value) || this.#keys.length > MAX_DEPTH) return;
    this.#seen.add(value);
    // Tools bundle what a reference leads to also in places where OpenAPI has no references, such as an operation.
    if ('$ref' in value) this.#checkIncluded(value.$ref, object);
    if (object === 'Operation') this.#checkResponses(value);
    if (object === 'Schema' && isOfItems(value))
      this.#warn('enum', 'Cannot find a list in "enum" of a list. Move its values to "items".');
    for (const key in value) {
      const field = fields.get(key);
      if (field?.isData === true) continue;
      if (field === undefined) this.#checkUnknown(value, key, object, fields);
      else if (key === 'type' && object === 'Schema') this.#checkType(value.type);
      else this.#checkField(key, value[key], field);
    }
  }

  #checkField(key: string, value: unknown, { holds, object }: FixedField): void {
    if (value === null || typeof value !== 'object') {
      if (value !== null && value !== undefined) this.#checkKind(key, value, holds, object);
      return;
    }
    if (object === null) return;
    this.#keys.push(key);
    // Before 2020-12, `items` may be a list of schemas.
    if (holds === 'one' && !Array.isArray(value)) this.check(value, object);
    else this.#checkEach(value as JsonObject, object);
    this.#keys.pop();
  }

  #checkEach(values: JsonObject, object: string): void {
    for (const key in values) {
      this.#keys.push(key);
      this.check(values[key], object);
      this.#keys.pop();
    }
  }

  /**
   * Before OpenAPI 3.1, `responses` is required (OpenAPI 3.0 §4.7.10). Its keys are status codes, ranges such as `2XX`,
   * or `default`.
   */
  #checkResponses(operation: JsonObject): void {
    const isRequired = /^3\.0/.test(String(this.#root.openapi)) && !('$ref' in operation);
    if (isRequired && isMissing(operation, 'responses'))
      this.#warn([], 'Cannot find "responses", which this version of OpenAPI requires. Add at least "default".');
    for (const key of Object.keys(toMap(operation.responses)))
      if (!/^(?:[1-9](?:\d\d|XX)|default|x-.*|\$ref)$/is.test(key))
        this.#warn(
          ['responses', key],
          `Cannot read the response ${JSON.stringify(key)}: it must be a status code such as 200, a range such as 2XX, or "default".`,
        );
  }

  /** A misspelled field; nothing if the right one is beside it, because then the author knows it. */
  #checkUnknown(holder: JsonObject, key: string, object: string, fields: ReadonlyMap<string, FixedField>): void {
    if (key.startsWith('x-') || (object === 'PathItem' && fields.has(key.toLowerCase()))) return;
    const nearest = this.#nearestField(key, object, fields);
    const field = fields.get(nearest ?? '');
    if (nearest === null || field === undefined || Object.hasOwn(holder, nearest) || !mayBe(holder[key], field)) return;
    this.#warn(key, `Cannot read ${JSON.stringify(key)}: did you mean ${JSON.stringify(nearest)}?`);
  }

  #nearestField(key: string, object: string, fields: ReadonlyMap<string, FixedField>): string | null {
    const word = `${object} ${key}`;
    const known = this.#nearest.get(word);
    if (known !== undefined || this.#nearest.size > MAX_WORDS) return known ?? null;
    const candidates = [...fields.keys()].filter((name) => !name.startsWith('$') || name === '$ref');
    const nearest = findNearest(key, candidates);
    this.#nearest.set(word, nearest);
    return nearest;
  }

  /** Other fields with a value of the wrong kind are reported where they are read. */
  #checkKind(key: string, value: unknown, holds: FixedField['holds'], object: string | null): void {
    if (object !== null) return;
    if (key === 'required' && holds === 'list' && typeof value === 'boolean') {
      this.#warn(key, `Cannot read "required": in a schema, it must be a list of names. ${this.#remedyOfRequired()}`);
    } else if (holds === 'list')
      this.#warn(key, `Cannot read "${key}": it must be a list, found ${JSON.stringify(value)}. Write it as a list.`);
    else if (holds === 'number' && typeof value === 'string')
      this.#warn(key, `Cannot read "${key}": ${describeNumberFault(value)}`);
  }

  /** Where `required: true` of the schema that is checked belongs. */
  #remedyOfRequired(): string {
    const [holder, name] = this.#keys.slice(-2);
    if (holder === 'properties')
      return `Add ${JSON.stringify(name)} to "required" of the schema that has the property.`;
    if (name !== 'schema') return 'Move it to the object that has this schema, or remove it.';
    return this.#keys.includes('content')
      ? 'Move it to the request body, beside "content".'
      : 'Move it to the parameter, beside "schema".';
  }

  #checkType(type: unknown): void {
    for (const name of Array.isArray(type) ? type : [type]) {
      if (typeof name !== 'string' || TYPES.includes(name)) continue;
      const known = OTHER_TYPES.get(name.toLowerCase()) ?? nearestType(name);
      const remedy = known === null ? `Write one of ${TYPES.join(', ')}.` : `Did you mean ${JSON.stringify(known)}?`;
      this.#warn('type', `Cannot read the type ${JSON.stringify(name)}: OpenAPI has no such type. ${remedy}`);
    }
  }

  /** A value from another file. References inside the description lead to what is checked at its place. */
  #checkIncluded(ref: unknown, object: string): void {
    if (typeof ref !== 'string' || !ref.startsWith(`#/${MOUNT}/`)) return;
    const keys = parsePointer(ref) ?? [];
    const found = findValue(this.#root, keys);
    const outer = this.#keys;
    this.#keys = [...keys];
    if (found.kind === 'found') this.check(found.value, object);
    this.#keys = outer;
  }

  #warn(key: string | readonly string[], message: string): void {
    const keys = [...this.#keys, ...[key].flat()];
    this.#warnings.warn(['#', ...keys.map((name) => pointerToken(String(name)))].join('/'), message);
  }
}

/** Whether a value is of the kind that a field holds. */
function mayBe(value: unknown, { holds }: FixedField): boolean {
  if (holds === 'flag') return typeof value === 'boolean';
  if (holds === 'number') return typeof value === 'number';
  if (holds === 'list') return Array.isArray(value);
  return holds === 'other' ? value !== null : isObject(value);
}

function nearestType(name: string): string | null {
  const nearest = findNearest(name, TYPES);
  return nearest === null ? null : `type: ${nearest}`;
}

/** What is wrong with a text in place of a number. Numbers beyond the range of a double are texts here. */
function describeNumberFault(text: string): string {
  if (/^-?\d/.test(text) && Math.abs(Number(text)) === Number.POSITIVE_INFINITY)
    return `the number ${text} is out of range. Write one below 1e308, or remove it.`;
  return `it must be a number, found ${JSON.stringify(text)}. Remove the quotes.`;
}
