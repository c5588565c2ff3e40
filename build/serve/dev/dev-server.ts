import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { DevError, DevMessage } from '../../../worker/model/text/dev-message.ts';
import { textDirection } from '../../../worker/model/text/scripts.ts';
import { escapeHtml } from '../../page/text/escape.ts';
import type { DevRuntime } from './dev-runtime.ts';
import type { DevTexts } from './dev-texts.ts';

/** How long a build waits for pending requests. */
const DRAIN_MS = 1_000;

const SCRIPT_PATH = '/_/dev.js';
const STYLE_PATH = '/_/dev.css';
const EVENTS_PATH = '/_/dev/events';

interface DevAssets {
  readonly script: string;
  readonly style: string;
}

/** Serves the local runtime, and adds the authoring script to every page. The worker does not know about it. */
export class DevServer {
  readonly #runtime: DevRuntime;
  readonly #assets: DevAssets;
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  /** Pending requests to the runtime. */
  readonly #underWay = new Set<Promise<void>>();
  /** New requests wait for it. */
  #busy: Promise<unknown> = Promise.resolve();
  #errors: readonly DevError[] = [];
  #texts: DevTexts;
  /** The release of the pages shown, or one that looks the same; see `tell`. */
  #shown: string | null = null;

  constructor(runtime: DevRuntime, assets: DevAssets, texts: DevTexts) {
    this.#runtime = runtime;
    this.#assets = assets;
    this.#texts = texts;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(this.#shown === null ? waitingPage(this.#texts) : faultPage(error, this.#texts));
      });
    });
  }

  /** Listens on the loopback interface and returns the URL. Rejects if the port is in use. */
  listen(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`);
      });
    });
  }

  /**
   * Runs work that blocks this process while no request is pending, because the worker times out on slow records and
   * would show the author an error. New requests wait, and see the result of the work.
   */
  async whileQuiet<T>(work: () => Promise<T>): Promise<T> {
    const drained = Promise.allSettled(this.#underWay);
    const late = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
    const done = Promise.race([drained, late]).then(work);
    this.#busy = done.catch(() => {});
    return done;
  }

  /**
   * Reports the result of a build to all open pages, and to those that open later. Pages of another release reload. A
   * release that is served without a notification changes nothing visible.
   */
  tell(errors: readonly DevError[], release: string | null, texts: DevTexts): void {
    this.#texts = texts;
    this.#errors = errors;
    this.#shown = release ?? this.#shown;
    for (const listener of this.#listeners) listener.write(this.#state());
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Not parsed against a base: two slashes would begin a host.
    const [pathname] = (request.url ?? '/').split('?', 1);
    if (pathname === SCRIPT_PATH) {
      respond(response, 'text/javascript', this.#assets.script);
    } else if (pathname === STYLE_PATH) {
      respond(response, 'text/css', this.#assets.style);
    } else if (pathname === EVENTS_PATH) {
      this.#listen(response);
    } else {
      let awaited: Promise<unknown> | null = null;
      while (awaited !== this.#busy) {
        awaited = this.#busy;
        await awaited;
      }
      const passing = this.#pass(request, response);
      this.#underWay.add(passing);
      await passing.finally(() => this.#underWay.delete(passing));
    }
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(this.#state());
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  /** The last good release's pages stay visible below later errors. */
  #state(): string {
    const { dev, locale } = this.#texts;
    const labels = { locale, title: dev.errors(this.#errors.length), close: dev.close };
    const messages: DevMessage[] = [{ kind: 'errors', errors: this.#errors, labels }];
    if (this.#shown !== null) messages.push({ kind: 'release', release: this.#shown });
    return messages.map(toEvent).join('');
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Without a conditional request, a page served before a change never gets a 304.
    const {
      'if-none-match': _etag,
      'accept-encoding': _encoding,
      'transfer-encoding': _,
      ...headers
    } = request.headers;
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
    const shown = this.#shown;
    const method = request.method ?? 'GET';
    const body = /^(?:GET|HEAD)$/.test(method) ? {} : { body: await buffer(request) };
    const answer = await this.#runtime.fetch(url, { method, headers: plain, ...body });
    const cookies = answer.headers.getSetCookie();
    const answered: Record<string, string | string[]> = Object.fromEntries(answer.headers);
    if (cookies.length > 0) answered['set-cookie'] = cookies;
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
    // A response cached for a minute would belong to the previous release.
    if (answer.headers.get('cache-control')?.includes('immutable') !== true) answered['cache-control'] = 'no-store';
    if (!isHtml || request.method === 'HEAD') {
      response.writeHead(answer.status, answered);
      if (answer.body === null) response.end();
      // The client may have disconnected.
      else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => {});
      return;
    }
    const html = await answer.text();
    delete answered['content-length'];
    response.writeHead(answer.status, answered);
    response.end(html.replace('</head>', () => `${head(shown)}</head>`));
  }
}

/** Added to every page. The page knows its release, so one that loads during a build notices the change. */
function head(release: string | null): string {
  return `<link rel="stylesheet" href="${STYLE_PATH}"><script type="module" src="${SCRIPT_PATH}" data-dev-release="${release ?? ''}"></script>`;
}

/** Before the first successful build there is no worker. */
function waitingPage({ dev, locale }: DevTexts): string {
  return page(locale, dev.waiting, dev.waitingText, head(null));
}

/** An engine error, logged in the terminal. Without a script, because an automatic reload would never end. */
function faultPage(error: unknown, { dev, locale }: DevTexts): string {
  console.error(error);
  return page(locale, dev.noResponse, dev.noResponseText, '');
}

function page(locale: string, title: string, text: string, scripts: string): string {
  const dir = textDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${locale}"${dir}><head><title>${escapeHtml(title)}</title>${scripts}</head><body><p>${escapeHtml(text)}</p></body></html>`;
}

function respond(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

function toEvent(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
