import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { DevMessage } from '../../worker/model/dev-message.ts';
import type { LocalRuntime } from '../local/local-runtime.ts';

const SCRIPT_PATH = '/_/dev.js';
const EVENTS_PATH = '/_/dev/events';

/** The local runtime behind a server that adds the authoring script to every page: the worker itself knows nothing of it. */
export class DevServer {
  readonly #runtime: LocalRuntime;
  readonly #script: string;
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  #errors: readonly string[] = [];

  constructor(runtime: LocalRuntime, script: string) {
    this.#runtime = runtime;
    this.#script = script;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(this.#waitingPage(error));
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

  /** Tells every open page. */
  send(message: DevMessage): void {
    if (message.kind === 'errors') this.#errors = message.errors;
    for (const listener of this.#listeners) listener.write(toEvent(message));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(this.#script);
    } else if (pathname === EVENTS_PATH) {
      this.#listen(response);
    } else {
      await this.#pass(request, response);
    }
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(toEvent({ kind: 'errors', errors: this.#errors }));
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Without a conditional request a page that was served before a change never answers 304.
    const { 'if-none-match': _etag, 'accept-encoding': _encoding, ...headers } = request.headers;
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
    const answer = await this.#runtime.fetch(url, { method: request.method ?? 'GET', headers: plain });
    const answered = Object.fromEntries(answer.headers);
    const isHtml = answered['content-type']?.startsWith('text/html') === true;
    if (!isHtml || request.method === 'HEAD') {
      response.writeHead(answer.status, answered);
      if (answer.body === null) response.end();
      else Readable.fromWeb(answer.body as ReadableStream).pipe(response);
      return;
    }
    const html = await answer.text();
    delete answered['content-length'];
    response.writeHead(answer.status, { ...answered, 'cache-control': 'no-store' });
    response.end(html.replace('</head>', () => `<script type="module" src="${SCRIPT_PATH}"></script></head>`));
  }

  /** Before the first successful build there is no worker to ask. */
  #waitingPage(error: unknown): string {
    if (this.#errors.length === 0) console.error(error);
    return `<!doctype html><html lang="en"><head><title>Waiting for the build</title><script type="module" src="${SCRIPT_PATH}"></script></head><body><p>The site is not built yet. This page reloads when it is.</p></body></html>`;
  }
}

function toEvent(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
