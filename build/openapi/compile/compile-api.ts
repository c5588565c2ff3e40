import type { ApiArticle, OperationArticle, OperationCard } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { FORM_PREFIX, pathToHref } from '../../../worker/model/path.ts';
import { en } from '../../../worker/model/strings.ts';
import { NO_CACHE, type PartCache } from '../../cache/part-cache.ts';
import type { CompiledPage } from '../../compiled-page.ts';
import type { ApiConfig } from '../../config/site-config.ts';
import { hasForms } from '../../config/try-it-settings.ts';
import { DescriptionCompiler } from '../../markdown/compile-description.ts';
import { cutAtWord, MAX_SUMMARY_LENGTH, summarize } from '../../markdown/summary.ts';
import type { Report } from '../../report/report.ts';
import type { SidebarEntry } from '../../sidebar/sidebar-entry.ts';
import { changelogPath } from '../changelog/compile-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { collectOperations, isOperationKey, type OperationSource } from '../core/collect-operations.ts';
import { Cursor } from '../core/cursor.ts';
import { assignPaths } from '../core/operation-paths.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { isBelow, readTags } from '../core/tags.ts';
import { Sampler } from '../examples/sampler.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { compileOperation } from '../pages/compile-operation.ts';
import { compileOverview } from '../pages/compile-overview.ts';
import { compileSchemaPage } from '../pages/compile-schema-page.ts';
import { compileTag, summarizeTag, toTagCard } from '../pages/compile-tag.ts';
import type { CompiledArticle } from '../pages/compiled-article.ts';
import { makeDescriptionFiles } from '../pages/description-files.ts';
import { mergeParameters } from '../pages/messages.ts';
import { groupByParents, PartRegistry } from '../pages/page-parts.ts';
import type { SchemeHref } from '../pages/security.ts';
import { checkVersion } from '../read/check-version.ts';
import { normalizeDescription } from '../read/normalize-description.ts';
import { writeDescription } from '../read/write-description.ts';
import { chooseServer } from '../samples/server-url.ts';
import { assignSchemaPaths } from '../schema/schema-paths.ts';
import { SchemaReader } from '../schema/schema-reader.ts';
import { findSchemaUsage } from '../schema/schema-usage.ts';
import { compileTryIt } from '../try-it/compile-try-it.ts';
import { findConnectSources } from '../try-it/connect-sources.ts';
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
  /** Where browsers send requests of forms to, as sources of a Content-Security-Policy. */
  readonly connect: readonly string[];
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
  const { linkBase = null } = config;
  const root = Cursor.root(normalizeDescription(parsed.root, warnings, marks), warnings, linkBase);
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
    { base, overviewPath, paths, tags, schemaPaths, otherPaths: options.reserved, linkBase },
    warnings,
  );
  const markdown = new DescriptionCompiler({ messages: en, resolveLink: directory.resolveLink, imageHosts });
  const cards = tags.map((tag) => toTagCard(tag, markdown, base));
  const files = makeDescriptionFiles(parsed, json, marks.hides, overviewPath);
  const toLink = (label: string, path: string): Link => ({ label, href: pathToHref(base, path) });
  const lists = {
    tags: cards,
    schemas: [...schemaPaths].map(([name, path]) => toLink(name, path)),
    downloads: files.map(({ label, path }) => toLink(label, path)),
    changelog: config.changelog === undefined ? null : toLink(en.changelog, changelogPath(config)),
  };
  const below = groupByParents([...options.reserved, ...schemaPaths.values(), ...tags.map(({ path }) => path)]);
  const registryOf = (path: string): PartRegistry => new PartRegistry(path, below.get(path) ?? []);
  const overview = warnings.note(() =>
    compileOverview({ root, markdown, config, base }, lists, registryOf(overviewPath)),
  );
  const context: ApiContext = {
    config,
    root,
    base,
    markdown,
    schemas: new SchemaReader(warnings, directory.schemaHref, markdown),
    sampler: new Sampler(),
    schemeHref: findSchemes(overview.value, base),
    schemaHref: directory.schemaHref,
    operationHref: (source) => directory.operationHref(source),
    findOperation: directory.findOperation,
  };
  const pages = new ApiPages({ context, directory, warnings, base, settings: { config, base, imageHosts }, cache });
  const total = 1 + tags.length + operations.length + schemaPaths.size;
  const add = (source: PageSource, compile: () => PageContent): void => {
    pages.add(source, compile);
    options.onPage?.(pages.keys.length, total);
  };
  const toCard = (source: OperationSource): OperationCard => toOperationCard(source, directory.operationHref(source));
  const { tags: _cards, ...given } = lists;
  add({ path: overviewPath, values: [], given: [cards, given, below.get(overviewPath)] }, () => {
    warnings.repeat(overview);
    const { summary, description } = overview.value.whole;
    const text = cutAtWord(summary ?? '', MAX_SUMMARY_LENGTH) || summarize(description);
    return { compiled: overview.value, description: text };
  });
  for (const tag of tags) {
    const inner = {
      tags: cards.filter((_, index) => isBelow(tags[index], tag)),
      operations: tag.operations.map(toCard),
    };
    const { path, label, definition } = tag;
    const values = [definition?.value, definition?.overrides];
    add({ path, values, given: [label, inner, below.get(path)] }, () => ({
      compiled: compileTag(tag, context, inner, registryOf(path)),
      description: summarizeTag(tag, markdown),
    }));
  }
  for (const source of operations) {
    const path = paths.get(source) ?? overviewPath;
    add(operationPage(source, path, below.get(path) ?? []), () => {
      const compiled = compileOperation(source, context, registryOf(path), tryItHref(config, base, source, path));
      const { method, pathTemplate, webhook, description } = compiled.whole;
      const line = `${method} ${pathTemplate}`;
      const extra = webhook ? {} : { operation: line };
      const tryIt = tryItOf(source, compiled.whole, context);
      return { compiled, description: summarize(description) || line, extra, tags: source.tags, ...tryIt };
    });
  }
  const usage = findSchemaUsage(root, operations);
  for (const [name, path] of schemaPaths) {
    const usedBy = (usage.get(name) ?? []).map(toCard);
    const schema = root.get('components').get('schemas').raw(name);
    add({ path, values: [schema.value], given: [name, schema.pointer, usedBy, below.get(path)] }, () => {
      const compiled = compileSchemaPage(name, usedBy, context, registryOf(path));
      const description = summarize(compiled.whole.schema.facts.description) || `The schema ${name}.`;
      return { compiled, description, extra: { parent: overviewPath } };
    });
  }
  const webhooks = operations.filter(({ kind }) => kind === 'webhook');
  const pathOf = (source: OperationSource): string => paths.get(source) ?? overviewPath;
  warnings.flush(parsed, report);
  return {
    pages: pages.pages,
    keys: pages.keys,
    sidebar: toApiSidebar(root, ownPages, tags, webhooks, pathOf),
    cards,
    operationCount: operations.length - webhooks.length,
    webhookCount: webhooks.length,
    connect: config.tryIt?.mode === 'direct' ? findConnectSources(root, operations) : [],
    downloads: new Map(files.map(({ path, bytes }) => [path, bytes])),
    files: new Map(),
  };
}

/** Where each security scheme is described: on the overview, or on a page that continues it. */
function findSchemes({ pages }: CompiledArticle<ApiArticle>, base: string): SchemeHref {
  const hrefs = new Map<string, string>();
  for (const { path, article } of pages)
    for (const { id, name } of article.securitySchemes) hrefs.set(name, `${pathToHref(base, path)}#${id}`);
  return (name) => hrefs.get(name) ?? null;
}

function toOperationCard({ title, method, pathTemplate, operation }: OperationSource, href: string): OperationCard {
  return { title, href, method, pathTemplate, deprecated: operation.flag('deprecated') };
}

/** Where the form of an operation is; undefined for one that cannot be tried. */
function tryItHref(config: ApiConfig, base: string, { kind }: OperationSource, path: string): string | undefined {
  return !hasForms(config) || kind === 'webhook' ? undefined : pathToHref(base, FORM_PREFIX + path);
}

function tryItOf(
  source: OperationSource,
  { servers }: OperationArticle,
  context: ApiContext,
): Pick<PageContent, 'tryIt'> {
  const { id, tryIt } = context.config;
  if (tryIt === undefined || tryIt.mode === 'off' || source.kind === 'webhook') return {};
  const parameters = mergeParameters(source.pathItem, source.operation);
  const from = { source, parameters, servers, server: chooseServer(servers) };
  const { mode, environments } = tryIt;
  const settings = { id, mode, ...(environments === undefined ? {} : { environments }) };
  return { tryIt: compileTryIt(from, settings, context) };
}

function operationPage(source: OperationSource, path: string, taken: readonly string[]): PageSource {
  const { kind, method, pathTemplate, operation, pathItem, operationId, title, tags } = source;
  const shared = Object.entries(pathItem.object).filter(([key]) => !isOperationKey(key));
  const given = [kind, method, pathTemplate, operationId, title, tags, operation.pointer, pathItem.pointer, taken];
  return { path, values: [operation.value, operation.overrides, shared, pathItem.overrides], given };
}
