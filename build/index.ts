import { findMessages } from '../worker/model/messages/find-messages.ts';
import './cli/production-react.ts';
import { join, resolve } from 'node:path';
import type { Finding } from './base/report/finding.ts';
import { Report } from './base/report/report.ts';
import { openCaches } from './cli/open-caches.ts';
import { toSite } from './cli/options.ts';
import { type BuiltRelease, ReleaseBuilder } from './cli/release-builder.ts';
import { compileApi } from './openapi/compile/compile-api.ts';
import { ApiWarnings } from './openapi/core/api-warnings.ts';
import { parseWithReferences } from './openapi/read/load-api.ts';
import { DescriptionText } from './openapi/read/text/description-text.ts';
import { articleHtml } from './page/compiled-page.ts';
import { writeRelease } from './release/records/write-release.ts';
import { LocalRuntime } from './serve/local/local-runtime.ts';
import { readCompatibilityDate } from './serve/local/local-worker.ts';

export type { SlotProps } from '../worker/model/slots.ts';
export type { SampleLanguage } from '../worker/request/samples/sample-language.ts';
export type { Block, BlockDefinition, BlockPage } from './page/blocks/block.ts';
export type { CollectedPage, ListedPage, ListingSite, PageKind, WrittenPage } from './page/kinds/page-kind.ts';
export type { Page, PageBlock } from './page/page.ts';
export type { BlockToken, SiteToken } from './page/text/tokens.ts';
export type { Check, CheckedPage, CheckedSite } from './site/checks/check.ts';
export type { AnalyticsProvider } from './site/config/analytics/providers.ts';
export type { FieldKind } from './site/docs/front-matter.ts';
export {
  blockToken,
  bullet,
  code,
  defineBlock,
  defineChildBlock,
  definePlugin,
  element,
  heading,
  joinBlocks,
  link,
  linkToken,
  paragraphOf,
  pathToHref,
  plain,
  plainText,
  plainToken,
  quote,
  renderAtomFeed,
  SourceError,
  suggest,
  textToken,
  titleOf,
  toMarkdownHref,
} from './site/plugins/api.ts';
export type { Plugin } from './site/plugins/plugin.ts';
export type { ImportedProject, Importer } from './tools/import/importer.ts';
export type { ImportCounts, ImportTarget } from './tools/import/shared/import-target.ts';
export type { Finding };

export interface SiteBuildOptions {
  /** Folder of the site. By default, the nearest one from the working directory upwards. */
  readonly site?: string;
  /** Folder with site.yaml and the pages. Defaults to `content` in the site's folder. */
  readonly content?: string;
  /** File or URL that replaces the site's first API description. */
  readonly description?: string;
  /** Uses cached copies of remote descriptions and sends no requests. */
  readonly offline?: boolean;
  /** False builds from scratch and does not touch the cache. */
  readonly cache?: boolean;
}

export interface BuildSiteOptions extends SiteBuildOptions {
  /** Output folder. Defaults to `dist` in the site's folder. */
  readonly out?: string;
  /** Treats warnings as errors. */
  readonly strict?: boolean;
}

/** The result of a build. If there are errors, nothing is written and `release` is null. */
export interface SiteBuild {
  readonly release: string | null;
  readonly pages: number;
  readonly operations: number;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export interface StartSiteOptions extends SiteBuildOptions {
  /** Defaults to 0, which selects any free port. */
  readonly port?: number;
}

/** A site served on this machine. */
export interface RunningSite extends SiteBuild {
  readonly url: string;
  stop(): Promise<void>;
}

export interface CompileDescriptionOptions {
  /** Name of the description in findings. */
  readonly file?: string;
  /** Path prefix of its pages; `/api` by default. */
  readonly path?: string;
  /** Folder for references to other files, which must not leave it. Defaults to the working directory. */
  readonly folder?: string;
}

/** A page of an API reference. */
export interface DescriptionPage {
  readonly path: string;
  readonly title: string;
  /** HTML of the article. */
  readonly html: string;
  readonly markdown: string;
}

export interface CompiledDescription {
  readonly pages: readonly DescriptionPage[];
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Builds a site into a folder, like `docvane build`. */
export async function buildSite(options: BuildSiteOptions = {}): Promise<SiteBuild> {
  const report = new Report({ strict: options.strict ?? false });
  const { built, dir } = await build(options, report);
  const out = options.out === undefined ? join(dir, 'dist') : resolve(options.out);
  if (built !== null) await report.attempt(() => writeRelease(out, built.release));
  return toOutcome(report.failed ? null : built, report);
}

/** Builds a site and serves it on this machine, like `docvane start`. Throws an Error if the build has errors. */
export async function startSite(options: StartSiteOptions = {}): Promise<RunningSite> {
  const report = new Report();
  const { built, dir } = await build(options, report);
  if (built === null) throw new Error(report.errors.map(({ message }) => message).join('\n'));
  const { port = 0 } = options;
  const runtime = new LocalRuntime({
    port,
    stateDir: join(dir, '.cache', 'local', String(port)),
    compatibilityDate: await readCompatibilityDate(dir),
  });
  const url = `${await runtime.serve(built.release)}${built.release.manifest.site.base}`;
  return { ...toOutcome(built, report), url, stop: () => runtime.stop() };
}

/** Compiles the text of an OpenAPI or Swagger description to reference pages. */
export async function compileDescription(
  text: string,
  { file = 'description', path = '/api', folder = process.cwd() }: CompileDescriptionOptions = {},
): Promise<CompiledDescription> {
  const report = new Report();
  const warnings = new ApiWarnings();
  const config = { id: 'api', description: file, headers: {}, path, sidebar: 'api', requiredFirst: true };
  const api = await report.attempt(async () => {
    const description = DescriptionText.of(file, text);
    const contentDir = resolve(folder);
    const parsed = await parseWithReferences(description, { location: join(contentDir, file), contentDir }, warnings);
    return compileApi(parsed, { config, base: '', messages: findMessages('en') }, report, warnings);
  });
  const pages = (api?.pages ?? []).map((page) => ({
    path: page.path,
    title: page.entry.title,
    html: articleHtml(page),
    markdown: Buffer.from(page.markdown).toString('utf8'),
  }));
  return { pages, errors: report.errors, warnings: report.warnings };
}

async function build(
  options: SiteBuildOptions,
  report: Report,
): Promise<{ readonly built: BuiltRelease | null; readonly dir: string }> {
  const { offline = false, cache = true } = options;
  const site = await report.attempt(() => toSite({ ...options, offline, 'no-cache': !cache }));
  if (site === null) return { built: null, dir: process.cwd() };
  const built = await new ReleaseBuilder(site.source, openCaches(site, { 'no-cache': !cache })).build(report);
  return { built, dir: site.dir };
}

function toOutcome(built: BuiltRelease | null, { errors, warnings }: Report): SiteBuild {
  const { pages = 0, operations = 0, release = null } = built ?? {};
  return { release: release?.manifest.release ?? null, pages, operations, errors, warnings };
}
