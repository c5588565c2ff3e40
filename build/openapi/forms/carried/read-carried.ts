import { SECRET_NAME } from '../../../../worker/forms/exchange/link.ts';
import type { TryItGiven, TryItTaken } from '../../../../worker/forms/exchange/record.ts';
import { pointerToken } from '../../../../worker/request/value/json.ts';
import { isJson } from '../../../../worker/request/value/media-type.ts';
import type { OperationSource } from '../../core/operations/collect-operations.ts';
import { listParameters, readLocation } from '../../core/operations/parameters.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readShape, type SchemaShape } from '../../schema/schema-shape.ts';
import { isIdentifier, nameKey, pathKeys, thingKey, thingOf } from './value-keys.ts';

/** More are no help to a reader, and each is a field to look at. */
const MAX_MEMBERS = 200;

/** Lists within lists. A list may also contain itself. */
const MAX_LISTS = 5;

/** Members that only wrap what was asked for. */
const WRAPPERS =
  /^(?:data|items?|results?|records?|values?|entries|content|list|rows|payload|response|body|members?)$/i;

/** The values that an operation takes: identifiers in its path, query and JSON body. */
export function readTaken(source: OperationSource): TryItTaken[] {
  const { operation, pathTemplate } = source;
  const keys = pathKeys(pathTemplate);
  const parameters = listParameters(source).flatMap((parameter): TryItTaken[] => {
    const [name, location] = [parameter.trimmed('name') ?? '', readLocation(parameter)];
    const type = typeOf([parameter.raw('schema')], name);
    if (type === null || (location !== 'path' && location !== 'query')) return [];
    const key = location === 'path' ? keys.get(name) : isIdentifier(name) ? nameKey(name) : undefined;
    return key === undefined ? [] : [{ in: location, name, as: `${key} ${type}` }];
  });
  const body = jsonSchema(operation.get('requestBody'));
  const members = body === null ? [] : [...readShape([body]).properties].slice(0, MAX_MEMBERS);
  return [
    ...parameters,
    ...members.flatMap(([name, schemas]): TryItTaken[] => {
      const type = isIdentifier(name) && !readShape(schemas).readOnly ? typeOf(schemas, name) : null;
      return type === null ? [] : [{ in: 'body', name, as: `${nameKey(name)} ${type}` }];
    }),
  ];
}

/** The values that an operation's successful responses return, each under all keys that others may take it by. */
export function readGiven({ operation, pathTemplate }: OperationSource): TryItGiven[] {
  const [, response] = successes(operation)[0] ?? [];
  const schema = response === undefined ? null : jsonSchema(response);
  return schema === null ? [] : readMembers(readShape([schema]), '', [thingOf(pathTemplate)], 0);
}

/** The successful responses of an operation. */
export function successes(operation: Cursor): [string, Cursor][] {
  return operation.entries('responses', { extensions: false }).filter(([status]) => /^2/.test(status));
}

/** The scalars of a response, then those of the objects in it. In a list, those of the first item. */
function readMembers(outer: SchemaShape, at: string, things: readonly string[], depth: number): TryItGiven[] {
  let [shape, pointer] = [outer, at];
  for (let lists = 0; shape.items.length > 0; lists++) {
    if (lists === MAX_LISTS) return [];
    shape = readShape(shape.items);
    pointer += '/0';
  }
  const own = [...new Set([...things, ...(shape.name === null ? [] : [thingKey(shape.name)])])];
  const members = [...shape.properties].slice(0, MAX_MEMBERS);
  const scalars = members.flatMap(([name, schemas]): TryItGiven[] => {
    const type = typeOf(schemas, name);
    if (type === null) return [];
    const keys = [nameKey(name), ...own.map((thing) => thing + nameKey(name))];
    return keys.map((key) => ({ pointer: `${pointer}/${pointerToken(name)}`, as: `${key} ${type}` }));
  });
  if (depth > 1) return scalars;
  const inner = members.flatMap(([name, schemas]) => {
    const wraps = WRAPPERS.test(name) || own.includes(thingKey(name));
    const path = `${pointer}/${pointerToken(name)}`;
    return readMembers(readShape(schemas), path, wraps ? own : [thingKey(name)], depth + 1);
  });
  return [...scalars, ...inner];
}

function jsonSchema(holder: Cursor): Cursor | null {
  const [, mediaType] = holder.entries('content').find(([type]) => isJson(type)) ?? [];
  const schema = mediaType?.raw('schema');
  return schema?.exists ? schema : null;
}

/** The type of a value that may be carried; null for anything else, such as a choice, a date or a secret. */
function typeOf(schemas: readonly Cursor[], name: string): 'string' | 'integer' | null {
  if (SECRET_NAME.test(name)) return null;
  const { types, parts, writeOnly } = readShape(schemas);
  const [type] = types;
  if (writeOnly || types.length !== 1 || (type !== 'string' && type !== 'integer')) return null;
  return parts.some((part) => part.has('enum') || part.has('const') || FORMATS.test(part.trimmed('format') ?? ''))
    ? null
    : type;
}

const FORMATS = /^(?:password|date|date-time|time|duration|byte|binary)$/;
