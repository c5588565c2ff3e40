import type { OperationArticle, OperationCard, SchemaArticle } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { en } from '../../../worker/model/strings.ts';
import { renderArticle } from '../../../worker/ui/article.tsx';
import { NO_CACHE, type PartCache } from '../../cache/part-cache.ts';
import type { CompiledPage } from '../../compiled-page.ts';
import type { ApiConfig } from '../../config/site-config.ts';
import { DescriptionCompiler } from '../../markdown/compile-description.ts';
import { cutAtWord, MAX_SUMMARY_LENGTH, summarize } from '../../markdown/summary.ts';
import type { Report } from '../../report/report.ts';
import type { SidebarEntry } from '../../sidebar/sidebar-entry.ts';
import { changelogPath } from '../changelog/compile-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { collectOperations, isOperationKey, type OperationSource } from '../core/collect-operations.ts';
import { Cursor } from '../core/cursor.ts';
import { assignPaths } from '../core/operation-paths.ts';
import { isBelow, readTags } from '../core/tags.ts';
import { Sampler } from '../examples/sampler.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { compileOperation } from '../pages/compile-operation.ts';
import { compileOverview } from '../pages/compile-overview.ts';
import { compilePart } from '../pages/compile-part.ts';
import { compileSchemaPage } from '../pages/compile-schema-page.ts';
import { compileTag, summarizeTag, toTagCard } from '../pages/compile-tag.ts';
import { makeDescriptionFiles } from '../pages/description-files.ts';
import { type FittedPages, fitPage } from '../pages/fit-page.ts';
import { groupByParents } from '../pages/page-parts.ts';
import { followMovedTargets } from '../pages/split/moved-targets.ts';
import { checkVersion } from '../read/check-version.ts';
import { levelDescription } from '../read/level-description.ts';
import type { ParsedDescription } from '../read/parse-description.ts';
import { writeDescription } from '../read/write-description.ts';
import { assignSchemaPaths } from '../schema/schema-paths.ts';
import { SchemaReader } from '../schema/schema-reader.ts';
import { findSchemaUsage } from '../schema/schema-usage.ts';
import { ApiDirectory } from './api-directory.ts';
import { ApiPages, type PageContent, type PageKey, type PageSource } from './api-pages.ts';
import { toApiSidebar } from './api-sidebar.ts';

/** All that comes of one API description. */
export interface CompiledApi {
  readonly pages: readonly CompiledPage[];
  /** Where the cache has each page; null for one that is not kept. */
  readonly keys: readonly (PageKey | null)[];
  readonly sidebar: readonly SidebarEntry[];
  /** Cards of the tags, for the category page. */
  readonly cards: readonly Card[];
  readonly operationCount: number;
  readonly webhookCount: number;
  /** The description as it is offered for download, by path. */
  readonly downloads: ReadonlyMap<string, Uint8Array>;
  /** Other files to serve beside the pages, by path. */
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
  /** Has pages of earlier builds. */
  readonly cache?: PartCache;
}

/** Compiles a description to its pages. What is odd in it becomes warnings of the report; it never fails. */
export function compileApi(
  parsed: ParsedDescription,
  options: ApiOptions,
  report: Report,
  warnings = new ApiWarnings(),
): CompiledApi {
  const { config, base, imageHosts = [], cache = NO_CACHE } = options;
  const { json, marks } = writeDescription(parsed.root);
  checkVersion(parsed.root, warnings);
  const root = Cursor.root(levelDescription(parsed.root, warnings, marks), warnings);
  const operations = collectOperations(root);
  if (operations.length === 0)
    warnings.warn('#', 'Cannot find any operation: "paths" has none. Add a path with an operation.');
  const overviewPath = config.overview ?? `${config.path}/${config.id}-api`;
  const ownPages = [{ label: 'Introduction', path: overviewPath }];
  if (config.changelog !== undefined) ownPages.push({ label: en.changelog, path: changelogPath(config) });
  const schemaPaths = assignSchemaPaths(root, config.path);
  const paths = assignPaths(
    operations,
    config.path,
    new Set([...options.reserved, ...ownPages.map(({ path }) => path)]),
    warnings,
  );
  const tags = readTags(root, operations, config.path);
  const directory = new ApiDirectory(
    { base, overviewPath, paths, tags, schemaPaths, otherPaths: options.reserved },
    warnings,
  );
  const markdown = new DescriptionCompiler(directory.resolveLink, imageHosts);
  const context: ApiContext = {
    config,
    root,
    base,
    markdown,
    schemas: new SchemaReader(warnings, directory.schemaHref, markdown),
    sampler: new Sampler(),
    overviewHref: pathToHref(base, overviewPath),
    schemaHref: directory.schemaHref,
    operationHref: (source) => directory.operationHref(source),
    findOperation: directory.findOperation,
  };
  const settings = { config, base, imageHosts };
  const made = new ApiPages({ context, directory, warnings, base, settings, cache });
  const total = 1 + tags.length + operations.length + schemaPaths.size;
  const add = (source: PageSource, compile: () => PageContent[]): void => {
    made.add(source, compile);
    options.onPage?.(made.keys.length, total);
  };
  const toCard = (source: OperationSource): OperationCard => ({
    title: source.title,
    href: directory.operationHref(source),
    method: source.method,
    pathTemplate: source.pathTemplate,
    deprecated: source.operation.flag('deprecated'),
  });

  const cards = tags.map((tag) => toTagCard(tag, markdown, base));
  const files = makeDescriptionFiles(parsed, json, marks.hides, overviewPath);
  const downloads = files.map(({ label, path }): Link => ({ label, href: pathToHref(base, path) }));
  const schemaLinks = [...schemaPaths].map(([name, path]): Link => ({ label: name, href: pathToHref(base, path) }));
  const changelog =
    config.changelog === undefined ? null : { label: en.changelog, href: pathToHref(base, changelogPath(config)) };
  add({ path: overviewPath, values: [], given: [cards, schemaLinks, downloads] }, () => {
    const article = compileOverview(context, cards, schemaLinks, downloads, changelog);
    const description = cutAtWord(article.summary ?? '', MAX_SUMMARY_LENGTH) || summarize(article.description);
    return [{ path: overviewPath, article, html: renderArticle(article, en), description }];
  });
  for (const tag of tags) {
    const operationCards = tag.operations.map(toCard);
    const inner = cards.filter((_, index) => isBelow(tags[index], tag));
    const { path, label, definition } = tag;
    add({ path, values: [definition?.value, definition?.overrides], given: [label, operationCards, inner] }, () => {
      const article = compileTag(tag, markdown, inner, operationCards);
      return [{ path, article, html: renderArticle(article, en), description: summarizeTag(tag, markdown) }];
    });
  }
  const below = groupByParents([...options.reserved, ...schemaPaths.values(), ...tags.map(({ path }) => path)]);
  for (const source of operations) {
    const path = paths.get(source) ?? overviewPath;
    const taken = below.get(path) ?? [];
    add(operationPage(source, path, taken), () => {
      const host = { label: source.title, href: directory.operationHref(source) };
      const fitted = fitPage(
        path,
        taken,
        (room) => compileOperation(source, context, room),
        (part, room) => compilePart(part, context, room, host),
      );
      const { method, pathTemplate, webhook, description } = fitted.page.article;
      const line = `${method} ${pathTemplate}`;
      return toContents(fitted, summarize(description) || line, webhook ? {} : { operation: line }, source.tags);
    });
  }
  const usage = findSchemaUsage(root, operations);
  for (const [name, path] of schemaPaths) {
    const usedBy = (usage.get(name) ?? []).map(toCard);
    const schema = root.get('components').get('schemas').raw(name);
    const taken = below.get(path) ?? [];
    add({ path, values: [schema.value], given: [name, schema.pointer, usedBy, taken] }, () => {
      const host = { label: name, href: pathToHref(base, path) };
      const fitted = fitPage(
        path,
        taken,
        (room) => compileSchemaPage(name, usedBy, context, room),
        (part, room) => compilePart(part, context, room, host),
      );
      const description = summarize(fitted.page.article.schema.facts.description) || `The schema ${name}.`;
      return toContents(fitted, description, { parent: overviewPath });
    });
  }
  const webhooks = operations.filter(({ kind }) => kind === 'webhook');
  const pathOf = (source: OperationSource): string => paths.get(source) ?? overviewPath;
  warnings.flush(parsed, report);
  return {
    pages: followMovedTargets(made.pages, base),
    keys: made.keys,
    sidebar: toApiSidebar(root, ownPages, tags, webhooks, pathOf),
    cards,
    operationCount: operations.length - webhooks.length,
    webhookCount: webhooks.length,
    downloads: new Map(files.map(({ path, bytes }) => [path, bytes])),
    files: new Map(),
  };
}

function operationPage(source: OperationSource, path: string, taken: readonly string[]): PageSource {
  const { kind, method, pathTemplate, operation, pathItem, operationId, title, tags } = source;
  const shared = Object.entries(pathItem.object).filter(([key]) => !isOperationKey(key));
  const given = [kind, method, pathTemplate, operationId, title, tags, operation.pointer, pathItem.pointer, taken];
  return { path, values: [operation.value, operation.overrides, shared, pathItem.overrides], given };
}

function toContents(
  { page, parts }: FittedPages<OperationArticle | SchemaArticle>,
  description: string,
  extra: PageContent['extra'] = {},
  tags: readonly string[] = [],
): PageContent[] {
  const { title } = page.article;
  const partExtra = { parent: page.path };
  return [
    { ...page, description, extra, tags },
    ...parts.map((part) => ({
      ...part,
      description: summarize(part.article.schema.facts.description) || `A part of ${title}.`,
      extra: partExtra,
    })),
  ];
}
