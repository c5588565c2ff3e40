import * as z from 'zod';
import { parseJson } from '../../../../worker/request/value/json.ts';
import { ApiRefusal, describeRefusal, toApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';
import { type Machine, THIS_MACHINE } from './machine.ts';

/** An API request, relative to `/accounts/<id>`. */
interface ApiRequest<T> {
  /** Completes the error message "Cannot …": `list the namespaces`. */
  readonly purpose: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly result: z.ZodType<T>;
  /** Whether to send it after an interruption, because it cleans up or reports the state. */
  readonly evenInterrupted?: boolean;
  /** Called before each further attempt, which may be long after the first one if the machine was suspended. */
  readonly beforeRetry?: () => Promise<void>;
}

interface ApiAnswer<T> {
  readonly result: T;
  /** Cursor for the next page of a listing; null at the end. */
  readonly cursor: string | null;
}

interface ApiOptions {
  readonly fetch?: typeof fetch;
  /** Delay before the second attempt, doubled before each further one. */
  readonly retryDelayMs?: number;
  /** Aborts requests, which then throw its reason. */
  readonly signal?: AbortSignal;
  /** Receives a line before each further attempt. */
  readonly onRetry?: (line: string) => void;
  /** Timeout for a response; a request body extends it. */
  readonly timeoutMs?: number;
  readonly machine?: Machine;
}

/** The time of one response, in milliseconds: the `Date` header (RFC 9110 §6.6.1), and the machine's clock. */
interface ResponseTime {
  readonly server: number;
  readonly machine: number;
}

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 500;
const MAX_RETRY_AFTER_S = 60;

/** Timeouts are retried only three times: a host that is silent for 45 s is unreachable. */
const MAX_SILENT_ATTEMPTS = 3;
const TIMEOUT_MS = 15_000;

/** Assumes a slow connection of 2 Mbit/s. */
const BODY_BYTES_PER_MS = 250;

/**
 * Too early, too many requests, and server errors: the same request may succeed later (RFC 9110 §15.6, RFC 6585 §4).
 */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 530]);

const envelopeSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown().optional(),
  result_info: z.object({ cursor: z.string().nullish() }).nullish(),
});

/** Cloudflare's REST API for one account. All requests are idempotent and are retried after transient errors. */
export class CloudflareApi {
  readonly #credentials: Credentials;
  readonly #options: ApiOptions;
  #lastTime: ResponseTime | null = null;
  readonly machine: Machine;

  constructor(credentials: Credentials, options: ApiOptions = {}) {
    this.#credentials = credentials;
    this.#options = options;
    this.machine = options.machine ?? THIS_MACHINE;
  }

  /** Aborted when the operator interrupts the command. */
  get signal(): AbortSignal | undefined {
    return this.#options.signal;
  }

  /** The time of the last response; null before the first one. */
  get lastTime(): ResponseTime | null {
    return this.#lastTime;
  }

  /** Throws CloudflareError, with the API's message, if the last attempt fails too. */
  async request<T>(request: ApiRequest<T>): Promise<ApiAnswer<T>> {
    return this.#repeat(request, async () => {
      const response = await this.#send(request);
      const envelope = envelopeSchema.safeParse(parseJson(await response.text()));
      if (response.ok && envelope.data === undefined) throw foreignAnswer(response);
      if (!response.ok || envelope.data?.success !== true) throw refusalOf(response, envelope.data?.errors ?? []);
      const result = request.result.safeParse(envelope.data.result);
      if (!result.success) throw new ApiRefusal({ status: response.status, found: 'a response in an unknown format' });
      return { result: result.data, cursor: envelope.data.result_info?.cursor || null };
    });
  }

  /** The text of a response without a JSON envelope, or null if the path does not exist. */
  async requestText({ purpose, path }: { readonly purpose: string; readonly path: string }): Promise<string | null> {
    return this.#repeat({ purpose }, async () => {
      const response = await this.#send({ path });
      const text = await response.text();
      if (response.ok) return text;
      const { errors } = envelopeSchema.safeParse(parseJson(text)).data ?? {};
      const refusal = refusalOf(response, errors ?? []);
      if (refusal.isMissing) return null;
      throw refusal;
    });
  }

  async #send({
    method = 'GET',
    path,
    query = {},
    body,
    evenInterrupted = false,
  }: Pick<ApiRequest<unknown>, 'method' | 'path' | 'query' | 'body' | 'evenInterrupted'>): Promise<Response> {
    const { fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs + Math.round((body?.length ?? 0) / BODY_BYTES_PER_MS));
    const { apiBaseUrl, accountId, apiToken } = this.#credentials;
    const search = new URLSearchParams(query).toString();
    const url = `${apiBaseUrl}/accounts/${encodeURIComponent(accountId)}${path}${search === '' ? '' : `?${search}`}`;
    const response = await send(url, {
      method,
      headers: {
        Authorization: `Bearer ${apiToken}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // Never send the token to another host.
      redirect: 'error',
      signal: signal === undefined || evenInterrupted ? timeout : AbortSignal.any([signal, timeout]),
    });
    const server = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(server)) this.#lastTime = { server, machine: this.machine.now() };
    return response;
  }

  async #repeat<T>(
    {
      purpose,
      evenInterrupted = false,
      beforeRetry,
    }: Pick<ApiRequest<T>, 'purpose' | 'evenInterrupted' | 'beforeRetry'>,
    attempt: () => Promise<T>,
  ): Promise<T> {
    const { signal, onRetry } = this.#options;
    for (let number = 1; ; number++) {
      if (number > 1) await beforeRetry?.();
      try {
        return await attempt();
      } catch (cause) {
        if (!evenInterrupted) signal?.throwIfAborted();
        const refusal = describeRefusal(cause, this.#credentials);
        const attempts = refusal.isSilent ? MAX_SILENT_ATTEMPTS : MAX_ATTEMPTS;
        if (number === attempts || !refusal.isTransient) throw toApiError(purpose, refusal);
        onRetry?.(
          `Cannot ${purpose}: ${refusal.found || `status ${refusal.status}`}. Attempt ${number + 1} of ${attempts}.`,
        );
        const waitMs = Math.max(this.#backoff(number), Math.min(refusal.retryAfterS ?? 0, MAX_RETRY_AFTER_S) * 1000);
        await (evenInterrupted ? this.machine.sleep(waitMs) : this.sleep(waitMs));
      }
    }
  }

  /** Waits before a further attempt, longer after each one. */
  async pause(attempt: number): Promise<void> {
    await this.sleep(this.#backoff(attempt));
  }

  /** Waits. An interruption ends it. */
  async sleep(ms: number): Promise<void> {
    await this.machine.sleep(ms, this.signal);
  }

  #backoff(attempt: number): number {
    const { retryDelayMs = RETRY_DELAY_MS } = this.#options;
    // Jitter, so that parallel requests do not retry at the same time.
    return retryDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  }
}

/** The response came from a proxy or a login page, not from the API. */
function foreignAnswer(response: Response): ApiRefusal {
  const type = response.headers.get('Content-Type') ?? 'no type';
  return new ApiRefusal({
    status: response.status,
    found: `a response that is not from the API (${type})`,
    isForeign: true,
  });
}

function refusalOf(response: Response, errors: readonly { code: number; message: string }[]): ApiRefusal {
  const { status } = response;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiRefusal({
    status,
    found: errors.map(({ code, message }) => `${message} [${code}]`).join(', '),
    codes: errors.map(({ code }) => code),
    isTransient: TRANSIENT.has(status),
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
