import * as z from 'zod';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { type Finding, SourceError, toFinding } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';
import { keyWithoutSpace } from './explain-yaml-error.ts';
import type { YamlDocument } from './parse-yaml.ts';

/**
 * Validates a YAML document against a schema and returns its typed value. Throws SourceError with one finding,
 * including its line, for every unknown key, wrong type and missing field.
 */
export function validate<T>(document: YamlDocument, schema: z.ZodType<T>): T {
  const result = schema.safeParse(document.value ?? {});
  if (result.success) return result.data;
  throw new SourceError(result.error.issues.flatMap((issue) => toFindings(document, schema, issue)));
}

/**
 * Like `validate`, but reports faults and drops the top-level keys that have them. `required` are values for the keys that
 * the schema requires. Throws if all this does not match the schema either.
 */
export function validateLeniently<T>(
  document: YamlDocument,
  schema: z.ZodType<T>,
  required: JsonObject,
  report: Report,
): T {
  const result = schema.safeParse(document.value ?? {});
  if (result.success) return result.data;
  const faulty = new Set(
    result.error.issues.flatMap(({ path, ...issue }) =>
      path.length > 0 ? [path[0]] : issue.code === 'unrecognized_keys' ? issue.keys : [],
    ),
  );
  const isMapping = isObject(document.value);
  const rest = isMapping ? Object.entries(document.value ?? {}).filter(([key]) => !faulty.has(key)) : [];
  const mended = schema.safeParse({ ...required, ...Object.fromEntries(rest) });
  const findings = result.error.issues.flatMap((issue) => toFindings(document, schema, issue));
  if (!mended.success) throw new SourceError(findings);
  report.addErrors(findings);
  return mended.data;
}

function toFindings(document: YamlDocument, schema: z.ZodType, issue: z.core.$ZodIssue): Finding[] {
  const { file } = document;
  const cannot = `Cannot read ${document.purpose}`;
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, document.value, issue.path);
    return issue.keys.map((key) => {
      const hint = suggest(key, known) || `. Known keys: ${known.join(', ')}.`;
      const message = `${cannot}: ${JSON.stringify(joinPath([...issue.path, key]))} is not a known key${hint}`;
      return toFinding({ file, position: document.locateKey(issue.path, key) }, message);
    });
  }
  const branch = issue.code === 'invalid_union' ? meantBranch(issue) : null;
  if (branch !== null)
    return branch.flatMap((inner) => toFindings(document, schema, { ...inner, path: [...issue.path, ...inner.path] }));
  const found = valueAt(document.value, issue.path);
  const name = issue.path.length === 0 ? 'it' : JSON.stringify(joinPath(issue.path));
  const message =
    found === undefined
      ? `${cannot}: ${name} is missing. Add it (${expectation(issue)}).`
      : `${cannot}: ${name} must be ${expectation(issue)}, got ${preview(found)}${hintAt(issue, found)}${quoteHint(issue, found, document.writtenAt(issue.path))}${keyHint(issue, found, file)}`;
  return [toFinding({ file, position: document.locate(issue.path) }, message)];
}

/**
 * The faults of the only alternative that fits the kind of the value, which are more helpful than "no alternative
 * matches".
 */
function meantBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | null {
  const branches = issue.errors.filter((faults) =>
    faults.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  return branches.length === 1 ? (branches[0] ?? null) : null;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'array'
        ? 'a list'
        : issue.expected === 'object' || issue.expected === 'record'
          ? 'a mapping'
          : issue.expected === 'boolean'
            ? 'true or false'
            : article(issue.expected);
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return unionExpectation(issue);
    case 'too_small':
      return issue.origin === 'string' ? 'text that is not empty' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** A suggestion for a mistyped word from a list. */
function hintAt(issue: z.core.$ZodIssue, found: unknown): string {
  const words =
    issue.code === 'invalid_value'
      ? issue.values
      : issue.code === 'custom'
        ? namesOf(issue.params)
        : 'options' in issue
          ? issue.options
          : [];
  return typeof found === 'string' && Array.isArray(words) ? suggest(found, words.map(String)) : '';
}

/** The names that a refined text may have: a function, because listing them takes time. */
function namesOf(params: Readonly<Record<string, unknown>> | undefined): unknown {
  return typeof params?.names === 'function' ? params.names() : [];
}

/**
 * A hint for text that YAML parses as something else unless quoted: `#e4572e` is a comment, `2.0` a number (YAML 1.2
 * §6.6, §10.3).
 */
function quoteHint(issue: z.core.$ZodIssue, found: unknown, written: string): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return '';
  if (found === null && written.startsWith('#'))
    return `. In YAML, "#" starts a comment: quote the value, "${written.split(/\s/, 1)[0]}".`;
  return typeof found === 'number' || typeof found === 'boolean'
    ? `. Quote it: "${written.split(/[\s,\]}]/, 1)[0]}".`
    : '';
}

/** A hint for a document in YAML without keys: a list, or text. */
function keyHint(issue: z.core.$ZodIssue, found: unknown, file: string): string {
  const isWhole = issue.path.length === 0 && issue.code === 'invalid_type' && issue.expected !== 'array';
  if (!isWhole || !/\.(?:ya?ml|mdx?)$/i.test(file)) return '';
  const key = typeof found === 'string' ? keyWithoutSpace(found) : null;
  return key === null ? '. Write lines of the form "key: value".' : `. Write a space after the colon: "${key}: …".`;
}

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion): string {
  if ('options' in issue && Array.isArray(issue.options))
    return `one of ${issue.options.map((value: unknown) => JSON.stringify(value)).join(', ')}`;
  if (!issue.message.startsWith('Invalid')) return issue.message;
  const options = issue.errors.flatMap((faults) => faults.slice(0, 1).map(expectation));
  return [...new Set(options)].join(' or ') || issue.message;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** The keys allowed in a mapping inside the document. */
function knownKeys(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  let current = unwrap(schema, value);
  for (const [index, step] of path.entries()) {
    const next = childSchema(current, step);
    if (next === null) return [];
    current = unwrap(next, valueAt(value, path.slice(0, index + 1)));
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

function childSchema(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)] ?? null;
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : null;
}

/** Unwraps a schema. For a union, returns the alternative that matches the value. */
function unwrap(schema: unknown, value: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodLazy
  ) {
    return unwrap(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const kind = valueAt(value, [key]);
    return schema.options.find(
      (option) => option instanceof z.ZodObject && z.safeParse(option.shape[key], kind).success,
    );
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => unwrap(option, value)).find((option) => option instanceof z.ZodObject);
  return schema;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
