import { findMessages } from '../../worker/model/messages/find-messages.ts';
import type { Report } from '../base/report/report.ts';
import type { CopyUse } from '../openapi/remote/remote-descriptions.ts';
import type { RenderContext } from '../page/page.ts';
import type { ComponentLoader } from './components/load-components.ts';
import { NO_COMPONENTS, type SiteComponents } from './components/site-components.ts';
import { loadSiteConfig } from './config/load-site-config.ts';
import type { SiteConfig } from './config/site-config.ts';
import { withVerified } from './config/verified-operations.ts';
import { listContent } from './guides/files/list-content.ts';
import { type LoadedContent, loadContent } from './guides/files/load-content.ts';

export interface SiteSource {
  readonly contentDir: string;
  /** File or URL that replaces the first API's description. */
  readonly description?: string | undefined;
  /** Whether the build is for authors: includes drafts and omits analytics. */
  readonly forAuthors?: boolean | undefined;
  /** Whether the site is served as files only, without forms, which need a worker. */
  readonly isStatic?: boolean | undefined;
  /** Overrides `base` in site.yaml: `/` or `/docs/`. */
  readonly base?: string | undefined;
  /** Whether a cached copy may replace a remote description. Defaults to never. */
  readonly copyUse?: CopyUse | undefined;
  /** Folder of the copies; `.cache/descriptions` by default. */
  readonly copiesDir?: string | undefined;
}

/** A content folder that has been read but not compiled. */
export interface LoadedSite extends RenderContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  readonly content: LoadedContent;
  readonly components: SiteComponents;
}

/** Null if the settings cannot be read. Content errors are reported anyway. */
export async function loadSite(
  source: SiteSource,
  loader: ComponentLoader,
  report: Report,
): Promise<LoadedSite | null> {
  const { contentDir, forAuthors = false, isStatic = false } = source;
  const folder = await report.attempt(() => listContent(contentDir, report));
  if (folder === null) return null;
  const settings = await report.attempt(() => loadSiteConfig(contentDir, report));
  const config =
    settings === null ? null : await withVerified(adapt(settings, { forAuthors, isStatic }), contentDir, report);
  const content = await loadContent({ contentDir, files: folder, config, showDrafts: forAuthors }, report);
  if (config === null) return null;
  report.configure(config.checks);
  const components = await report.attempt(() => loader.load(contentDir));
  return {
    contentDir,
    // Components that failed to load have been reported.
    config: components === null ? { ...config, slots: [] } : config,
    content,
    base: (source.base ?? config.base).replace(/\/$/, ''),
    messages: findMessages(config.locale),
    components: components ?? NO_COMPONENTS,
  };
}

/** The settings that apply to this build. */
function adapt(config: SiteConfig, { forAuthors, isStatic }: Pick<SiteSource, 'forAuthors' | 'isStatic'>): SiteConfig {
  return {
    ...config,
    ...(forAuthors ? { analytics: null } : {}),
    ...(isStatic ? { apis: config.apis.map((api) => ({ ...api, tryIt: undefined })) } : {}),
  };
}
