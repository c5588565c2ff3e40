import type { Cursor } from './cursor.ts';

/** An operation where it stands in the description, before anything of it is compiled. */
export interface OperationSource {
  readonly kind: 'operation' | 'webhook';
  /** Upper-case. */
  readonly method: string;
  /** Path template, or the name of a webhook. */
  readonly pathTemplate: string;
  readonly operation: Cursor;
  readonly pathItem: Cursor;
  readonly operationId: string | null;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Fixed fields of a path item (OpenAPI 3.2 §4.9.1). */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** All operations of a description in its order: `paths`, then `webhooks`. Those marked `x-internal` are left out. */
export function collectOperations(root: Cursor): OperationSource[] {
  return [
    ...root
      .rawEntries('paths', { extensions: false })
      .flatMap(([path, item]) => fromPathItem('operation', path, item.resolve())),
    ...['webhooks', 'x-webhooks'].flatMap((key) =>
      root.rawEntries(key).flatMap(([name, item]) => fromPathItem('webhook', name, item.resolve())),
    ),
  ];
}

function fromPathItem(kind: OperationSource['kind'], pathTemplate: string, pathItem: Cursor): OperationSource[] {
  if (pathItem.flag('x-internal')) return [];
  return pathItemOperations(pathItem)
    .filter(({ operation }) => !operation.flag('x-internal'))
    .map(({ method, operation }) => {
      const operationId = operation.trimmed('operationId');
      const summary = operation.trimmed('summary') ?? operation.trimmed('x-summary');
      return {
        kind,
        method,
        pathTemplate,
        operation,
        pathItem,
        operationId,
        title: oneLine(summary ?? operationId ?? `${method} ${pathTemplate}`),
        tags: [
          ...new Set(
            operation
              .texts('tags')
              .map((tag) => tag.trim())
              .filter((tag) => tag !== ''),
          ),
        ],
      };
    });
}

/** The operations of a path item by method: of a path, a webhook or a callback. */
export function pathItemOperations(pathItem: Cursor): { readonly method: string; readonly operation: Cursor }[] {
  const fixed = Object.keys(pathItem.object)
    .filter((key) => METHODS.includes(key.toLowerCase()))
    .map((key) => ({ method: key.toUpperCase(), operation: pathItem.get(key) }));
  const additional = pathItem.entries('additionalOperations').map(([method, operation]) => ({ method, operation }));
  return [...fixed, ...additional].filter(
    ({ operation }) => typeof operation.value === 'object' && operation.value !== null,
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
