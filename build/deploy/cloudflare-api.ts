import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ApiRefusal, describeRefusal, toApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';

/** One request to the API, below `/accounts/<id>`. */
export interface ApiRequest<T> {
  /** What could not be done when it fails: `list the namespaces`. */
  readonly purpose: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly result: z.ZodType<T>;
}

export interface ApiAnswer<T> {
  readonly result: T;
  /** Where a listing goes on; null at its end. */
  readonly cursor: string | null;
}

export interface ApiOptions {
  readonly fetch?: typeof fetch;
  /** Before the second attempt; doubled before each further one. */
  readonly retryDelayMs?: number;
}

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 500;
const MAX_RETRY_AFTER_S = 60;

/** A batch of 25 MB through a line of 2 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Too early, too many, and faults of a server: the same request may pass later (RFC 9110 §15.6, RFC 6585 §4). */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 530]);

const envelopeSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown().optional(),
  result_info: z.object({ cursor: z.string().nullish() }).nullish(),
});

/** Cloudflare's REST API for one account. Every request is safe to repeat, and is repeated after a passing fault. */
export class CloudflareApi {
  readonly #credentials: Credentials;
  readonly #fetch: typeof fetch;
  readonly #retryDelayMs: number;

  constructor(credentials: Credentials, { fetch: send = fetch, retryDelayMs = RETRY_DELAY_MS }: ApiOptions = {}) {
    this.#credentials = credentials;
    this.#fetch = send;
    this.#retryDelayMs = retryDelayMs;
  }

  /** Throws CloudflareError, with what the API said, when the last attempt fails too. */
  async request<T>(request: ApiRequest<T>): Promise<ApiAnswer<T>> {
    return this.#repeat(request.purpose, async () => {
      const response = await this.#send(request);
      const envelope = envelopeSchema.safeParse(parseJson(await response.text()));
      if (!response.ok || envelope.data?.success !== true) throw refusalOf(response, envelope.data?.errors ?? []);
      const result = request.result.safeParse(envelope.data.result);
      if (!result.success) throw new ApiRefusal({ status: response.status, found: 'an answer of unknown form' });
      return { result: result.data, cursor: envelope.data.result_info?.cursor || null };
    });
  }

  /** The bytes of an answer that is no JSON envelope; null when there is nothing of that path. */
  async requestText({ purpose, path }: { readonly purpose: string; readonly path: string }): Promise<string | null> {
    return this.#repeat(purpose, async () => {
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
  }: Pick<ApiRequest<unknown>, 'method' | 'path' | 'query' | 'body'>): Promise<Response> {
    const { apiBaseUrl, accountId, apiToken } = this.#credentials;
    const search = new URLSearchParams(query).toString();
    const url = `${apiBaseUrl}/accounts/${encodeURIComponent(accountId)}${path}${search === '' ? '' : `?${search}`}`;
    return this.#fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${apiToken}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // The token goes to no other host.
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  }

  async #repeat<T>(purpose: string, attempt: () => Promise<T>): Promise<T> {
    for (let number = 1; ; number++) {
      try {
        return await attempt();
      } catch (cause) {
        const refusal = describeRefusal(cause);
        if (number === MAX_ATTEMPTS || !refusal.isTransient) throw toApiError(purpose, refusal, this.#credentials);
        const seconds = Math.min(refusal.retryAfterS ?? 0, MAX_RETRY_AFTER_S);
        // Spread, so that many at once do not come back at once.
        const backoff = this.#retryDelayMs * 2 ** (number - 1) * (0.75 + Math.random() / 2);
        await sleep(Math.max(seconds * 1000, backoff));
      }
    }
  }
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
