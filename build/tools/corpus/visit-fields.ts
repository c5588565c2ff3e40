import { collectOperations } from '../../openapi/core/operations/collect-operations.ts';
import type { Cursor } from '../../openapi/core/references/cursor.ts';
import type { Direction } from '../../openapi/schema/view/schema-node.ts';

interface FieldUse {
  /** Name of the parameter; empty for others. */
  readonly name: string;
  readonly isRequestBody: boolean;
}

type Visit = (field: Cursor, direction: Direction, use: FieldUse) => void;

/** Visits everything that has a schema: parameters, headers and media types of operations, webhooks and callbacks. */
export function visitFields(root: Cursor, visit: Visit): void {
  for (const { pathItem, operation, kind } of collectOperations(root)) {
    const [incoming, outgoing] =
      kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
    for (const parameter of pathItem.items('parameters')) visitField(parameter, incoming, visit);
    visitOperation(operation, [incoming, outgoing], visit);
    for (const [, callback] of operation.entries('callbacks'))
      for (const expression of Object.keys(callback.object))
        for (const method of Object.keys(callback.get(expression).object))
          visitOperation(callback.get(expression).get(method), ['response', 'request'], visit);
  }
}

function visitOperation(
  operation: Cursor,
  [incoming, outgoing]: readonly [incoming: Direction, outgoing: Direction],
  visit: Visit,
): void {
  for (const parameter of operation.items('parameters')) visitField(parameter, incoming, visit);
  for (const [, mediaType] of operation.get('requestBody').entries('content'))
    visitField(mediaType, incoming, visit, true);
  for (const [, response] of operation.entries('responses')) {
    for (const [, mediaType] of response.entries('content')) visitField(mediaType, outgoing, visit);
    for (const [, header] of response.entries('headers')) visitField(header, outgoing, visit);
  }
}

function visitField(holder: Cursor, direction: Direction, visit: Visit, isRequestBody = false): void {
  const field = holder.entries('content')[0]?.[1] ?? holder;
  if (field.raw('schema').exists) visit(field, direction, { name: holder.text('name') ?? '', isRequestBody });
}
