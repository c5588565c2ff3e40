import { type JsonObject, pointerToken } from '../../request/value/json.ts';
import type { Checker } from './checker.ts';
import { type FlatSchema, flattenSchema } from './flatten-schema.ts';

/** Adds the members of an object that its schema does not name, if it says what members there are. */
export function checkUndocumented(check: Checker, value: JsonObject, schema: JsonObject, pointer: string): void {
  const flat = flattenSchema(schema, check.options.resolveRef);
  if (!isClosed(flat)) return;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(flat.properties, name))
      check.addFault(`${pointer}/${pointerToken(name)}`, 'undocumented', name, value[name]);
}

const OPEN = [
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'if',
  'dependentSchemas',
  'discriminator',
];

/** An object with defined properties, all of which its schema names. */
function isClosed(flat: FlatSchema): boolean {
  return (
    flat.branches.length === 0 &&
    Object.keys(flat.properties).length > 0 &&
    OPEN.every((keyword) => flat[keyword] === undefined)
  );
}
