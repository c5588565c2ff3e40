import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { ParameterGroup } from '../../page/blocks/api/parameters/model.ts';
import type { Field } from '../../page/blocks/api/schema/model.ts';
import type { CompiledPageText } from '../../page/description/compile-description.ts';
import type { OperationArticle } from '../../page/kinds/api-articles.ts';
import { operationPage } from '../../page/kinds/operation-page.tsx';
import { operationHeadings } from '../../page/kinds/sections.ts';
import { nameOperation } from '../core/change-subjects.ts';
import type { OperationSource } from '../core/collect-operations.ts';
import { readBadges, readDeprecation } from '../core/extensions.ts';
import { readExternalDocs } from '../core/links.ts';
import { saysOnly } from '../core/operation-title.ts';
import { compileSamples } from '../samples/compile-samples.ts';
import { chooseServer } from '../samples/server-url.ts';
import type { ApiContext } from './api-context.ts';
import { schemasOfOperation } from './article-schemas.ts';
import { compileSubpages } from './compile-subpage.ts';
import type { CompiledArticle } from './compiled-article.ts';
import { divideArticle, headingsOf, MAX_ARTICLE_ELEMENTS, type PageList, textList } from './divide-article.ts';
import { readParameters } from './fields.ts';
import { mergeParameters, readCallbacks, readRequestBody, readResponses } from './messages.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';
import type { SubpageRegistry } from './subpages.ts';

/** The most that one inline tree may take of a page. The rest of it gets separate pages. */
const MAX_TREE = MAX_ARTICLE_ELEMENTS * 0.6;

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
  const { base, messages } = context;
  const pages = divideArticle<OperationArticle>(
    {
      ...{ whole, toPage: operationPage, base, messages, lists: listsOf(whole, text) },
      cleared: { servers: [], externalDocs: null, deprecated: false, badges: [], mark: undefined },
      withHeadings: (article) => withHeadings(article, text, messages.page),
      treeElements: (article) =>
        schemasOfOperation(article).reduce((sum, each) => sum + Math.min(page.inlineElements(each), MAX_TREE), 0),
    },
    registry,
  );
  for (const { article, elements } of pages) page.grow(schemasOfOperation(article), MAX_ARTICLE_ELEMENTS - elements);
  const host = { label: source.title, href: pathToHref(context.base, registry.continuation(0)) };
  return {
    whole,
    page: operationPage(whole),
    pages,
    parts: compileSubpages(registry, { context, host, ownName: null }),
  };
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
function listsOf(whole: OperationArticle, { pieces }: CompiledPageText): PageList<OperationArticle>[] {
  const { servers, security, parameters, requestBody, responses, callbacks, samples } = whole;
  const fields = parameters.flatMap((group) => group.parameters.map((field) => ({ group, field })));
  const sliceServers = (...range: Range): Partial<OperationArticle> => ({ servers: servers.slice(...range) });
  return [
    ...(servers.length <= MAX_SERVERS ? [] : [{ length: servers.length, slice: sliceServers }]),
    textList(pieces),
    { length: security.length, slice: (...range) => ({ security: security.slice(...range) }) },
    { length: fields.length, slice: (...range) => ({ parameters: regroup(fields.slice(...range)) }) },
    { length: 1, slice: (start, end) => ({ requestBody: start === 0 && end > 0 ? requestBody : null }) },
    { length: responses.length, slice: (...range) => ({ responses: responses.slice(...range) }) },
    { length: callbacks.length, slice: (...range) => ({ callbacks: callbacks.slice(...range) }) },
    { length: samples.length, slice: (...range) => ({ samples: samples.slice(...range) }) },
  ];
}

type Range = [start: number, end: number];

function regroup(fields: readonly { readonly group: ParameterGroup; readonly field: Field }[]): ParameterGroup[] {
  const groups = new Map<ParameterGroup, Field[]>();
  for (const { group, field } of fields) groups.set(group, [...(groups.get(group) ?? []), field]);
  return [...groups].map(([group, parameters]) => ({ ...group, parameters }));
}
