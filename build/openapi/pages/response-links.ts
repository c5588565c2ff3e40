import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { ResponseLink } from '../../page/blocks/api/responses/model.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { showFirst } from '../core/show-first.ts';
import type { ApiContext } from './api-context.ts';
import { readServer } from './servers.ts';

const MAX_LINKS = 100;

/** The operations that a client may call next with values from a response (OpenAPI 3.2 §4.20). */
export function readResponseLinks(response: Cursor, context: ApiContext): ResponseLink[] {
  return showFirst(response.entries('links'), MAX_LINKS, response, 'links').map(([name, link]) => {
    const operationId = link.trimmed('operationId');
    const operationRef = link.trimmed('operationRef');
    const target = context.findOperation(operationId, operationRef);
    const server = link.get('server');
    const body = link.has('requestBody')
      ? [{ label: context.messages.page.requestBody.toLowerCase(), value: toText(link.object.requestBody) }]
      : [];
    return {
      name,
      description: context.markdown.compile(link.text('description') ?? ''),
      operation: {
        label: target?.label ?? operationId ?? operationRef ?? '',
        href: target?.href ?? null,
      },
      parameters: [
        ...link.rawEntries('parameters').map(([label, { value }]) => ({ label, value: toText(value) })),
        ...body,
      ],
      server: server.has('url') ? readServer(server, context.markdown) : null,
    };
  });
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (toExactJson(value) ?? '');
}
