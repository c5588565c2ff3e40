import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { collectOperations } from '../../openapi/core/collect-operations.ts';
import type { Cursor } from '../../openapi/core/cursor.ts';
import { readGivenExamples } from '../../openapi/examples/given-examples.ts';
import type { Extent } from '../../openapi/examples/sampler/value-maker.ts';
import { Sampler } from '../../openapi/examples/sampler.ts';
import type { Direction } from '../../openapi/schema/schema-node.ts';
import { toJsonSchemaDocument, toNumbers } from './json-schema-document.ts';
import { timedTest } from './timed-test.ts';

/** The result of validating generated examples with ajv. */
interface ExampleShare {
  readonly examples: number;
  readonly valid: number;
  /** Examples whose schema ajv cannot compile, such as one with a broken reference. */
  readonly unchecked: number;
  /** The schemas with an invalid example, without duplicates, each with its fault. */
  readonly exceptions: readonly string[];
}

const MAX_EXCEPTIONS = 50;
/** Tests patterns with a time limit, because `(a*)*b` may take forever. */
const TIMED = Object.assign(timedTest, { code: 'timedTest' });

/** Validates the generated examples of all operations: parameters, headers, bodies, webhooks and callbacks. */
export function checkExamples(root: Cursor): ExampleShare {
  const checker = new ExampleChecker(root);
  for (const { pathItem, operation, kind } of collectOperations(root)) {
    const [incoming, outgoing] =
      kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
    for (const parameter of pathItem.items('parameters')) checker.checkField(parameter, incoming);
    checker.checkOperation(operation, incoming, outgoing);
    for (const [, callback] of operation.entries('callbacks'))
      for (const expression of Object.keys(callback.object))
        for (const method of Object.keys(callback.get(expression).object))
          checker.checkOperation(callback.get(expression).get(method), 'response', 'request');
  }
  return checker.finish();
}

class ExampleChecker {
  readonly #root: Cursor;
  readonly #sampler = new Sampler();
  readonly #validators = new Map<Direction, Ajv2020>();
  readonly #results = new Map<string, string | null | undefined>();
  readonly #exceptions: string[] = [];
  #examples = 0;
  #valid = 0;
  #unchecked = 0;

  constructor(root: Cursor) {
    this.#root = root;
  }

  checkOperation(operation: Cursor, incoming: Direction, outgoing: Direction): void {
    for (const parameter of operation.items('parameters')) this.checkField(parameter, incoming);
    for (const [, mediaType] of operation.get('requestBody').entries('content'))
      this.checkField(mediaType, incoming, ['all', 'needed', 'first']);
    for (const [, response] of operation.entries('responses')) {
      for (const [, mediaType] of response.entries('content')) this.checkField(mediaType, outgoing);
      for (const [, header] of response.entries('headers')) this.checkField(header, outgoing);
    }
  }

  /** Checks the example of a parameter, a header or a media type. */
  checkField(holder: Cursor, direction: Direction, extents: readonly Extent[] = ['all']): void {
    const field = holder.entries('content')[0]?.[1] ?? holder;
    const schema = field.raw('schema');
    if (!schema.exists || readGivenExamples(field).length > 0) return;
    for (const extent of extents) this.#check(schema, direction, extent, holder.text('name') ?? '');
  }

  #check(written: Cursor, direction: Direction, extent: Extent, name: string): void {
    const schema = Object.keys(written.object).length === 1 ? written.resolve() : written;
    if (!schema.exists) {
      this.#unchecked += 1;
      return;
    }
    const key = `${direction} ${extent} ${schema.pointer}`;
    if (!this.#results.has(key)) this.#results.set(key, this.#validate(schema, direction, extent, name));
    const fault = this.#results.get(key);
    if (fault === undefined) {
      this.#unchecked += 1;
      return;
    }
    this.#examples += 1;
    if (fault === null) this.#valid += 1;
  }

  /** Returns the fault, null for a valid value, or undefined if the check cannot decide. */
  #validate(schema: Cursor, direction: Direction, extent: Extent, name: string): string | null | undefined {
    const value = this.#sampler.sample(schema, direction, extent, name);
    if (value === undefined) return undefined;
    let validate: ValidateFunction;
    try {
      validate = this.#ajv(direction).compile({ $ref: `api${schema.pointer}` });
    } catch {
      return undefined;
    }
    if (validate(toNumbers(value))) return null;
    const [error] = validate.errors ?? [];
    const fault = `${schema.pointer} (${direction}, ${extent}): at "${error?.instancePath ?? ''}" ${error?.message ?? ''} [${error?.schemaPath ?? ''}]`;
    if (this.#exceptions.length < MAX_EXCEPTIONS) this.#exceptions.push(fault);
    return fault;
  }

  #ajv(direction: Direction): Ajv2020 {
    let ajv = this.#validators.get(direction);
    if (ajv === undefined) {
      ajv = new Ajv2020({
        strict: false,
        validateSchema: false,
        logger: false,
        addUsedSchema: false,
        inlineRefs: false,
        code: { optimize: false, regExp: TIMED },
      });
      addFormats.default(ajv);
      const document = toJsonSchemaDocument(
        this.#root.value,
        direction,
        !/^3\.[1-9]/.test(this.#root.text('openapi') ?? ''),
      );
      ajv.addSchema(typeof document === 'object' && document !== null ? document : {}, 'api');
      this.#validators.set(direction, ajv);
    }
    return ajv;
  }

  finish(): ExampleShare {
    return {
      examples: this.#examples,
      valid: this.#valid,
      unchecked: this.#unchecked,
      exceptions: this.#exceptions,
    };
  }
}
