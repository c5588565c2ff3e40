import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { Cursor } from '../../openapi/core/references/cursor.ts';
import { readGivenExamples } from '../../openapi/examples/given-examples.ts';
import type { Extent } from '../../openapi/examples/sampler/example-limits.ts';
import { Sampler } from '../../openapi/examples/sampler.ts';
import type { Direction } from '../../openapi/schema/view/schema-node.ts';
import { AjvSchemas } from './ajv-schemas.ts';
import { visitFields } from './visit-fields.ts';

/** The result of validating generated examples with ajv. */
interface ExampleShare {
  readonly examples: number;
  readonly valid: number;
  /** The schemas with an invalid example, without duplicates, each with its fault. */
  readonly exceptions: readonly string[];
}

const MAX_EXCEPTIONS = 50;

/** Validates the generated examples of all operations: parameters, headers, bodies, webhooks and callbacks. */
export function checkExamples(root: Cursor): ExampleShare {
  const checker = new ExampleChecker(root);
  visitFields(root, (field, direction, { name, isRequestBody }) => {
    if (readGivenExamples(field).length > 0) return;
    checker.check(field.raw('schema'), direction, name, isRequestBody ? ['all', 'needed', 'first'] : ['all']);
  });
  return checker.finish();
}

class ExampleChecker {
  readonly #schemas: AjvSchemas;
  readonly #sampler = new Sampler(findMessages('en').reference.exampleTexts);
  readonly #results = new Map<string, string | null | undefined>();
  readonly #exceptions: string[] = [];
  #examples = 0;
  #valid = 0;

  constructor(root: Cursor) {
    this.#schemas = new AjvSchemas(root);
  }

  check(schema: Cursor, direction: Direction, name: string, extents: readonly Extent[]): void {
    for (const extent of extents) this.#check(schema, direction, extent, name);
  }

  #check(written: Cursor, direction: Direction, extent: Extent, name: string): void {
    const schema = Object.keys(written.object).length === 1 ? written.resolve() : written;
    if (!schema.exists) return;
    const key = `${direction} ${extent} ${schema.pointer}`;
    if (!this.#results.has(key)) this.#results.set(key, this.#validate(schema, direction, extent, name));
    const fault = this.#results.get(key);
    if (fault === undefined) return;
    this.#examples += 1;
    if (fault === null) this.#valid += 1;
  }

  /** Returns the fault, null for a valid value, or undefined if the check cannot decide. */
  #validate(schema: Cursor, direction: Direction, extent: Extent, name: string): string | null | undefined {
    const value = this.#sampler.sample(schema, direction, extent, name);
    if (value === undefined) return undefined;
    const found = this.#schemas.findFault(value, schema, direction);
    if (typeof found !== 'string') return found;
    const fault = `${schema.pointer} (${direction}, ${extent}): ${found}`;
    if (this.#exceptions.length < MAX_EXCEPTIONS) this.#exceptions.push(fault);
    return fault;
  }

  finish(): ExampleShare {
    return { examples: this.#examples, valid: this.#valid, exceptions: this.#exceptions };
  }
}
