import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { DevError, DevMessage } from '../../worker/model/dev-message.ts';
import type { DevRuntime } from './dev-runtime.ts';

/** How long a build waits for answers that are under way. */
const DRAIN_MS = 1_000;

const SCRIPT_PATH = '/_/dev.js';
const STYLE_PATH = '/_/dev.css';
const EVENTS_PATH = '/_/dev/events';

interface DevAssets {
  readonly script: string;
  readonly style: string;
}

/** The local runtime behind a server that adds the authoring script to every page: the worker itself knows nothing of it. */
export class DevServer {
  readonly #runtime: DevRuntime;
  readonly #assets: DevAssets;
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  /** Answers that the runtime is asked for. */
  readonly #underWay = new Set<Promise<void>>();
  /** What new requests wait for. */
  #busy: Promise<unknown> = Promise.resolve();
  #errors: readonly DevError[] = [];
  /** The release that pages are of, or look as if they were: see `tell`. */
  #shown: string | null = null;

  constructor(runtime: DevRuntime, assets: DevAssets) {
    this.#runtime = runtime;
    this.#assets = assets;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(this.#shown === null ? waitingPage() : faultPage(error));
      });
    });
  }

  /** Listens on the loopback interface; rejects when the port is in use. Returns the address. */
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
   * Does work that keeps this process from answering, while no request is under way: the worker gives up on records that do
   * not come in time, and would show the author an error. Requests that come meanwhile wait, and find what the work made.
   */
  async whileQuiet<T>(work: () => Promise<T>): Promise<T> {
    const drained = Promise.allSettled(this.#underWay);
    const late = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
    const done = Promise.race([drained, late]).then(work);
    this.#busy = done.catch(() => {});
    return done;
  }

  /**
   * Tells every open page what came of a build, and those that open later. Pages of another release load themselves again;
   * one that the runtime serves and that is not notified of changes nothing that a page shows.
   */
  tell(errors: readonly DevError[], release: string | null): void {
    this.#errors = errors;
    this.#shown = release ?? this.#shown;
    for (const listener of this.#listeners) listener.write(this.#state());
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
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

  /** Pages of the last good release stay under the errors that follow it. */
  #state(): string {
    const messages: DevMessage[] = [{ kind: 'errors', errors: this.#errors }];
    if (this.#shown !== null) messages.push({ kind: 'release', release: this.#shown });
    return messages.map(toEvent).join('');
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Without a conditional request a page that was served before a change never answers 304.
    const { 'if-none-match': _etag, 'accept-encoding': _encoding, ...headers } = request.headers;
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
    const shown = this.#shown;
    const answer = await this.#runtime.fetch(url, { method: request.method ?? 'GET', headers: plain });
    const answered = Object.fromEntries(answer.headers);
    const isHtml = answered['content-type']?.startsWith('text/html') === true;
    // What a browser keeps for a minute would be of the release before.
    if (answered['cache-control']?.includes('immutable') !== true) answered['cache-control'] = 'no-store';
    if (!isHtml || request.method === 'HEAD') {
      response.writeHead(answer.status, answered);
      if (answer.body === null) response.end();
      // The reader may have left.
      else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => {});
      return;
    }
    const html = await answer.text();
    delete answered['content-length'];
    response.writeHead(answer.status, answered);
    response.end(html.replace('</head>', () => `${head(shown)}</head>`));
  }
}

/** What is added to every page: a page knows its release, so that one that was under way during a build notices. */
function head(release: string | null): string {
  return `<link rel="stylesheet" href="${STYLE_PATH}"><script type="module" src="${SCRIPT_PATH}" data-dev-release="${release ?? ''}"></script>`;
}

/** Before the first successful build there is no worker to ask. */
function waitingPage(): string {
  return `<!doctype html><html lang="en"><head><title>Waiting for the build</title>${head(null)}</head><body><p>The site is not built yet. This page reloads when it is.</p></body></html>`;
}

/** A fault of the engine, for the terminal; no script, as a page that loads itself again would not end. */
function faultPage(error: unknown): string {
  console.error(error);
  return '<!doctype html><html lang="en"><head><title>No answer</title></head><body><p>The local runtime did not answer; the terminal says why.</p></body></html>';
}

function respond(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

function toEvent(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
