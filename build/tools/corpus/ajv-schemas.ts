import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Cursor } from '../../openapi/core/references/cursor.ts';
import { isBeforeSiblings } from '../../openapi/core/references/keywords.ts';
import type { Direction } from '../../openapi/schema/view/schema-node.ts';
import { toJsonSchemaDocument, toNumbers } from './json-schema-document.ts';
import { timedTest } from './timed-test.ts';

/** Tests patterns with a time limit, because `(a*)*b` may take forever. */
const TIMED = Object.assign(timedTest, { code: 'timedTest' });

/** The schemas of a description, as ajv reads them. */
export class AjvSchemas {
  readonly #root: Cursor;
  readonly #validators = new Map<Direction, Ajv2020>();

  constructor(root: Cursor) {
    this.#root = root;
  }

  /**
   * The first fault of a value, null if it is valid, or undefined if ajv cannot decide: it does not compile a schema with
   * a broken reference, and never ends in schemas that consist of each other.
   */
  findFault(value: unknown, { pointer }: Cursor, direction: Direction): string | null | undefined {
    let validate: ValidateFunction;
    try {
      validate = this.#ajv(direction).compile({ $ref: `api${pointer}` });
    } catch {
      return undefined;
    }
    try {
      if (validate(toNumbers(value))) return null;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
    const [error] = validate.errors ?? [];
    return `at "${error?.instancePath ?? ''}" ${error?.message ?? ''} [${error?.schemaPath ?? ''}]`;
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
      const document = toJsonSchemaDocument(this.#root.value, direction, !isBeforeSiblings(this.#root.object));
      ajv.addSchema(typeof document === 'object' && document !== null ? document : {}, 'api');
      this.#validators.set(direction, ajv);
    }
    return ajv;
  }
}
