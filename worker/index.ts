import { Hono } from 'hono';
import { allowReads } from './edge/allow-reads.ts';
import { answerCrash, answerNotFound } from './edge/error-page.ts';
import { redirectToPage } from './edge/redirect-to-page.ts';
import { rejectPaths } from './edge/reject-paths.ts';
import { reportHealth } from './edge/report-health.ts';
import { requestPath } from './edge/request-path.ts';
import { setSecurityHeaders } from './edge/security-headers.ts';
import { serveFile } from './edge/serve-file.ts';
import { servePage } from './edge/serve-page.ts';
import { serveSidebarGroup } from './edge/serve-sidebar-group.ts';
import type { Env, WorkerTypes } from './env.ts';
import type { Manifest } from './model/manifest.ts';

/** A fetch handler; callable without a runtime around it, as tests do. */
export interface Worker {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>;
}

/** The worker of one release: all that it answers, in the order in which it looks. */
export function createWorker(manifest: Manifest): Worker {
  // Routes are written as paths within the site, whatever base it is served under.
  const app = new Hono<WorkerTypes>({ getPath: (request) => requestPath(manifest.site.base, request) });

  app.use(setSecurityHeaders(manifest));
  app.use(allowReads);
  app.use(rejectPaths(manifest));
  app.get('/healthz', reportHealth(manifest));
  app.get('/_/sidebar/:sidebarId/:groupId', serveSidebarGroup(manifest));
  app.get('*', serveFile(manifest));
  app.get('*', redirectToPage(manifest));
  app.get('*', servePage(manifest));
  app.notFound(answerNotFound(manifest));
  app.onError(answerCrash(manifest));

  return { fetch: (request, env, context) => app.fetch(request, env, context) };
}
