import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import { isObject, pointerToken } from '../../../../worker/request/value/json.ts';
import type { ResolveRef } from '../../../../worker/request/write/example-schema.ts';

/**
 * The public JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite, MIT), draft 2020-12, as
 * `[group, schema, [test, data, isValid][]]` by file. Left out are files about other documents and dialects (`defs`,
 * `dynamicRef`, `refRemote`, `vocabulary`), since a description is one document when it is checked, and `content`, whose
 * keywords check nothing.
 */
type Group = [string, unknown, [string, unknown, boolean][]];

/** Invalid values that pass, and why. Their references are reported as not checked. */
const MISSED: readonly string[] = [
  // In descriptions, an empty list comes from a generator that knows no values.
  ...['string', 'number', 'null', 'object', 'array', 'boolean'].map((type) => `enum: empty enum: ${type} is invalid`),
  // The metaschema is another document.
  'ref: remote ref, containing refs itself: remote ref invalid',
  // A dynamic reference depends on the schemas that led to it. Descriptions read it as a static one.
  'unevaluatedItems: unevaluatedItems with $dynamicRef: with unevaluated items',
  'unevaluatedProperties: unevaluatedProperties with $dynamicRef: with unevaluated properties',
];

/** A format is a rule of OpenAPI (3.1 §4.4.1), but no rule of JSON Schema by default. */
const isAnnotation = (test: string): boolean => test.endsWith('is only an annotation by default');

describe('the JSON Schema Test Suite', () => {
  const results = run(read('draft2020-12.json'), isAnnotation);

  it('has no valid value with a fault', () => {
    expect(results.filter(({ isValid, faults }) => isValid && faults > 0).map(({ name }) => name)).toEqual([]);
  });

  it('has no other invalid value without a fault', () => {
    expect(results.filter(({ isValid, faults }) => !isValid && faults === 0).map(({ name }) => name)).toEqual(MISSED);
    expect(results.length).toBeGreaterThan(1_100);
    expect(MISSED.length / results.length).toBeLessThan(0.015);
  });

  it('has no valid text of a format with a fault', () => {
    const texts = run(read('formats.json'), () => false);
    expect(texts.filter(({ isValid, faults }) => isValid && faults > 0).map(({ name }) => name)).toEqual([]);
  });
});

/** Not imported as a module, where `__proto__` has another meaning. */
function read(file: string): Record<string, Group[]> {
  return JSON.parse(readFileSync(new URL(`json-schema-test-suite/${file}`, import.meta.url), 'utf8'));
}

function run(files: Record<string, Group[]>, isSkipped: (test: string) => boolean) {
  return Object.entries(files).flatMap(([file, groups]) =>
    groups.flatMap(([group, schema, tests]) => {
      const resolveRef = bundle(schema);
      return tests
        .filter(([test]) => !isSkipped(test))
        .map(([test, data, isValid]) => {
          const { faults } = checkValue(data, schema, { resolveRef, direction: 'both' });
          return { name: `${file}: ${group}: ${test}`, isValid, faults: faults.length };
        });
    }),
  );
}

const ROOT = 'https://example.com/root';

/** Makes all references absolute, as the build does when it bundles a description, and resolves them. */
function bundle(root: unknown): ResolveRef {
  const schemas = new Map<string, unknown>();
  const visit = (value: unknown, base: string, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, base, `${pointer}/${index}`);
    if (typeof value === 'boolean') schemas.set(`${base}#${pointer}`, value);
    if (!isObject(value)) return;
    const own = typeof value.$id === 'string' ? new URL(value.$id, base).href.replace(/#$/, '') : base;
    const at = own === base ? pointer : '';
    schemas.set(`${base}#${pointer}`, value);
    schemas.set(`${own}#${at}`, value);
    if (typeof value.$anchor === 'string') schemas.set(`${own}#${value.$anchor}`, value);
    for (const [key, member] of Object.entries(value))
      if (key !== 'enum' && key !== 'const') visit(member, own, `${at}/${pointerToken(key)}`);
    if (typeof value.$ref !== 'string') return;
    const { href } = new URL(value.$ref, own);
    Object.assign(value, { $ref: href.includes('#') ? decodeURI(href) : `${href}#` });
  };
  visit(root, ROOT, '');
  return (ref) => schemas.get(ref) ?? schemas.get(encodeURI(ref));
}
