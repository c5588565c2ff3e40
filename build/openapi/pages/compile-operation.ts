import type { OperationArticle } from '../../../worker/model/api-articles.ts';
import type { Field, ParameterGroup, Schema } from '../../../worker/model/api-schema.ts';
import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { operationHeadings } from '../../../worker/ui/api/sections.ts';
import type { CompiledPageText } from '../../markdown/description/compile-description.ts';
import { nameOperation } from '../core/change-subjects.ts';
import type { OperationSource } from '../core/collect-operations.ts';
import { readBadges, readDeprecation } from '../core/extensions.ts';
import { readExternalDocs } from '../core/links.ts';
import { saysOnly } from '../core/operation-title.ts';
import { compileSamples } from '../samples/compile-samples.ts';
import { chooseServer } from '../samples/server-url.ts';
import { fieldTreeCost } from '../schema/schema-cost.ts';
import type { ApiContext } from './api-context.ts';
import { schemasOfBody, schemasOfMessage, schemasOfOperation, schemasOfResponse } from './article-schemas.ts';
import { compileSubpages } from './compile-subpage.ts';
import { type CompiledArticle, toArticlePages } from './compiled-article.ts';
import { articleCost, requirementCost, sampleSetCost } from './cost/article-cost.ts';
import { serverCost, sum, tocCost } from './cost/common-cost.ts';
import { answerCost, callbackCost, requestBodyCost, responseCost } from './cost/message-cost.ts';
import { divideArticle, emptied, headingsOf, MAX_ELEMENTS, type PageList, textList } from './divide-article.ts';
import { readParameters } from './fields.ts';
import { mergeParameters, readCallbacks, readRequestBody, readResponses } from './messages.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';
import type { SubpageRegistry } from './subpages.ts';

/** The most that one inline tree may take of a page. The rest of it gets separate pages. */
const MAX_TREE = MAX_ELEMENTS * 0.6;

/**
 * Operations with more servers than this continue on another page. The servers of the whole description are all on its
 * overview.
 */
const MAX_SERVERS = 50;

/** Compiles an operation or webhook to its pages. `added` comes from outside the description. */
export function compileOperation(
  source: OperationSource,
  context: ApiContext,
  registry: SubpageRegistry,
  added: Pick<OperationArticle, 'tryIt' | 'verified'> = {},
): CompiledArticle<OperationArticle> {
  const marks = context.changes?.ofOperation(nameOperation(source)) ?? {};
  const page = new SchemaPageBuilder(context, registry, { marks });
  const text = readDescription(source, page);
  const { '': mark } = marks;
  const whole = { ...readOperation(source, text, page), mark, ...added };
  const lists = listsOf(whole, text, page);
  const slices = divideArticle(
    lists,
    articleCost({ ...whole, ...emptied(lists), headings: [] }) + tocCost(whole.headings),
  );
  const cleared = { servers: [], externalDocs: null, deprecated: false, badges: [], mark: undefined };
  const pages = toArticlePages(slices, { whole, ...context, cleared }, registry).map(({ path, article }) => ({
    path,
    article: slices.length === 1 ? article : withHeadings(article, text, context.messages.page),
  }));
  for (const { article } of pages) page.grow(schemasOfOperation(article), MAX_ELEMENTS - articleCost(article));
  const host = { label: source.title, href: pathToHref(context.base, registry.continuation(0)) };
  return { whole, pages, parts: compileSubpages(registry, { context, host, ownName: null }) };
}

function readDescription(
  { operation, pathItem, lead, title }: OperationSource,
  page: SchemaPageBuilder,
): CompiledPageText {
  // The texts of a path apply to operations without a description (OpenAPI 3.2 §4.9.1).
  const own = operation.text('description');
  const isTitle = own !== null && saysOnly(own, title);
  const shared = own === null ? [pathItem.text('summary'), pathItem.text('description')] : isTitle ? [] : [own];
  const texts = [lead, ...shared].filter((text) => text !== null);
  return page.compileText(texts.join('\n\n'));
}

function readOperation(source: OperationSource, text: CompiledPageText, page: SchemaPageBuilder): OperationArticle {
  const { operation, pathItem, kind } = source;
  const { context } = page;
  const { markdown, root } = context;
  // The reader receives a webhook's body.
  const [incoming, outgoing] =
    kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const parameters = mergeParameters(pathItem, operation);
  const servers = kind === 'webhook' ? [] : readServers([operation, pathItem, root], markdown);
  const article = {
    kind: 'operation',
    title: source.title,
    method: source.method,
    pathTemplate: source.pathTemplate,
    webhook: kind === 'webhook',
    operationId: source.operationId,
    deprecated: operation.flag('deprecated'),
    deprecation: markdown.compile(readDeprecation([operation], context.messages.reference)),
    badges: [...new Set([...readBadges([operation]), ...context.tagBadges(source.tags)])],
    description: text.prose,
    externalDocs: readExternalDocs(operation),
    headings: [],
    servers: hasOwnServers(source) ? servers : servers.slice(0, MAX_SERVERS),
    security: readSecurity(operation, root, { ...context, messages: context.messages.reference }),
    parameters: readParameters(parameters, [], page),
    requestBody: readRequestBody(
      operation.get('requestBody'),
      { path: ['body'], direction: incoming, subject: 'request body' },
      page,
    ),
    responses: readResponses(operation, { path: [], direction: outgoing, subject: 'response' }, page),
    callbacks: readCallbacks(operation, page),
    samples: compileSamples(source, parameters, chooseServer(servers), context),
  } as const satisfies OperationArticle;
  return withHeadings(article, text, context.messages.page);
}

function hasOwnServers({ operation, pathItem }: OperationSource): boolean {
  return [operation, pathItem].some((level) => level.rawItems('servers').length > 0);
}

/** Adds the table of contents for the content of one page. */
function withHeadings(article: OperationArticle, text: CompiledPageText, messages: PageMessages): OperationArticle {
  return { ...article, headings: [...headingsOf(article.description, text), ...operationHeadings(article, messages)] };
}

/** The lists that may continue on another page, in page order. */
function listsOf(whole: OperationArticle, { pieces }: CompiledPageText, page: SchemaPageBuilder): Lists {
  const { servers, security, requestBody, responses, callbacks, samples } = whole;
  const treeCost = (schemas: readonly Schema[]): number =>
    sum(schemas, (schema) => Math.min(page.inlineCost(schema), MAX_TREE));
  const fields = whole.parameters.flatMap((group) => group.parameters.map((field) => ({ group, field })));
  const body = requestBody === null ? [] : [requestBody];
  const ownServers: Lists =
    servers.length <= MAX_SERVERS
      ? []
      : [{ costs: servers.map(serverCost), slice: (...range) => ({ servers: servers.slice(...range) }) }];
  return [
    ...ownServers,
    textList(pieces),
    {
      costs: security.map((entry) => 1 + requirementCost(entry)),
      slice: (...range) => ({ security: security.slice(...range) }),
    },
    {
      costs: fields.map(({ field }) => fieldTreeCost(field) + treeCost([field])),
      slice: (...range) => ({ parameters: regroup(fields.slice(...range)) }),
    },
    {
      costs: body.map((entry) => requestBodyCost(entry) + treeCost(schemasOfBody(entry))),
      slice: (...range) => ({ requestBody: body.slice(...range)[0] ?? null }),
    },
    {
      costs: responses.map((entry) => 2 + responseCost(entry) + answerCost(entry) + treeCost(schemasOfResponse(entry))),
      slice: (...range) => ({ responses: responses.slice(...range) }),
    },
    {
      costs: callbacks.map(
        (entry) => callbackCost(entry) + treeCost(entry.operations.flatMap((operation) => schemasOfMessage(operation))),
      ),
      slice: (...range) => ({ callbacks: callbacks.slice(...range) }),
    },
    {
      costs: samples.map((set) => 2 + sampleSetCost(set)),
      slice: (...range) => ({ samples: samples.slice(...range) }),
    },
  ];
}

type Lists = readonly PageList<OperationArticle>[];

function regroup(fields: readonly { readonly group: ParameterGroup; readonly field: Field }[]): ParameterGroup[] {
  const groups = new Map<ParameterGroup, Field[]>();
  for (const { group, field } of fields) groups.set(group, [...(groups.get(group) ?? []), field]);
  return [...groups].map(([group, parameters]) => ({ ...group, parameters }));
}
