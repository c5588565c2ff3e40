import { checkValue } from '../../../worker/forms/check/check-value.ts';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { parseExactJson, toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { Cursor } from '../../openapi/core/references/cursor.ts';
import { isBeforeSiblings } from '../../openapi/core/references/keywords.ts';
import { readGivenExamples } from '../../openapi/examples/given-examples.ts';
import { toResolver } from '../../openapi/examples/sampler/fits-schema.ts';
import { Sampler } from '../../openapi/examples/sampler.ts';
import type { Direction } from '../../openapi/schema/view/schema-node.ts';
import { AjvSchemas } from './ajv-schemas.ts';
import { visitFields } from './visit-fields.ts';

/** How often our validator and ajv agree on the examples of a description, given and generated. */
interface Agreement {
  readonly compared: number;
  /** How often they disagree because ours differs on purpose, by reason. */
  readonly explained: ReadonlyMap<string, number>;
  /** The others, with both verdicts. */
  readonly disagreements: readonly string[];
}

/** Validates every example of operations and named schemas with both validators. */
export function compareValidators(root: Cursor): Agreement {
  const comparison = new Comparison(root);
  visitFields(root, (field, direction, { name }) => {
    const schema = field.raw('schema');
    for (const { value, externalValue } of readGivenExamples(field))
      if (externalValue === null) comparison.compare(value, schema, direction);
    comparison.compare(SAMPLER.sample(schema, direction, 'all', name), schema, direction);
  });
  for (const [, schema] of root.get('components').rawEntries('schemas')) {
    const { example, examples } = schema.object;
    for (const value of [example, ...(Array.isArray(examples) ? examples : [])])
      comparison.compare(value, schema, 'response');
  }
  return comparison;
}

const SAMPLER = new Sampler(findMessages('en').reference.exampleTexts);

class Comparison implements Agreement {
  readonly #schemas: AjvSchemas;
  /** Other readings of the schemas, which are ours on purpose, by reason. */
  readonly #readings: ReadonlyMap<string, AjvSchemas>;
  readonly #seen = new Set<string>();
  compared = 0;
  readonly explained = new Map<string, number>();
  readonly disagreements: string[] = [];

  constructor(root: Cursor) {
    this.#schemas = new AjvSchemas(root);
    const withSiblings = !isBeforeSiblings(root.object);
    this.#readings = new Map([
      ['a format that allows more', new AjvSchemas(root, { withSiblings, withOwnFormats: true })],
      ['keywords beside a reference', new AjvSchemas(root, { withSiblings: true, withOwnFormats: true })],
      [
        'nullable beside alternatives',
        new AjvSchemas(root, { withSiblings, withOwnFormats: true, withNullableBranches: true }),
      ],
    ]);
  }

  compare(given: unknown, written: Cursor, direction: Direction): void {
    const schema = Object.keys(written.object).length === 1 ? written.resolve() : written;
    const json = toExactJson(given);
    const key = `${direction} ${schema.pointer} ${json}`;
    if (json === undefined || !schema.exists || this.#seen.has(key)) return;
    this.#seen.add(key);
    const value = parseExactJson(json);
    const other = this.#schemas.findFault(value, schema, direction);
    if (other === undefined) return;
    this.compared++;
    const options = { resolveRef: toResolver(schema.context), direction };
    const { faults, unchecked } = checkValue(value, schema.value, options);
    const isValid = faults.length === 0;
    if (isValid === (other === null)) return;
    const agrees = ([, schemas]: readonly [string, AjvSchemas]): boolean =>
      isValid === (schemas.findFault(value, schema, direction) === null);
    const [rule] = unchecked;
    const reason =
      isValid && rule !== undefined ? `not checked: ${rule.keyword}` : [...this.#readings].find(agrees)?.[0];
    if (reason !== undefined) this.explained.set(reason, (this.explained.get(reason) ?? 0) + 1);
    else {
      const own = faults.map(({ pointer, keyword }) => `at "${pointer}" ${keyword}`)[0] ?? 'valid';
      this.disagreements.push(`${schema.pointer} (${direction}): ${own}; ajv says ${other ?? 'valid'}`);
    }
  }
}
