import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { nameParameter } from '../core/changes/change-subjects.ts';
import { type OperationSource, pathItemOperations } from '../core/operations/collect-operations.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readShape } from '../schema/schema-shape.ts';
import { typesOf } from './bare-types.ts';

/** An operation of a path, webhook or callback. */
export type OperationParts = Pick<OperationSource, 'operation' | 'pathItem' | 'pathTemplate'>;

/** An operation of a callback. */
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

/** The schema of a parameter, header or media type: its `schema`, or the one in its `content`. */
export function schemaOf(holder: Cursor): Cursor {
  if (holder.has('schema')) return holder.raw('schema');
  return holder.entries('content')[0]?.[1].raw('schema') ?? holder.raw('schema');
}

/** The media type without parameters such as a charset. */
export function toKey(mediaType: string): string {
  return mediaType.toLowerCase().replace(/;.*/s, '').trim();
}

/** The responses of an operation by status. */
export function readResponses(operation: Cursor): Map<string, Cursor> {
  return new Map(operation.entries('responses', { extensions: false }));
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
