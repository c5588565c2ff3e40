import { isObject, type JsonObject } from '../../../request/value/json.ts';

/** A tool's input, in a small subset of JSON Schema 2020-12. The advertised schema is also the one that is checked. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export type PropertySchema =
  | { readonly type: 'string'; readonly description: string; readonly minLength: number; readonly maxLength: number }
  | {
      readonly type: 'integer';
      readonly description: string;
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
    };

/** Explains what is wrong with the arguments, so that the model can correct them. Null if they are valid. */
export function findFault(schema: InputSchema, values: unknown): string | null {
  if (!isObject(values)) return '"arguments" must be an object.';
  const known = Object.keys(schema.properties);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `${JSON.stringify(unknown.slice(0, 50))} is not an argument; known are ${known.join(', ')}.`;
  const missing = schema.required.find((name) => values[name] === undefined);
  if (missing !== undefined) return `"${missing}" is missing.`;
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = values[name];
    if (value !== undefined && !fits(property, value)) return `"${name}" must be ${expectation(property)}.`;
  }
  return null;
}

/** A validated string argument; empty if absent. */
export function textOf(values: JsonObject, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** A validated number argument, or its default. */
export function numberOf(values: JsonObject, name: string, schema: InputSchema): number {
  const value = values[name];
  const property = schema.properties[name];
  if (typeof value === 'number') return value;
  return property?.type === 'integer' ? property.default : 0;
}

function fits(property: PropertySchema, value: unknown): boolean {
  return property.type === 'string'
    ? typeof value === 'string' && value.trim().length >= property.minLength && value.length <= property.maxLength
    : Number.isInteger(value) && Number(value) >= property.minimum && Number(value) <= property.maximum;
}

function expectation(property: PropertySchema): string {
  return property.type === 'string'
    ? `text of ${property.minLength} to ${property.maxLength} characters`
    : `an integer from ${property.minimum} to ${property.maximum}`;
}
