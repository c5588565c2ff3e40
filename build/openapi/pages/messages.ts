import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { RequestBody } from '../../page/blocks/api/body/model.ts';
import type { Callback } from '../../page/blocks/api/callbacks/block.tsx';
import type { Response, ResponseLink } from '../../page/blocks/api/responses/model.ts';
import { nameHeader, nameResponse } from '../core/changes/change-subjects.ts';
import { pathItemOperations } from '../core/operations/collect-operations.ts';
import { isEmptyBody } from '../core/operations/empty-body.ts';
import { mergeParameters } from '../core/operations/parameters.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { showFirst } from '../core/show-first.ts';
import type { ApiContext } from './api-context.ts';
import type { SchemaPageBuilder } from './compile/schema-page-builder.ts';
import { type FieldContext, readField, readParameters } from './fields.ts';
import { readContent } from './media-types.ts';
import { readServer } from './servers.ts';
import { registeredName, saysOnly, statusText } from './status-text.ts';

const MAX_LINKS = 100;
const MAX_HEADERS = 100;
/** Maximum number of requests in one callback. */
const MAX_EXPRESSIONS = 20;

export function readRequestBody(body: Cursor, part: FieldContext, page: SchemaPageBuilder): RequestBody | null {
  if (!body.exists || isEmptyBody(body)) return null;
  return {
    description: page.context.markdown.compile(body.text('description') ?? ''),
    required: body.flag('required'),
    content: readContent(body, part, page),
  };
}

export function readResponses(
  operation: Cursor,
  { path, direction, subject }: FieldContext,
  page: SchemaPageBuilder,
): Response[] {
  const { reference } = page.context.messages;
  const responses = operation.entries('responses', { extensions: false });
  // What is true of all other statuses is last, as "otherwise" is.
  const isOther = ([status]: readonly [string, unknown]): boolean => status === 'default';
  const ordered = [...responses.filter((entry) => !isOther(entry)), ...responses.filter(isOther)];
  return ordered.map(([status, response]): Response => {
    const own = subject === undefined ? {} : { subject: nameResponse(status) };
    const part = { path: [...path, 'response', status], direction, ...own };
    const headerPart = (name: string): FieldContext => ({
      path: [...part.path, 'header'],
      direction,
      ...(subject === undefined ? {} : { subject: nameHeader(name, nameResponse(status)) }),
    });
    const given = response.trimmed('summary') ?? response.trimmed('x-summary');
    const title = given ?? statusText(status, reference) ?? '';
    const description = response.text('description') ?? '';
    const isName = saysOnly(description, title, given === null ? registeredName(status) : null);
    return {
      id: page.ids.claim(part.path),
      status,
      title,
      description: page.context.markdown.compile(isName ? '' : description),
      headers: showFirst(response.entries('headers'), MAX_HEADERS, response, 'headers').map(([name, header]) =>
        readField(header, name, headerPart(name), page),
      ),
      content: readContent(response, part, page),
      links: readResponseLinks(response, page.context),
    };
  });
}

export function readCallbacks(operation: Cursor, page: SchemaPageBuilder): Callback[] {
  return operation.entries('callbacks').map(([name, callback]) => ({
    id: page.ids.claim(['callback', name]),
    name,
    operations: showFirst(listExpressions(callback), MAX_EXPRESSIONS, operation, 'callbacks').flatMap((expression) => {
      const item = callback.get(expression);
      return pathItemOperations(item).map(({ method, operation: inner }) => {
        const path = ['callback', name, method.toLowerCase()];
        return {
          method,
          expression,
          title: inner.trimmed('summary') ?? inner.trimmed('operationId') ?? name,
          description: page.context.markdown.compile(inner.text('description') ?? ''),
          parameters: readParameters(mergeParameters(item, inner), path, page),
          requestBody: readRequestBody(
            inner.get('requestBody'),
            { path: [...path, 'body'], direction: 'response' },
            page,
          ),
          responses: readResponses(inner, { path, direction: 'request' }, page),
        };
      });
    }),
  }));
}

/** Every expression of a callback, not just the first (OpenAPI 3.2 §4.18). */
function listExpressions(callback: Cursor): string[] {
  return Object.keys(callback.object).filter((key) => !key.startsWith('x-') && key !== '$ref');
}

/** The operations that a client may call next with values from a response (OpenAPI 3.2 §4.20). */
function readResponseLinks(response: Cursor, context: ApiContext): ResponseLink[] {
  return showFirst(response.entries('links'), MAX_LINKS, response, 'links').map(([name, link]) => {
    const operationId = link.trimmed('operationId');
    const operationRef = link.trimmed('operationRef');
    const target = context.findOperation(operationId, operationRef);
    const server = link.get('server');
    const body = link.has('requestBody')
      ? [{ label: context.messages.reference.inText.requestBody, value: toText(link.object.requestBody) }]
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
      server: server.has('url') ? readServer(server, context) : null,
    };
  });
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (toExactJson(value) ?? '');
}
