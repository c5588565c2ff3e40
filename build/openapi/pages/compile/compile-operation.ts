import { pathToHref } from '../../../../worker/model/path.ts';
import type { Schema } from '../../../page/blocks/api/schema/model.ts';
import { MAX_SERVERS } from '../../../page/blocks/api/servers/block.tsx';
import type { CompiledPageText } from '../../../page/description/compile-description.ts';
import { dividePage, MAX_ARTICLE_ELEMENTS } from '../../../page/divide-page.tsx';
import { type OperationArticle, operationPage } from '../../../page/kinds/operation-page.tsx';
import type { Page } from '../../../page/page.ts';
import { oneLine } from '../../../page/text/markdown/markdown-text.ts';
import { nameOperation } from '../../core/changes/change-subjects.ts';
import { readBadges, readDeprecation } from '../../core/extensions.ts';
import type { OperationSource } from '../../core/operations/collect-operations.ts';
import { saysOnly } from '../../core/operations/operation-title.ts';
import { listParameters } from '../../core/operations/parameters.ts';
import { readExternalDocs } from '../../core/references/links.ts';
import { compileSamples } from '../../samples/compile-samples.ts';
import type { ApiContext } from '../api-context.ts';
import type { CompiledArticle } from '../compiled-article.ts';
import { readParameters } from '../fields.ts';
import { readCallbacks, readRequestBody, readResponses } from '../messages.ts';
import { compileSecurity } from '../security.ts';
import { readServers } from '../servers.ts';
import type { SubpageRegistry } from '../subpages.ts';
import { compileSubpages } from './compile-subpage.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';

/** The most that one inline tree may take of a page. The rest of it gets separate pages. */
const MAX_TREE = MAX_ARTICLE_ELEMENTS * 0.6;

/** Compiles an operation or webhook to its pages. `added` comes from outside the description. */
export function compileOperation(
  source: OperationSource,
  context: ApiContext,
  registry: SubpageRegistry,
  added: Pick<OperationArticle, 'tryIt' | 'verified'> = {},
): CompiledArticle<OperationArticle> {
  const marks = context.changes?.ofOperation(nameOperation(source)) ?? {};
  const builder = new SchemaPageBuilder(context, registry, { marks });
  const text = readDescription(source, builder);
  const { '': mark } = marks;
  const whole = { ...readOperation(source, text, builder), mark, ...added };
  const page = operationPage(whole);
  const pages = dividePage(page, {
    base: context.base,
    messages: context.messages,
    pathOf: (index) => registry.continuation(index),
    treeElements: (part) => sum(treesOf(part).map((tree) => Math.min(builder.inlineElements(tree), MAX_TREE))),
  });
  for (const draft of pages) builder.grow(treesOf(draft.page), MAX_ARTICLE_ELEMENTS - draft.elements);
  const host = { label: source.title, href: pathToHref(context.base, registry.continuation(0)) };
  return { whole, page, pages, parts: compileSubpages(registry, { context, host, ownName: null }) };
}

function treesOf({ blocks }: Page): readonly Schema[] {
  return blocks.flatMap(({ trees = [] }) => trees);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function readDescription(
  { operation, pathItem, lead, title }: OperationSource,
  page: SchemaPageBuilder,
): CompiledPageText {
  // The texts of a path apply to operations without a description (OpenAPI 3.2 §4.9.1).
  const own = operation.text('description');
  const [first = '', ...others] = own?.trim().split(/\n[^\S\n]*\n/) ?? [];
  const rest = others.join('\n\n');
  // Without a paragraph before it, the indent of code would be lost.
  const body = saysOnly(first, title) && !/^\n*(?: {4}|\t)/.test(rest) ? rest : own;
  const shared = own === null ? [pathItem.text('summary'), pathItem.text('description')] : [body];
  const isRepeated = lead !== null && own !== null && oneLine(own).startsWith(oneLine(lead));
  const texts = [isRepeated ? null : lead, ...shared].filter((text) => text !== null);
  return page.compileText(texts.join('\n\n'));
}

function readOperation(source: OperationSource, text: CompiledPageText, page: SchemaPageBuilder): OperationArticle {
  const { operation, pathItem, kind } = source;
  const { context } = page;
  const { markdown, root } = context;
  // The reader receives a webhook's body.
  const [incoming, outgoing] =
    kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const parameters = listParameters(source);
  // What the API asks of its clients is not what it sends to their servers.
  const isUnsecured = kind === 'webhook' && !operation.has('security');
  const servers = kind === 'webhook' ? [] : readServers([operation, pathItem, root], context);
  return {
    title: source.title,
    method: source.method,
    pathTemplate: source.pathTemplate,
    webhook: kind === 'webhook',
    operationId: source.operationId,
    deprecated: operation.flag('deprecated'),
    deprecation: markdown.compile(readDeprecation([operation], context.messages.reference)),
    badges: [...new Set([...readBadges([operation]), ...context.tagBadges(source.tags)])],
    text,
    externalDocs: readExternalDocs(operation),
    servers: hasOwnServers(source) ? servers : servers.slice(0, MAX_SERVERS),
    security: isUnsecured ? [] : compileSecurity(operation, root, { ...context, messages: context.messages.reference }),
    parameters: readParameters(parameters, [], page),
    requestBody: readRequestBody(
      operation.get('requestBody'),
      { path: ['body'], direction: incoming, subject: 'request body' },
      page,
    ),
    responses: readResponses(operation, { path: [], direction: outgoing, subject: 'response' }, page),
    callbacks: readCallbacks(operation, page),
    samples: compileSamples(source, parameters, servers[0], context),
  };
}

function hasOwnServers({ operation, pathItem }: OperationSource): boolean {
  return [operation, pathItem].some((level) => level.rawItems('servers').length > 0);
}
