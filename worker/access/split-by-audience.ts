import { NO_STORE } from '../edge/http/headers/cache-control.ts';
import { securityHeaders } from '../edge/http/headers/security-headers.ts';
import { pathOf } from '../edge/http/request-path.ts';
import { renderUnavailableText } from '../edge/http/unavailable.ts';
import { loadOnce } from '../edge/load-once.ts';
import type { Env, Worker } from '../env.ts';
import { ACCESS_PATHS, type AccessSettings, visibleAudiences } from '../model/access.ts';
import { hrefToPath } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';
import { isSiteFileKey } from '../model/records/record-keys.ts';
import { openView, type ViewText } from '../model/records/views/view-text.ts';
import { parseUrl } from '../request/value/url.ts';
import { createGate, type Gate, withHeaders } from './gate.ts';
import { logAccess } from './log-access.ts';

/** A view other than the public one. Its manifest is a module, which is loaded when a reader with that view comes. */
export interface ViewModule {
  /** The audiences whose pages it has, in the order of the settings. */
  readonly audiences: readonly string[];
  load(): Promise<{ readonly default: ViewText }>;
}

/** What private responses depend on. */
const PROOFS = ['Cookie', 'Authorization', 'Cf-Access-Jwt-Assertion'] as const;

/** A response without a validator needs no conditions (RFC 9110 §13.1). */
const CONDITIONS = ['If-None-Match', 'If-Modified-Since', 'If-Range'] as const;

/** Paths that the gate may respond to. */
const GATE_PATH = /\/(?:_\/access\/|\.well-known\/|mcp(?:$|\/))/;

/**
 * Serves each reader the view of their audiences. Each view has a worker of its own, so that nothing that an isolate
 * remembers can reach a reader of another one. Requests without a proof of who sent them cost what they cost on a site
 * without audiences, and their responses are as cacheable; those of other views are never stored.
 */
export function splitByAudience(
  manifest: Manifest,
  create: (view: Manifest) => Worker,
  modules: readonly ViewModule[],
  given?: Gate,
): Worker {
  const open = create(manifest);
  const views = modules.map((module): LazyView => {
    const toView = (text: ViewText): OpenedView => {
      const own = openView(text, manifest);
      return { worker: create(own), manifest: own };
    };
    return {
      audiences: module.audiences,
      open: loadOnce(
        () => module.load(),
        (loaded) => toView(loaded.default),
      ),
    };
  });
  const settings = settingsOf(manifest);
  const gate = given ?? createGate(settings, manifest);

  const respond = async (request: Request, env: Env, context: ExecutionContext): Promise<Response> => {
    const path = pathOf(request.url);
    const ofGate = GATE_PATH.test(path) ? await gate.respond(withReturnPath(request, path), env) : null;
    if (ofGate !== null) return ofGate;
    const reader = await gate.identify(request, env);
    const view = findView(views, visibleAudiences(settings, reader.audiences));
    if (view === null) return challenge(await open.fetch(request, env, context), request, reader.signedIn);
    try {
      const { worker, manifest: own } = await view.open();
      // What everybody may read stays cacheable: pages of readers who are signed in load as fast.
      const file = findFile(path, own);
      if (file !== null && !isSiteFileKey(file)) return await worker.fetch(request, env, context);
      if (file !== null && file === findFile(path, manifest)) return await open.fetch(request, env, context);
      const response = await worker.fetch(withoutConditions(request), { ...env, isPrivate: true }, context);
      return toPrivate(response);
    } catch (cause) {
      logAccess(manifest.release, request, cause);
      return withHeaders(renderUnavailableText(request), securityHeaders(manifest));
    }
  };
  /** Paths that do not exist and paths that others see get the same response. */
  const challenge = (response: Response, request: Request, signedIn: boolean): Response =>
    response.status === 404 && !signedIn ? (gate.challenge(request) ?? response) : response;

  return {
    fetch(request, env, context) {
      if (PROOFS.some((name) => request.headers.has(name)) || GATE_PATH.test(pathOf(request.url)))
        return respond(request, env, context);
      const response = open.fetch(request, env, context);
      return response instanceof Promise
        ? response.then((settled) => challenge(settled, request, false))
        : challenge(response, request, false);
    },
  };
}

function settingsOf({ access }: Manifest): AccessSettings {
  if (access === undefined) throw new Error('The manifest has no audiences');
  return access;
}

/** The view of exactly these audiences; null for the public one. Without such a view, that of the most of them. */
function findView(views: readonly LazyView[], visible: readonly string[]): LazyView | null {
  let found: LazyView | null = null;
  for (const view of views) {
    if (!view.audiences.every((audience) => visible.includes(audience))) continue;
    if (view.audiences.length > (found?.audiences.length ?? 0)) found = view;
  }
  return found;
}

interface OpenedView {
  readonly worker: Worker;
  readonly manifest: Manifest;
}

/** The worker of a view, created with the first request for it. */
interface LazyView {
  readonly audiences: readonly string[];
  readonly open: () => Promise<OpenedView>;
}

/**
 * The key of the file at a path, or null. Bundled styles and scripts, whose names have a hash, are the same for all who
 * know the name.
 */
function findFile(href: string, { translations = [], ...original }: Manifest): string | null {
  for (const { site, files, pages } of [...translations, original]) {
    const path = hrefToPath(site.base, href);
    if (path !== null) return Object.hasOwn(files, path) && !pages.has(path) ? (files[path] ?? null) : null;
  }
  return null;
}

function withoutConditions(request: Request): Request {
  if (!CONDITIONS.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  return new Request(request, { headers });
}

/** A response that no cache stores, be it shared or the browser's (RFC 9111 §5.2.2). */
function toPrivate(response: Response): Response {
  const { headers } = response;
  headers.set('Cache-Control', `private, ${NO_STORE}`);
  for (const name of ['ETag', 'Last-Modified']) headers.delete(name);
  for (const name of PROOFS) headers.append('Vary', name);
  return response;
}

/** A sign-in that a link on a page begins leads back to that page. */
function withReturnPath(request: Request, path: string): Request {
  if (!path.endsWith(ACCESS_PATHS.signIn)) return request;
  const url = new URL(request.url);
  const referrer = parseUrl(request.headers.get('Referer') ?? '');
  if (referrer === null || referrer.origin !== url.origin || url.searchParams.has('to')) return request;
  url.searchParams.set('to', referrer.pathname + referrer.search);
  return new Request(url, request);
}
