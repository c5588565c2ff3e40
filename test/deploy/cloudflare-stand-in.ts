import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Credentials } from '../../build/publish/deploy/service/credentials.ts';
import { type Listening, listen } from '../listen.ts';
import { StandInKv } from './stand-in-kv.ts';
import { StandInError, type StandInRequest } from './stand-in-request.ts';
import { StandInWorkers } from './stand-in-workers.ts';

/** The response instead of the normal one; null breaks the connection. */
export interface Fault {
  readonly status: number;
  readonly code?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The complete response, such as a proxy's. */
  readonly html?: string;
}

const ACCOUNT_ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const API_TOKEN = 'secret-token-that-nobody-may-see';

interface InjectedFault {
  readonly pattern: RegExp;
  readonly fault: Fault | 'hang' | 'disconnect';
  /** How many matching requests succeed first, and how many then fail. */
  after: number;
  times: number;
}

/** A local stand-in for Cloudflare's API of one account, as far as wrangler and the deploy use it. */
export class CloudflareStandIn {
  readonly kv = new StandInKv();
  readonly workers = new StandInWorkers();
  /** `PUT /storage/kv/namespaces/…/bulk`, in order, relative to the account. */
  readonly requests: string[] = [];
  readonly #faults: InjectedFault[] = [];
  #aheadMs = 0;
  readonly #moments: { readonly pattern: RegExp; readonly work: () => void }[] = [];
  #listening: Listening | null = null;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<CloudflareStandIn> {
    const standIn = new CloudflareStandIn();
    standIn.#listening = await listen(standIn.#server);
    return standIn;
  }

  get credentials(): Credentials {
    return { accountId: ACCOUNT_ID, apiToken: API_TOKEN, apiBaseUrl: `${this.#listening?.origin}/client/v4` };
  }

  /** The environment of a command that uses the stand-in. */
  get variables(): NodeJS.ProcessEnv {
    const { accountId, apiToken, apiBaseUrl: url } = this.credentials;
    return { CLOUDFLARE_ACCOUNT_ID: accountId, CLOUDFLARE_API_TOKEN: apiToken, CLOUDFLARE_API_BASE_URL: url };
  }

  /** Makes requests fail whose `METHOD /path` matches. */
  fail(pattern: RegExp, fault: InjectedFault['fault'], { after = 0, times = Number.POSITIVE_INFINITY } = {}): void {
    this.#faults.push({ pattern, fault, after, times });
  }

  /** Runs a callback at the first request whose `METHOD /path` matches, to reproduce a race every time. */
  onRequest(pattern: RegExp, work: () => void): void {
    this.#moments.push({ pattern, work });
  }

  heal(): void {
    this.#faults.length = 0;
  }

  /** Moves the service's clock. */
  passTime(ms: number): void {
    this.#aheadMs += ms;
  }

  count(pattern: RegExp): number {
    return this.requests.filter((request) => pattern.test(request)).length;
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    response.setHeader('Date', new Date(Date.now() + this.#aheadMs).toUTCString());
    const url = new URL(incoming.url ?? '/', 'http://stand-in');
    const path = url.pathname.replace(`/client/v4/accounts/${ACCOUNT_ID}`, '');
    const method = incoming.method ?? 'GET';
    const line = `${method} ${path}`;
    this.requests.push(line);
    const moment = this.#moments.findIndex(({ pattern }) => pattern.test(line));
    if (moment !== -1) this.#moments.splice(moment, 1)[0]?.work();
    const fault = this.#nextFault(line);
    if (fault === 'hang') return;
    if (fault === 'disconnect') return void response.destroy();
    if (fault?.html !== undefined)
      return void response.writeHead(fault.status, { 'Content-Type': 'text/html' }).end(fault.html);
    try {
      if (fault !== null)
        throw new StandInError(fault.status, fault.code ?? 0, fault.message ?? 'fault', fault.headers);
      if (incoming.headers.authorization !== `Bearer ${API_TOKEN}`)
        throw new StandInError(401, 10_000, 'Authentication error');
      if (path === url.pathname) throw new StandInError(404, 7_003, 'Could not route to this account');
      const request: StandInRequest = {
        method,
        path,
        query: url.searchParams,
        type: incoming.headers['content-type'] ?? '',
        body: Buffer.concat(chunks),
      };
      const answer = (await this.kv.answer(request)) ?? (await this.workers.answer(request));
      if (answer === null) throw new StandInError(404, 7_000, `The stand-in knows no ${line}`);
      if (answer.kind === 'text') response.writeHead(200).end(answer.text);
      else {
        const { result, info } = answer;
        send(response, 200, { success: true, errors: [], messages: [], result, result_info: info });
      }
    } catch (error) {
      const { status, code, message, headers } =
        error instanceof StandInError ? error : new StandInError(500, 1, String(error));
      send(response, status, { success: false, errors: [{ code, message }], messages: [], result: null }, headers);
    }
  }

  #nextFault(line: string): InjectedFault['fault'] | null {
    for (const fault of this.#faults.filter(({ pattern }) => pattern.test(line))) {
      if (fault.after-- > 0) continue;
      if (fault.times-- > 0) return fault.fault;
    }
    return null;
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Fault['headers'] = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
