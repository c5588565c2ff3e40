import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import { concatenate } from '../../model/records/concatenate.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import { SharedTexts } from '../../model/records/shared-texts.ts';
import { renderFrame } from '../../ui/frame/document.tsx';
import { renderErrorArticle } from '../../ui/frame/error-article.tsx';
import { showTiming } from '../http/headers/preview-headers.ts';
import { faultLog } from '../http/log.ts';
import { errorFormat, prefersMarkdown } from '../http/negotiate/preferences.ts';
import { pathOf } from '../http/request-path.ts';
import { ArticleReader } from '../store/article-reader.ts';
import { changeText, encode } from '../store/bytes.ts';
import { renderUnavailablePage } from './error-page.ts';
import type { PageResponses } from './page-responses.ts';
import { streamPage } from './stream-page.ts';

/**
 * Serves pages. Everything except the article comes from the manifest, so a 304 or HEAD reads nothing. A copy in this
 * isolate is used before reading the store, and when the store fails.
 */
export function servePage(
  manifest: Manifest,
  messages: FrameMessages,
  pages: PageResponses,
): MiddlewareHandler<WorkerTypes> {
  const { site, release } = manifest;
  const { frames } = pages;
  const articles = new ArticleReader();
  const shared = new SharedTexts(manifest);

  return async (c, next) => {
    const { path } = c.req;
    const page = prefersMarkdown(c.req.header('Accept')) ? null : findPage(manifest, path);
    // With a base, the home page is at `/docs`, and `/docs/` redirects there.
    if (page === null || pathOf(c.req.url) !== pathToHref(site.base, path)) return next();
    const known = pages.find(path, page, c.req.raw);
    if (known !== null) return known;

    const started = performance.now();
    const settling = articles.read(c.env.CONTENT, page.key);
    const logFault = faultLog(release, c);
    const source = { ...manifest, messages, site: frames.versions.siteOf(page.version) };
    const frame = renderFrame(source, frames.describe(path, page), encode);
    const rendered = performance.now();
    const article = await settling;
    const own = shared.changeOf(page);
    const change = own && ((part: Uint8Array): Uint8Array => changeText(part, own.article));
    const timing = { render: rendered - started, kv: performance.now() - started };
    switch (article.kind) {
      case 'complete': {
        const chunks = change === null ? article.chunks : [change(concatenate(article.chunks))];
        const document = new Blob([...frame.before, ...chunks, ...frame.after]);
        pages.cache(path, document);
        return showTiming(c.env, pages.respond(path, page, document, true), timing);
      }
      case 'failed':
        logFault(article.cause);
        return renderUnavailablePage(manifest, messages, { path, format: errorFormat(c.req.header('Accept')) });
      case 'arriving': {
        const body = streamPage({
          ...frame,
          article: own?.needsWhole === true ? joined(article.chunks) : article.chunks,
          change,
          onFault(cause) {
            logFault(cause);
            return renderErrorArticle({ error: 'unavailable', site, path }, messages);
          },
          onComplete: (sent) => pages.cache(path, new Blob([...sent])),
        });
        return showTiming(c.env, pages.respond(path, page, toStream(body, article.source), false), timing);
      }
    }
  };
}

/** The chunks as one, for a change that needs the whole article. The head of the page is sent meanwhile. */
async function* joined(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  yield concatenate(all);
}

/**
 * A stream that pulls a chunk when the client has room for it. When the client disconnects, it stops both the chunks
 * and their source, because a generator that has not started never runs its `finally`.
 */
function toStream(chunks: AsyncGenerator<Uint8Array>, source: AsyncGenerator): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await chunks.next();
      if (step.done === true) controller.close();
      else controller.enqueue(step.value);
    },
    async cancel() {
      await Promise.all([chunks.return(undefined), source.return(undefined)]);
    },
  });
}
