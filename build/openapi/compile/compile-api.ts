import type { Card } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { JsonObject } from '../../../worker/request/value/json.ts';
import { frozen } from '../../base/cache/frozen.ts';
import type { ResultCache } from '../../base/cache/result-cache.ts';
import { Tracker } from '../../base/cache/tracker.ts';
import type { Report } from '../../base/report/report.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { locatePlaces } from '../../page/divide-page.tsx';
import type { ApiArticle } from '../../page/kinds/overview-page.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { SidebarEntry } from '../../site/sidebar/sidebar-entry.ts';
import { type MarkedChanges, markChangelog, readMarks } from '../changelog/change-marks.ts';
import { changelogPath } from '../changelog/compile-changelog.tsx';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { nameOperation } from '../core/changes/change-subjects.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { Cursor } from '../core/references/cursor.ts';
import { findConnectSources } from '../forms/connect-sources.ts';
import { compileOverview } from '../pages/compile/compile-overview.ts';
import type { CompiledArticle } from '../pages/compiled-article.ts';
import { makeDescriptionFiles } from '../pages/description-files.ts';
import { SubpageRegistry } from '../pages/subpages.ts';
import type { ApiView } from '../read/api-access.ts';
import { checkFields } from '../read/check-fields.ts';
import { findFaultsOfAccess } from '../read/hide-internal.ts';
import { normalizeDescription } from '../read/normalize-description.ts';
import { writeDescription } from '../read/write-description.ts';
import { outlineApi } from './api-outline.ts';
import { ApiPages, type PageKey } from './api-pages.ts';
import { toApiSidebar } from './api-sidebar.ts';
import { type ApiSources, createApiSources, trackRoot } from './api-sources.ts';
import { createApiContext } from './create-context.ts';
import { listSubjects, toOverviewLists } from './list-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import { ReferenceHasher } from './reference-hasher.ts';
import { type SitePaths, toSitePaths } from './site-paths.ts';

/** The key that identifies a description (OpenAPI 3.2 §4.1, Swagger 2.0), and the supported versions. */
const VERSIONS = { openapi: /^3\.[0-2](?:\.|$)/, swagger: /^2(?:\.0)?$/ } as const;

/** Warns about an unsupported version, since its rules may differ and the author should check the pages. */
function checkVersion(root: JsonObject, warnings: ApiWarnings): void {
  const key = 'openapi' in root ? 'openapi' : 'swagger';
  const version = root[key];
  if (version === undefined || VERSIONS[key].test(String(version))) return;
  warnings.warn(
    `#/${key}`,
    `Unsupported ${key} version ${JSON.stringify(version)}: Swagger 2.0 and OpenAPI 3.0 to 3.2 are supported, and the description is read by their rules. Correct the version.`,
  );
}

/** The number of versions whose changes are marked by default. */
const MARKED_VERSIONS = 3;

/** The output of one API description. */
export interface CompiledApi {
  readonly pages: readonly CompiledPage[];
  /** Cache key of each page; null for one that is not cached. */
  readonly keys: readonly (PageKey | null)[];
  readonly sidebar: readonly SidebarEntry[];
  /** Tag cards for the category page. */
  readonly cards: readonly Card[];
  /** The path of each operation and webhook, by its name: `GET /invoices`. */
  readonly operationPaths: ReadonlyMap<string, string>;
  readonly operationCount: number;
  readonly webhookCount: number;
  /** Hosts that forms send requests to, as Content-Security-Policy sources. */
  readonly connect: readonly string[];
  /** The download files of the description, by path. */
  readonly downloads: ReadonlyMap<string, Uint8Array>;
  /** Other files to serve, by path. */
  readonly files: ReadonlyMap<string, string>;
}

export interface ApiOptions extends RenderContext {
  readonly config: ApiConfig;
  readonly reserved?: SitePaths;
  /** Newest first. Their changes are marked on the pages. */
  readonly changelog?: readonly ChangelogEntry[];
  /** Changes between this version of the API and its neighbours. */
  readonly versionMarks?: readonly MarkedChanges[];
  /** Hosts that images in descriptions may come from. */
  readonly imageHosts?: readonly string[];
  /** Called after each page to report progress. */
  readonly onPage?: (done: number, total: number) => void;
  /** The readers that it is for; everybody by default. */
  readonly view?: ApiView;
  /** Pages of earlier builds. */
  readonly cache?: ResultCache | null;
}

/** Compiles a description to its pages. Never fails: problems become warnings in the report. */
export function compileApi(
  parsed: ParsedDescription,
  options: ApiOptions,
  report: Report,
  warnings = new ApiWarnings({ isRecorded: options.cache != null }),
): CompiledApi {
  const { config, base, messages, cache = null, onPage, view } = options;
  const { json, marks, root, outline, schemeHrefs, hasher, tracker, context } = openApi(parsed, options, warnings);
  const files = makeDescriptionFiles(
    parsed,
    { json, hides: marks.hides, view },
    outline.overviewPath,
    messages.reference,
  );
  if (marks.hides && view !== undefined) tellAccessFaults(parsed, view, report);
  const lists = toOverviewLists({ outline, config, base, messages }, files, context);
  const registry = new SubpageRegistry(outline.overviewPath, context.isTaken);
  const compiled = compileOverview(context, lists, registry);
  for (const [name, href] of findSchemes(compiled, { base, messages })) schemeHrefs.set(name, href);
  const pages = new ApiPages({ context, tracker, warnings, hasher, cache });
  const subjects: PageSubject[] = [
    { page: 'overview', path: outline.overviewPath, compiled },
    ...listSubjects(root, { outline, config, base, messages }, lists.tags),
  ];
  for (const [index, subject] of subjects.entries()) {
    pages.add(subject);
    onPage?.(index + 1, subjects.length);
  }
  const webhooks = outline.operations.filter(({ kind }) => kind === 'webhook');
  warnings.flush(parsed, report);
  return {
    pages: pages.pages,
    keys: pages.keys,
    sidebar: toApiSidebar(root, outline, messages.reference),
    cards: lists.tags,
    operationPaths: new Map([...outline.paths].map(([source, path]) => [nameOperation(source), path])),
    operationCount: outline.operations.length - webhooks.length,
    webhookCount: webhooks.length,
    connect: config.tryIt?.mode === 'direct' ? findConnectSources(root, outline.operations) : [],
    downloads: new Map(files.map(({ path, bytes }) => [path, bytes])),
    files: new Map(),
  };
}

/** A part that is limited by mistake would be public, or for nobody. */
function tellAccessFaults(parsed: ParsedDescription, view: ApiView, report: Report): void {
  const faults = findFaultsOfAccess(parsed.root, view);
  const positions = parsed.locate(faults.map(({ pointer }) => pointer));
  for (const { pointer, message } of faults)
    report.error({ file: parsed.file, pointer, position: positions.get(pointer) ?? null }, message);
}

/** Normalizes a description and creates the context for compiling its pages. */
export function openApi(parsed: ParsedDescription, options: ApiOptions, warnings: ApiWarnings) {
  const { config, base, messages, reserved: otherPaths = toSitePaths([]), imageHosts = [] } = options;
  const { recorder } = warnings;
  const { json, marks } = writeDescription(frozen(parsed.root));
  checkVersion(parsed.root, warnings);
  const document = frozen(normalizeDescription(parsed.root, warnings, marks, options.view));
  checkFields(document, warnings);
  const root = Cursor.root(document, warnings, () => sources.config.linkBase ?? null);
  const outline = outlineApi(root, { config, messages, otherPaths });
  const schemeHrefs = new Map<string, string>();
  const hasher = new ReferenceHasher(document);
  const marked = markChangelog(options.changelog ?? [], {
    href: pathToHref(base, changelogPath(config)),
    versions: config.markedVersions ?? MARKED_VERSIONS,
  });
  const own = createApiSources({
    ...{ config, base, imageHosts, messages, otherPaths, root, outline, schemeHrefs, hasher },
    changes: readMarks([...marked, ...(options.versionMarks ?? [])], messages.reference),
  });
  const tracker = recorder === null ? null : new Tracker(own, (name, fingerprint) => recorder.read(name, fingerprint));
  const sources: ApiSources = tracker?.tracked ?? own;
  const context = createApiContext(tracker === null ? root : trackRoot(root, sources), messages, sources);
  return { json, marks, root, outline, schemeHrefs, hasher, tracker, context };
}

/** The href of each security scheme, on the overview or one of its continuations. */
function findSchemes(
  { whole, pages }: CompiledArticle<ApiArticle>,
  { base, messages }: RenderContext,
): [name: string, href: string][] {
  const paths = locatePlaces(pages, messages.page);
  return whole.securitySchemes.map(({ id, name }) => [name, `${pathToHref(base, paths.get(id) ?? '')}#${id}`]);
}
