import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { findPage, type Manifest } from '../model/manifest.ts';
import type { PageMessages } from '../model/messages/messages.ts';
import { PageFrames } from '../model/page-frames.ts';
import { pathToHref } from '../model/path.ts';
import { renderFrame } from '../ui/frame/document.tsx';
import { renderErrorArticle } from '../ui/frame/error-article.tsx';
import { encode } from './bytes.ts';
import { renderUnavailablePage } from './error-page.ts';
import { faultLog } from './log.ts';
import type { PageAnswers } from './page-answers.ts';
import { pathOf } from './path-of.ts';
import { prefersMarkdown } from './prefer-type.ts';
import { showTiming } from './preview-headers.ts';
import { readArticle } from './read-page.ts';
import { readWithin } from './read-within.ts';
import { streamPage } from './stream-page.ts';
import { toStream } from './to-stream.ts';

/** How long the first byte waits for the article, so that a store that fails is a 503 and not a broken page. */
const HEAD_WAIT_MS = 150;

/**
 * Answers requests for pages. The manifest decides all but the article, so 304 and HEAD read nothing; a copy
 * in this isolate is served before the store is asked, and when it fails.
 */
export function servePage(
  manifest: Manifest,
  messages: PageMessages,
  pages: PageAnswers,
): MiddlewareHandler<WorkerTypes> {
  const { site, release } = manifest;
  const frames = new PageFrames(manifest);

  return async (c, next) => {
    const { path } = c.req;
    const page = prefersMarkdown(c.req.header('Accept')) ? null : findPage(manifest, path);
    // Under a base the home page is at `/docs`, and `/docs/` leads there.
    if (page === null || pathOf(c.req.url) !== pathToHref(site.base, path)) return next();
    const known = pages.answer(path, page, c.req.raw);
    if (known !== null) return known;

    const started = performance.now();
    const source = readArticle(c.env.CONTENT, page.key);
    const settling = readWithin(source, HEAD_WAIT_MS);
    const logFault = faultLog(release, c.req);
    const shared = { ...manifest, messages, site: frames.versions.siteOf(page.version) };
    const frame = renderFrame(shared, frames.describe(path, page), encode);
    const rendered = performance.now();
    const article = await settling;
    const timing = { render: rendered - started, kv: performance.now() - started };
    switch (article.kind) {
      case 'complete': {
        const document = new Blob([...frame.before, ...article.chunks, ...frame.after]);
        pages.cache(path, document);
        return showTiming(c.env, pages.respond(path, page, document, true), timing);
      }
      case 'failed':
        logFault(article.cause);
        return renderUnavailablePage(manifest, messages, path);
      case 'arriving': {
        const body = streamPage({
          ...frame,
          article: article.chunks,
          onFault(cause) {
            logFault(cause);
            return renderErrorArticle({ error: 'unavailable', site, path }, messages);
          },
          onComplete: (sent) => pages.cache(path, new Blob([...sent])),
        });
        return showTiming(c.env, pages.respond(path, page, toStream(body, source), false), timing);
      }
    }
  };
}
