import type { OperationArticle } from '../../../worker/model/api-articles.ts';
import type { Callback } from '../../../worker/model/api-messages.ts';
import { en } from '../../../worker/model/strings.ts';
import { operationHeadings } from '../../../worker/ui/api/sections.ts';
import { type OperationSource, pathItemOperations } from '../core/collect-operations.ts';
import type { Cursor } from '../core/cursor.ts';
import { readBadges, readDeprecation } from '../core/extensions.ts';
import { readExternalDocs } from '../core/links.ts';
import { readTagBadges } from '../core/tags.ts';
import { compileSamples } from '../samples/compile-samples.ts';
import type { ApiContext } from './api-context.ts';
import { readParameters } from './fields.ts';
import { PageCompiler } from './page-compiler.ts';
import type { CompiledArticle, PageRoom } from './page-parts.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';

/** Compiles one operation or webhook to what its page shows. */
export function compileOperation(
  source: OperationSource,
  context: ApiContext,
  room: PageRoom,
): CompiledArticle<OperationArticle> {
  const { operation, pathItem, kind } = source;
  const page = new PageCompiler(context, room);
  // A webhook's body is what the reader receives.
  const [incoming, outgoing] =
    kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const parameters = mergeParameters(pathItem, operation);
  const parameterGroups = readParameters(parameters, [], page, context);
  const requestBody = page.readRequestBody(operation.get('requestBody'), ['body'], incoming);
  const responses = page.readResponses(operation, [], outgoing);
  const callbacks = readCallbacks(operation, page, context);
  page.grow();
  // What a path says is for operations that say nothing themselves (OpenAPI 3.2 §4.9.1).
  const own = operation.text('description');
  const shared = own === null ? [pathItem.text('summary'), pathItem.text('description')] : [own];
  const texts = [source.lead, ...shared];
  const description = context.markdown.compilePage(texts.filter((text) => text !== null).join('\n\n'), page.ids);
  const servers = kind === 'webhook' ? [] : readServers([operation, pathItem, context.root], context.markdown);
  const article = {
    kind: 'operation',
    title: source.title,
    method: source.method,
    pathTemplate: source.pathTemplate,
    webhook: kind === 'webhook',
    operationId: source.operationId,
    deprecated: operation.flag('deprecated'),
    deprecation: context.markdown.compile(readDeprecation([operation])),
    badges: [...new Set([...readBadges([operation]), ...readTagBadges(context.root, source.tags)])],
    description: description.prose,
    externalDocs: readExternalDocs(operation),
    servers,
    security: readSecurity(operation, context.root, context.overviewHref),
    parameters: parameterGroups(),
    requestBody: requestBody(),
    responses: responses(),
    callbacks: callbacks(),
    samples: compileSamples(source, parameters, servers[0], context),
  } as const satisfies Omit<OperationArticle, 'headings'>;
  const headings = [...description.headings.filter(({ level }) => level <= 3), ...operationHeadings(article, en)];
  return { article: { ...article, headings }, parts: page.linkedParts };
}

/** Parameters of the path item and the operation; one is replaced by another of its name and place (OpenAPI 3.2 §4.10.1). */
export function mergeParameters(pathItem: Cursor, operation: Cursor): Cursor[] {
  const merged = new Map<string, Cursor>();
  for (const parameter of [...pathItem.items('parameters'), ...operation.items('parameters')]) {
    if (parameter.exists) merged.set(`${parameter.trimmed('in')} ${parameter.trimmed('name')}`, parameter);
  }
  return [...merged.values()];
}

function readCallbacks(operation: Cursor, page: PageCompiler, context: ApiContext): () => Callback[] {
  const read = operation.entries('callbacks').map(([name, callback]) => ({
    name,
    operations: expressions(callback).flatMap((expression) => {
      const item = callback.get(expression);
      return pathItemOperations(item).map(({ method, operation: inner }) => {
        const path = ['callback', name, method.toLowerCase()];
        const parameters = readParameters(mergeParameters(item, inner), path, page, context);
        const body = page.readRequestBody(inner.get('requestBody'), [...path, 'body'], 'response');
        const responses = page.readResponses(inner, path, 'request');
        return { method, expression, inner, parameters, body, responses };
      });
    }),
  }));
  return () =>
    read.map(({ name, operations }) => ({
      id: page.ids.claim(['callback', name]),
      name,
      operations: operations.map(({ method, expression, inner, parameters, body, responses }) => ({
        method,
        expression,
        title: inner.trimmed('summary') ?? inner.trimmed('operationId') ?? name,
        description: context.markdown.compile(inner.text('description') ?? ''),
        parameters: parameters(),
        requestBody: body(),
        responses: responses(),
      })),
    }));
}

/** Every path of a callback, not the first alone (OpenAPI 3.2 §4.18). */
function expressions(callback: Cursor): string[] {
  return Object.keys(callback.object).filter((key) => !key.startsWith('x-') && key !== '$ref');
}
