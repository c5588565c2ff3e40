import type { MiddlewareHandler } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import type { AgentHandlers, AgentSource } from './agents/agent-handlers.ts';
import { serveRobots } from './agents/lists/serve-robots.ts';
import { AI_CATALOG_PATHS, SERVER_CARD_PATHS } from './agents/mcp/server-card.ts';
import { serveFile } from './edge/files/serve-file.ts';
import { reportHealth } from './edge/health/report-health.ts';
import { allowReads } from './edge/http/allow-reads.ts';
import { CommonHeaders } from './edge/http/headers/common-headers.ts';
import { showRelease } from './edge/http/headers/preview-headers.ts';
import { splitByPrivacy } from './edge/http/headers/privacy-signals.ts';
import { limitRates } from './edge/http/limit-rates.ts';
import { requestPath } from './edge/http/request-path.ts';
import { requireMatch } from './edge/http/require-match.ts';
import { splitByLanguage } from './edge/http/split-by-language.ts';
import { renderUnavailableText } from './edge/http/unavailable.ts';
import { loadOnce } from './edge/load-once.ts';
import { MarkdownHeads } from './edge/markdown/markdown-heads.ts';
import { MarkdownReader } from './edge/markdown/markdown-reader.ts';
import { serveMarkdown } from './edge/markdown/serve-markdown.ts';
import { respondNotFound, respondToCrash } from './edge/pages/error-page.ts';
import { PageResponses } from './edge/pages/page-responses.ts';
import { rejectPaths } from './edge/pages/reject-paths.ts';
import { servePage } from './edge/pages/serve-page.ts';
import { serveSearch } from './edge/pages/serve-search.ts';
import { serveSidebarGroup } from './edge/pages/serve-sidebar-group.ts';
import { RedirectFinder } from './edge/redirects/find-redirect.ts';
import { redirectToPage } from './edge/redirects/redirect-to-page.ts';
import { loadSearch } from './edge/search/load-search.ts';
import { watchStore } from './edge/store/watch-store.ts';
import type { Worker, WorkerTypes } from './env.ts';
import { agents, page } from './model/messages/site-locale.ts';
import { edgeTexts } from './model/messages/site-locales.ts';
import { TRY_IT_PREFIX } from './model/path.ts';
import type { Manifest } from './model/records/manifest.ts';

/** Loads the module that handles form requests, on the first of them. */
type LoadTryIt = () => Promise<Pick<typeof import('./forms/edge/handle-try-it.ts'), 'handleTryIt'>>;

interface RoutedWorker extends Worker {
  readonly routes: HonoBase<WorkerTypes>['routes'];
}

export { openManifest } from './model/records/manifest-text.ts';
export * from './shared.ts';

/** The worker of one release. A site with forms has `loadTryIt`. */
export function createWorker(manifest: Manifest, loadTryIt?: LoadTryIt): Worker {
  const create = (variant: Manifest): Worker => createApp(variant, loadTryIt);
  const createIn = (language: Manifest): Worker =>
    language.site.analytics?.respectPrivacySignals === true ? splitByPrivacy(language, create) : create(language);
  return manifest.translations === undefined ? createIn(manifest) : splitByLanguage(manifest, createIn);
}

/** The routes of a release, in order of precedence. Exported so that a test can list them. */
export function createApp(manifest: Manifest, loadTryIt?: LoadTryIt): RoutedWorker {
  const app = new HonoBase<WorkerTypes>({
    // Hono's smallest router matches `/healthz/` as `/healthz`. TrieRouter, which its other routers fall back to, does
    // not.
    router: new TrieRouter(),
    // Routes are paths within the site, independent of its base.
    getPath: (request) => requestPath(manifest.site.base, request),
  });

  // Shared by several handlers. Each reads the parts of the manifest that it needs on its first request.
  const source = toAgentSource(manifest);
  const { messages, redirects, search } = source;
  const { page: texts } = messages;
  const common = new CommonHeaders(manifest);
  const pages = new PageResponses(manifest, common);
  const agent = agentRoutes(source);

  // A header that pages need belongs in CommonHeaders. Otherwise, PageResponses.repeat() must return null.
  app.use(common.add());
  app.use(showRelease(manifest.release));
  app.use(limitRates(manifest));
  app.use(watchStore(manifest.release));
  // Computed responses. An author's page may have the path of the search form; serveSearch handles that.
  app.all('/mcp', agent('mcp'));
  if (loadTryIt !== undefined) {
    app.all(`${TRY_IT_PREFIX}/*`, async (c) => (await loadTryIt()).handleTryIt(manifest, c.req.raw, c.env));
  }
  app.use(requireMatch);
  app.get('/healthz', reportHealth(manifest));
  app.get('/healthz/content', agent('sampleContent'));
  app.get('/search', serveSearch(manifest, texts, search));
  app.get('/_/sidebar/:sidebarId/:groupId', serveSidebarGroup(manifest, texts));
  // Pages come before the path checks: a path in the manifest needs no check.
  app.get('*', servePage(manifest, texts, pages));
  app.use(rejectPaths(manifest, texts));
  app.use(allowReads);
  // Only valid paths with GET or HEAD get this far. The author's files take precedence over generated ones.
  app.get('*', serveFile(manifest));
  app.get('/robots.txt', serveRobots(manifest));
  app.get('/sitemap.xml', agent('sitemap'));
  app.get('/:file{sitemap-[0-9]+\\.xml}', agent('sitemapFile'));
  app.get('/llms.txt', agent('index'));
  app.get('/llms/:file{.+\\.txt}', agent('sectionList'));
  app.get('/llms-full.txt', agent('fullText'));
  app.get('/llms-full/:file{.+\\.txt}', agent('sectionText'));
  app.get('/:file{.+/llms\\.txt}', agent('folderList'));
  app.get('/:file{.+/llms-full\\.txt}', agent('folderText'));
  serveDiscovery(app, agent);
  // No page, file or document has this path. It may be a page's Markdown or an old address.
  app.get('*', serveMarkdown(manifest, source));
  app.get('*', redirectToPage(manifest, redirects));
  app.notFound(respondNotFound(manifest, messages, search));
  app.onError(respondToCrash(manifest, texts));

  return {
    routes: app.routes,
    // For a 304, routing costs as much as everything else, so repeated requests for a page bypass it.
    fetch: (request, env, context) => pages.repeat(request, env) ?? app.fetch(request, env, context),
  };
}

function toAgentSource(manifest: Manifest): AgentSource {
  const messages = edgeTexts[manifest.site.locale] ?? { agents, page };
  return {
    manifest,
    messages,
    heads: new MarkdownHeads(manifest, messages),
    reader: new MarkdownReader(manifest),
    redirects: new RedirectFinder(manifest),
    search: loadSearch(manifest),
    renderUnavailable: renderUnavailableText,
    translations: (manifest.translations ?? []).map(toAgentSource),
  };
}

/** Documents that let programs discover what the site offers. */
function serveDiscovery(app: HonoBase<WorkerTypes>, agent: AgentRoutes): void {
  for (const path of AI_CATALOG_PATHS) app.get(path, agent('mcpCatalog'));
  for (const path of SERVER_CARD_PATHS) app.get(path, agent('serverCard'));
  app.get('/.well-known/api-catalog', agent('apiCatalog'));
  app.get('/.well-known/agent-skills/index.json', agent('skillIndex'));
  app.get('/.well-known/agent-skills/:name/SKILL.md', agent('skill'));
}

type AgentRoutes = (name: keyof AgentHandlers) => MiddlewareHandler<WorkerTypes>;

/** Handlers of a module that is loaded with the first request for one of them. The build bundles it separately. */
function agentRoutes(source: AgentSource): AgentRoutes {
  const load = loadOnce(
    () => import('./agents/agent-handlers.ts'),
    ({ createHandlers }) => createHandlers(source),
  );
  return (name) => async (c, next) => (await load())[name](c, next);
}
