import type { ApiArticle, Link, OperationCard, SchemaArticle, TagArticle } from '../../worker/model/api.ts';
import type { Card } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { SECTION_IDS } from '../../worker/ui/api/sections.ts';
import { renderArticle } from '../../worker/ui/article.tsx';
import { type CompiledPage, createPage } from '../compiled-page.ts';
import type { ApiConfig } from '../config/site-config.ts';
import { DescriptionCompiler } from '../markdown/compile-description.ts';
import { summarize } from '../markdown/summary.ts';
import { type ApiPageArticle, renderApiTwin } from '../markdown-twin/api-twins.ts';
import type { Report } from '../report/report.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import type { ApiContext } from './api-context.ts';
import { toApiSidebar } from './api-sidebar.ts';
import { ApiWarnings } from './api-warnings.ts';
import { collectOperations, type OperationSource } from './collect-operations.ts';
import { compileOperation } from './compile-operation.ts';
import { compileOverview } from './compile-overview.ts';
import { compileSchemaPage } from './compile-schema-page.ts';
import { Cursor } from './cursor.ts';
import { makeDescriptionFiles } from './description-files.ts';
import { createLinkResolver } from './description-links.ts';
import { FragmentIds } from './fragment-ids.ts';
import { parsePointer, pointerToken } from './json.ts';
import { readExternalDocs } from './links.ts';
import { assignPaths } from './operation-paths.ts';
import type { ParsedDescription } from './parse-description.ts';
import { Sampler } from './sampler.ts';
import { assignSchemaPaths } from './schema-paths.ts';
import { findSchemaUsage } from './schema-usage.ts';
import { readTags, type Tag } from './tags.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

/** All that comes of one API description. */
export interface CompiledApi {
  readonly pages: readonly CompiledPage[];
  readonly sidebar: readonly SidebarEntry[];
  /** Cards of the tags, for the category page. */
  readonly cards: readonly Card[];
  readonly operationCount: number;
  readonly webhookCount: number;
  /** Files to serve beside the pages, by path. */
  readonly files: ReadonlyMap<string, string>;
}

export interface ApiOptions {
  readonly config: ApiConfig;
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  /** Paths that other pages have. */
  readonly reserved: ReadonlySet<string>;
  /** Hosts that images of descriptions may come from. */
  readonly imageHosts?: readonly string[];
  /** Told after each page, for progress. */
  readonly onPage?: (done: number, total: number) => void;
}

/** Compiles a description to its pages. What is odd in it becomes warnings of the report; it never fails. */
export function compileApi(
  parsed: ParsedDescription,
  options: ApiOptions,
  report: Report,
  warnings = new ApiWarnings(),
): CompiledApi {
  const { config, base } = options;
  const root = Cursor.root(upgradeSwagger(parsed.root, warnings), warnings);
  const operations = collectOperations(root);
  if (operations.length === 0)
    warnings.warn('#', 'Cannot find any operation: "paths" has none. Add a path with an operation.');
  const overviewPath = config.overview ?? `${config.path}/${config.id}-api`;
  const schemaPaths = assignSchemaPaths(root, config.path);
  const paths = assignPaths(operations, config.path, new Set([...options.reserved, overviewPath]), warnings);
  const pathOf = (source: OperationSource): string => paths.get(source) ?? overviewPath;
  const tags = readTags(root, operations, config.path);
  const targets = { base, overviewPath, paths, tags, schemaPaths, otherPaths: options.reserved };
  const markdown = new DescriptionCompiler(createLinkResolver(targets, warnings), options.imageHosts);
  const context: ApiContext = {
    config,
    root,
    markdown,
    sampler: new Sampler(),
    overviewHref: pathToHref(base, overviewPath),
    schemaHref: (name) => (schemaPaths.has(name) ? pathToHref(base, schemaPaths.get(name) ?? '') : null),
    operationHref: (source) => pathToHref(base, pathOf(source)),
    findOperation: createOperationFinder(operations),
  };
  const twinContext = { base, toMarkdown: (html: SafeHtml) => markdown.toMarkdown(html) };
  const pages: CompiledPage[] = [];
  const total = 1 + tags.length + operations.length + schemaPaths.size;
  const add = (
    path: string,
    article: ApiPageArticle,
    description: string,
    extra: Partial<CompiledPage['entry']> = {},
  ): void => {
    const entry = { kind: article.kind, title: article.title, description, sidebar: config.sidebar, ...extra };
    pages.push(createPage(path, entry, renderArticle(article), renderApiTwin(article, twinContext)));
    options.onPage?.(pages.length, total);
  };
  const toCard = (source: OperationSource): OperationCard => ({
    title: source.title,
    href: context.operationHref(source),
    method: source.method,
    pathTemplate: source.pathTemplate,
    deprecated: source.operation.flag('deprecated'),
  });

  const cards = tags.map((tag) => toTagCard(tag, markdown, base));
  const files = makeDescriptionFiles(parsed, overviewPath);
  const downloads = files.map(({ label, path }): Link => ({ label, href: pathToHref(base, path) }));
  const schemaLinks = [...schemaPaths.keys()].map((name): Link => ({ label: name, href: context.schemaHref(name) }));
  const overview: ApiArticle = compileOverview(context, cards, schemaLinks, downloads);
  add(overviewPath, overview, overview.summary ?? summarize(overview.description));
  for (const tag of tags) add(tag.path, toTagArticle(tag, markdown, toCard), summarize(describeTag(tag, markdown)));
  for (const source of operations) {
    const article = compileOperation(source, context);
    const line = `${article.method} ${article.pathTemplate}`;
    add(pathOf(source), article, summarize(article.description) || line, article.webhook ? {} : { operation: line });
  }
  const usage = findSchemaUsage(root, operations);
  for (const [name, path] of schemaPaths) {
    const article: SchemaArticle = compileSchemaPage(name, (usage.get(name) ?? []).map(toCard), context);
    add(path, article, summarize(article.schema.description) || `The schema ${name}.`);
  }
  const webhooks = operations.filter(({ kind }) => kind === 'webhook');
  warnings.flush(parsed, report);
  return {
    pages,
    sidebar: toApiSidebar(root, { label: 'Introduction', path: overviewPath }, tags, webhooks, pathOf),
    cards,
    operationCount: operations.length - webhooks.length,
    webhookCount: webhooks.length,
    files: new Map(files.map(({ path, text }) => [path, text])),
  };
}

function createOperationFinder(operations: readonly OperationSource[]): ApiContext['findOperation'] {
  const byId = new Map(operations.map((source) => [source.operationId, source]));
  const byPointer = new Map(operations.map((source) => [source.operation.pointer, source]));
  return (operationId, operationRef) => {
    if (operationId !== null) return byId.get(operationId) ?? null;
    const keys = operationRef === null ? null : parsePointer(operationRef);
    return keys === null ? null : (byPointer.get(['#', ...keys.map(pointerToken)].join('/')) ?? null);
  };
}

function describeTag({ definition }: Tag, markdown: DescriptionCompiler): ReturnType<DescriptionCompiler['compile']> {
  return markdown.compile(definition?.text('description') ?? '');
}

function toTagCard(tag: Tag, markdown: DescriptionCompiler, base: string): Card {
  const count = tag.operations.length;
  return {
    title: tag.label,
    description: summarize(describeTag(tag, markdown)) || null,
    href: pathToHref(base, tag.path),
    count: count === 1 ? '1 operation' : `${count} operations`,
  };
}

function toTagArticle(
  tag: Tag,
  markdown: DescriptionCompiler,
  toCard: (source: OperationSource) => OperationCard,
): TagArticle {
  return {
    kind: 'tag',
    title: tag.label,
    description: markdown.compilePage(
      tag.definition?.text('description') ?? '',
      new FragmentIds(Object.values(SECTION_IDS)),
    ).html,
    externalDocs: tag.definition === null ? null : readExternalDocs(tag.definition),
    operations: tag.operations.map(toCard),
  };
}
