import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ApiRefusal, describeRefusal, toApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';

/** One request to the API, below `/accounts/<id>`. */
interface ApiRequest<T> {
  /** What could not be done when it fails: `list the namespaces`. */
  readonly purpose: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly result: z.ZodType<T>;
  /** Sent after an interruption too, for it cleans up or tells the operator where things are. */
  readonly evenInterrupted?: boolean;
}

interface ApiAnswer<T> {
  readonly result: T;
  /** Where a listing goes on; null at its end. */
  readonly cursor: string | null;
}

interface ApiOptions {
  readonly fetch?: typeof fetch;
  /** Before the second attempt; doubled before each further one. */
  readonly retryDelayMs?: number;
  /** Aborts requests; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Gets a line before each further attempt. */
  readonly onRetry?: (line: string) => void;
  /** How long an answer may take; a body adds its own time. */
  readonly timeoutMs?: number;
}

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 500;
const MAX_RETRY_AFTER_S = 60;

/** Without an answer three attempts are enough: a host that does not answer in 45 s has not been reached at all. */
const MAX_SILENT_ATTEMPTS = 3;
const TIMEOUT_MS = 15_000;

/** What a slow line sends: 2 Mbit/s. */
const BODY_BYTES_PER_MS = 250;

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
  readonly #options: ApiOptions;

  constructor(credentials: Credentials, options: ApiOptions = {}) {
    this.#credentials = credentials;
    this.#options = options;
  }

  /** Throws CloudflareError, with what the API said, when the last attempt fails too. */
  async request<T>(request: ApiRequest<T>): Promise<ApiAnswer<T>> {
    return this.#repeat(request, async () => {
      const response = await this.#send(request);
      const envelope = envelopeSchema.safeParse(parseJson(await response.text()));
      if (response.ok && envelope.data === undefined) throw foreignAnswer(response);
      if (!response.ok || envelope.data?.success !== true) throw refusalOf(response, envelope.data?.errors ?? []);
      const result = request.result.safeParse(envelope.data.result);
      if (!result.success) throw new ApiRefusal({ status: response.status, found: 'an answer of unknown form' });
      return { result: result.data, cursor: envelope.data.result_info?.cursor || null };
    });
  }

  /** The bytes of an answer that is no JSON envelope; null when there is nothing of that path. */
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
    return send(url, {
      method,
      headers: {
        Authorization: `Bearer ${apiToken}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // The token goes to no other host.
      redirect: 'error',
      signal: signal === undefined || evenInterrupted ? timeout : AbortSignal.any([signal, timeout]),
    });
  }

  async #repeat<T>(
    { purpose, evenInterrupted = false }: Pick<ApiRequest<T>, 'purpose' | 'evenInterrupted'>,
    attempt: () => Promise<T>,
  ): Promise<T> {
    const { retryDelayMs = RETRY_DELAY_MS, signal, onRetry } = this.#options;
    for (let number = 1; ; number++) {
      try {
        return await attempt();
      } catch (cause) {
        if (!evenInterrupted) signal?.throwIfAborted();
        const refusal = describeRefusal(cause);
        const attempts = refusal.isSilent ? MAX_SILENT_ATTEMPTS : MAX_ATTEMPTS;
        if (number === attempts || !refusal.isTransient) throw toApiError(purpose, refusal, this.#credentials);
        onRetry?.(
          `Cannot ${purpose}: ${refusal.found || `status ${refusal.status}`}. Attempt ${number + 1} of ${attempts}.`,
        );
        const seconds = Math.min(refusal.retryAfterS ?? 0, MAX_RETRY_AFTER_S);
        // Spread, so that many at once do not come back at once.
        const backoff = retryDelayMs * 2 ** (number - 1) * (0.75 + Math.random() / 2);
        await sleep(Math.max(seconds * 1000, backoff));
      }
    }
  }
}

/** A proxy or a login page has answered, not the API. */
function foreignAnswer(response: Response): ApiRefusal {
  const type = response.headers.get('Content-Type') ?? 'no type';
  return new ApiRefusal({
    status: response.status,
    found: `an answer that is not the API's (${type})`,
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
