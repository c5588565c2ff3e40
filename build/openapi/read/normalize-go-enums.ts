import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { mapObjects } from './map-objects.ts';

/** Where go-swagger writes `value Constant  Comment` lines for the values of an enum. It repeats them in the description. */
const EXTENSION = 'x-go-enum-desc';

/** Whether the JSON text of a description has the constants of Go. */
export function hasGoEnums(json: string): boolean {
  return json.includes(`"${EXTENSION}"`);
}

/** Takes the constants of Go out of descriptions, and describes the values of enums by the comments on them. */
export function normalizeGoEnums(root: JsonObject): JsonObject {
  return mapObjects(root, (object) => {
    const lines = object[EXTENSION];
    return typeof lines === 'string' ? describeValues(withoutConstants(object, lines.trim()), lines) : object;
  });
}

function withoutConstants(object: JsonObject, lines: string): JsonObject {
  const { description } = object;
  const text = typeof description === 'string' ? description.trimEnd() : '';
  return lines !== '' && text.endsWith(lines)
    ? { ...object, description: text.slice(0, -lines.length).trimEnd() }
    : object;
}

/** The object with descriptions beside its enum, which may be that of its items or, for a parameter, of its schema. */
function describeValues(object: JsonObject, lines: string): JsonObject {
  const { enum: values } = object;
  if (Array.isArray(values)) {
    const comments = values.map((value: unknown) => [String(value), commentOn(String(value), lines)] as const);
    const described = Object.fromEntries(comments.filter(([, comment]) => comment !== ''));
    return { 'x-enum-descriptions': described, ...object };
  }
  for (const key of ['schema', 'items']) {
    const inner = object[key];
    if (isObject(inner)) return { ...object, [key]: describeValues(inner, lines) };
  }
  return object;
}

/** What follows a value and its constant, without directives of linters. */
function commentOn(value: string, lines: string): string {
  const line = lines.split('\n').find((each) => each.startsWith(`${value} `)) ?? '';
  return line
    .slice(value.length)
    .replace(/^ +\S+ */, '')
    .replace(/^nolint\b.*/, '')
    .trim();
}
