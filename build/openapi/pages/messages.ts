import { english } from '../../../worker/model/messages/english.ts';
import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { RequestBody } from '../../page/blocks/api/body/model.ts';
import type { Callback, CallbackOperation } from '../../page/blocks/api/callbacks/block.tsx';
import type { Response, ResponseLink } from '../../page/blocks/api/responses/model.ts';
import { nameHeader, nameResponse } from '../core/changes/change-subjects.ts';
import { pathItemOperations } from '../core/operations/collect-operations.ts';
import { mergeParameters } from '../core/operations/parameters.ts';
import { type Cursor, showFirst } from '../core/references/cursor.ts';
import { isEmptyBody } from '../samples/sample-bodies.ts';
import type { ApiContext } from './api-context.ts';
import type { SchemaPageBuilder } from './compile/schema-page-builder.ts';
import { type FieldContext, readField, readParameters } from './fields.ts';
import { readContent } from './media-types.ts';
import { readServer } from './servers.ts';

const MAX_LINKS = 100;
const MAX_HEADERS = 100;
/** Maximum number of requests in one callback. */
const MAX_EXPRESSIONS = 20;
/** Callbacks inside each other. */
const MAX_CALLBACKS = 20;

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

/**
 * The callbacks of an operation, followed by those of the requests in them, `outer › inner`: what the API's client may ask
 * of the API in turn. Each definition is shown once.
 */
export function readCallbacks(operation: Cursor, page: SchemaPageBuilder): Callback[] {
  const seen = new Set<string>();
  const read = (holder: Cursor, above: readonly string[]): Callback[] =>
    holder.entries('callbacks').flatMap(([name, callback]) => {
      if (above.length > 0 && (seen.has(callback.pointer) || above.length > MAX_CALLBACKS)) return [];
      seen.add(callback.pointer);
      const names = [...above, name];
      const items = showFirst(listExpressions(callback), MAX_EXPRESSIONS, holder, 'callbacks').flatMap((expression) => {
        const item = callback.get(expression);
        return pathItemOperations(item).map((found) => ({ ...found, item, expression }));
      });
      const own = { id: page.ids.claim(['callback', ...names]), name: names.join(' › ') };
      const operations = items.map((item) => readCallbackOperation(item, names, page));
      return [{ ...own, operations }, ...items.flatMap((item) => read(item.operation, names))];
    });
  return read(operation, []);
}

interface CallbackItem {
  readonly method: string;
  readonly operation: Cursor;
  readonly item: Cursor;
  readonly expression: string;
}

function readCallbackOperation(
  { method, operation, item, expression }: CallbackItem,
  names: readonly string[],
  page: SchemaPageBuilder,
): CallbackOperation {
  const path = ['callback', ...names, method.toLowerCase()];
  // The API sends a callback, and receives one inside of it.
  const [incoming, outgoing] =
    names.length % 2 === 1 ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const body = { path: [...path, 'body'], direction: incoming };
  return {
    method,
    expression,
    title: operation.trimmed('summary') ?? operation.trimmed('operationId') ?? names.at(-1) ?? '',
    description: page.context.markdown.compile(operation.text('description') ?? ''),
    parameters: readParameters(mergeParameters(item, operation), path, page),
    requestBody: readRequestBody(operation.get('requestBody'), body, page),
    responses: readResponses(operation, { path, direction: outgoing }, page),
  };
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

type StatusTexts = Pick<ReferenceMessages, 'statusClasses' | 'statuses'>;

/**
 * The meaning of a key in a Responses Object: the name of a status code, the class of a range (RFC 9110 §15), or "Any
 * other status" for `default`. Null for anything else.
 */
export function statusText(status: string, { statusClasses, statuses }: StatusTexts): string | null {
  const key = status.trim().toUpperCase();
  return findOwn(statuses, key) ?? findOwn(statusClasses, key);
}

/** The registered name of a status code, which generated descriptions repeat, whatever the language of the site. */
function registeredName(status: string): string | null {
  return statusText(status, english.reference);
}

/** Whether a text only repeats one of these names, as generated response descriptions do. */
export function saysOnly(text: string, ...names: readonly (string | null)[]): boolean {
  const written = text.trim().replace(/\.$/, '').toLowerCase();
  return written !== '' && names.some((name) => name?.toLowerCase() === written);
}

function findOwn(names: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}
