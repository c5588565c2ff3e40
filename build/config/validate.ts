import { z } from 'zod';
import { type Finding, SourceError, toFinding } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import type { YamlDocument } from './parse-yaml.ts';

/**
 * Checks a YAML document against a schema and gives its typed value. Throws SourceError with a finding, at its
 * own line, for every unknown key, wrong type and missing field.
 */
export function validate<T>(file: string, document: YamlDocument, schema: z.ZodType<T>, purpose: string): T {
  const result = schema.safeParse(document.value ?? {});
  if (result.success) return result.data;
  throw new SourceError(
    result.error.issues.flatMap((issue) => toFindings(file, document, schema, issue, `Cannot read ${purpose}`)),
  );
}

function toFindings(
  file: string,
  document: YamlDocument,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  cannot: string,
): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => {
      const hint = suggest(key, known) || `. Known keys: ${known.join(', ')}.`;
      const message = `${cannot}: ${JSON.stringify(joinPath([...issue.path, key]))} is not a known key${hint}`;
      return toFinding({ file, position: document.locateKey(issue.path, key) }, message);
    });
  }
  const found = valueAt(document.value, issue.path);
  const name = JSON.stringify(joinPath(issue.path));
  const message =
    found === undefined
      ? `${cannot}: ${name} is missing. Add it (${expectation(issue)}).`
      : `${cannot}: ${name} must be ${expectation(issue)}, got ${preview(found)}`;
  return [toFinding({ file, position: document.locate(issue.path) }, message)];
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'array'
        ? 'a list'
        : issue.expected === 'object' || issue.expected === 'record'
          ? 'a mapping'
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

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion): string {
  const options = issue.errors.flatMap((errors) => errors.slice(0, 1).map(expectation));
  return [...new Set(options)].join(' or ') || issue.message;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** The keys that a mapping inside the schema may have. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema;
  for (const step of path) {
    const inner = unwrap(current);
    if (inner instanceof z.ZodObject) current = inner.shape[String(step)];
    else if (inner instanceof z.ZodArray) current = inner.element;
    else if (inner instanceof z.ZodRecord) current = inner.valueType;
    else return [];
  }
  const inner = unwrap(current);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<PropertyKey, unknown>)[step];
  }
  return current;
}

function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the document';
}

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
