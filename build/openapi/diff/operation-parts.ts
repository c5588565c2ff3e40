import { isForm, isJson, isMultipart, isNdjson, isText, isXml } from '../../../worker/request/value/media-type.ts';
import { parseMediaType } from '../../../worker/request/value/parse-media-type.ts';
import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { nameParameter } from '../core/changes/change-subjects.ts';
import { type OperationSource, pathItemOperations } from '../core/operations/collect-operations.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readShape } from '../schema/schema-shape.ts';
import { typesOf } from './schema/bare-types.ts';

/** An operation of a path, webhook or callback. */
export type OperationParts = Pick<OperationSource, 'operation' | 'pathItem' | 'pathTemplate'>;

export interface CallbackOperation extends OperationParts {
  /** The name of the callback, with the operation if it has several. */
  readonly label: string;
}

/**
 * Parameters of an operation and its path, by `in` and name (OpenAPI 3.1 §4.8.10.1), or by position for path
 * parameters.
 */
export function readParameters({ operation, pathItem, pathTemplate }: OperationParts): Map<string, Cursor> {
  const positions = new Map([...pathTemplate.matchAll(/\{([^{}]*)\}/g)].map(([, name = ''], index) => [name, index]));
  return new Map(
    [...pathItem.items('parameters'), ...operation.items('parameters')]
      .filter(({ exists }) => exists)
      .map((parameter) => {
        const [location, name] = [parameter.text('in') ?? '', parameter.text('name') ?? ''];
        const position = location === 'path' ? positions.get(name) : undefined;
        return [`${location} ${position ?? (location === 'header' ? name.toLowerCase() : name)}`, parameter];
      }),
  );
}

/** The path template says which path parameters a request has, even if the description leaves them out. */
export function isInPath(parameter: Cursor): boolean {
  return parameter.text('in') === 'path';
}

/** Path parameters are always required. */
export function isRequiredParameter(parameter: Cursor): boolean {
  return parameter.flag('required') || isInPath(parameter);
}

/** The name of a parameter in the findings. */
export function subjectOfParameter(parameter: Cursor): string {
  return nameParameter(parameter.text('in') ?? '', parameter.text('name') ?? '');
}

/** The schema of a parameter, header or media type: its `schema`, that of its items, or the one in its `content`. */
export function schemaOf(holder: Cursor): Cursor {
  const key = ['schema', 'itemSchema'].find((name) => holder.has(name));
  if (key !== undefined) return holder.raw(key);
  return holder.entries('content')[0]?.[1].raw('schema') ?? holder.raw('schema');
}

type Contents = ReadonlyMap<string, Cursor>;

/**
 * The media types of both sides by name. Parameters count only if they tell media types of the same side apart: first those
 * other than a charset, then a charset, which JSON has none of (RFC 8259 §11).
 */
export function readContents(...holders: readonly [Cursor, Cursor]): readonly [Contents, Contents] {
  const names = holders.map((holder) => holder.entries('content').map(([name]) => name));
  const sharedBy = (write: (name: string) => string): ReadonlySet<string> =>
    new Set(names.flatMap((own) => own.map(write).filter((key, index, keys) => keys.indexOf(key) < index)));
  const [essences, fullNames] = [sharedBy(toEssence), sharedBy((name) => toFullName(name))];
  const toKey = (name: string): string => {
    if (!essences.has(toEssence(name))) return toEssence(name);
    return toFullName(name, !isJson(toEssence(name)) && fullNames.has(toFullName(name)));
  };
  const read = (holder: Cursor): Contents =>
    new Map(holder.entries('content').map(([name, media]) => [toKey(name), media]));
  return [read(holders[0]), read(holders[1])];
}

/** Whether a media type is in a range such as `image/*`. */
export function isInMediaRange(type: string, range: string): boolean {
  const [start = '', end] = range.replace('*/*', '*').split('*');
  return type !== range && end !== undefined && type.startsWith(start) && type.endsWith(end);
}

/** The key of a value on both sides, and the one to call it by. If one is a range, the other may be in it. */
interface KeyPair {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

type Keyed = ReadonlyMap<string, unknown>;

/** Pairs equal keys. A key that only one side has is paired with the most specific range of the other side. */
export function pairKeys(before: Keyed, after: Keyed, isIn: (key: string, range: string) => boolean): KeyPair[] {
  const find = (keys: Keyed, key: string): string[] =>
    keys.has(key)
      ? [key]
      : [...keys.keys()]
          .filter((range) => isIn(key, range))
          .toSorted((one, other) => other.length - one.length)
          .slice(0, 1);
  const added = [...after.keys()].filter((key) => !before.has(key));
  return [
    ...[...before.keys()].flatMap((name) => find(after, name).map((to) => ({ from: name, to, name }))),
    ...added.flatMap((name) => find(before, name).map((from) => ({ from, to: name, name }))),
  ];
}

/** A media type with its parameters, equal for equal ones (RFC 9110 §8.3.1). */
function toFullName(name: string, withCharset = false): string {
  const parameters = [...parseMediaType(name).parameters].flatMap(([key, value]) =>
    key === 'charset' && !withCharset ? [] : [`; ${key}=${value}`],
  );
  return toEssence(name) + parameters.toSorted().join('');
}

/** The media type without parameters such as a charset. */
export function toEssence(name: string): string {
  return name.toLowerCase().replace(/;.*/s, '').trim();
}

/** Whether content of a media type is bytes, rather than text that a schema describes. */
export function isOpaque(name: string): boolean {
  return ![isJson, isNdjson, isXml, isText, isForm, isMultipart].some((isKind) => isKind(name));
}

/** The responses of an operation by status. */
export function readResponses(operation: Cursor): Map<string, Cursor> {
  return new Map(operation.entries('responses', { extensions: false }));
}

/** Whether a status is in a range (OpenAPI 3.1 §4.8.16.2). */
export function isInStatusRange(status: string, range: string): boolean {
  return status !== range && toRange(status) === range;
}

/** `204` → `2XX` */
export function toRange(status: string): string {
  return status.replace(/^(\d)\d\d$/, '$1XX');
}

/** Whether a schema describes one value, not a list or object. */
export function isScalar(schema: Cursor): boolean {
  const types = typesOf(readShape([schema]));
  return types.length > 0 && !types.includes('array') && !types.includes('object');
}

/** Whether a query parameter may be repeated, once for each item of a list. */
export function isRepeatable(parameter: Cursor): boolean {
  const explode = parameter.has('explode') ? parameter.flag('explode') : null;
  const style = toParameterStyle(parameter.text('in') ?? '', parameter.text('style'), explode, false);
  return style.location === 'query' && style.style === 'form' && style.explode;
}

/** The operations of all callbacks, by the name of the callback, its method, and its address if it has several. */
export function readCallbacks(operation: Cursor): Map<string, CallbackOperation> {
  return new Map(
    operation.entries('callbacks').flatMap(([name, callback]) => {
      const items = pathItems(callback);
      const isOnly = items.length === 1 && items.every(([, pathItem]) => pathItemOperations(pathItem).length === 1);
      return items.flatMap(([expression, pathItem]) =>
        pathItemOperations(pathItem).map(({ method, operation: own }): [string, CallbackOperation] => {
          const key = `${name} ${method}${items.length === 1 ? '' : ` ${expression}`}`;
          return [key, { label: isOnly ? name : key, operation: own, pathItem, pathTemplate: expression }];
        }),
      );
    }),
  );
}

function pathItems(callback: Cursor): [string, Cursor][] {
  return Object.keys(callback.object)
    .filter((key) => !key.startsWith('x-') && key !== '$ref')
    .map((key) => [key, callback.get(key)]);
}
