declare global {
  /** Whether the site has audiences. If not, nothing about them is bundled. */
  const HAS_ACCESS: boolean;
}

/** The content store, watched while it serves a request (worker/edge/store/watch-store.ts). */
export interface ContentStore extends KVNamespace {
  /** Logs a fault that the reader does not notice. */
  readonly report?: (cause: unknown) => void;
  /** The longest time that the request has waited for one record, in milliseconds. */
  readonly longestMs?: number;
}

/** The bindings in `wrangler.toml`. */
export interface Env {
  /** Articles and files, each under a hash of its content. */
  readonly CONTENT: ContentStore;
  /** Bound if the operator limits how many costly requests an address may send. */
  readonly RATE_LIMIT?: RateLimit;
  /** Bound if forms send requests through the worker: limits those of all addresses to one operation or token URL. */
  readonly RATE_LIMIT_TARGETS?: RateLimit;
  /** Secret of a site with audiences: keys that encrypt sessions, separated by commas. The first one encrypts. */
  readonly DOCS_SESSION_KEY?: string;
  /** Secret that the provider of OpenID Connect has given the site, unless it is a public client. */
  readonly DOCS_OIDC_CLIENT_SECRET?: string;
  /** Set while a request of a reader of an audience is handled: shared caches must not store anything. */
  readonly isPrivate?: true;
  /** `true` in a preview deployment: response headers show the release and timings. */
  readonly PREVIEW?: string;
}

/** Type parameter of this worker's Hono handlers. */
export interface WorkerTypes {
  Bindings: Env;
}

/** A fetch handler that tests can call without a runtime. */
export interface Worker {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>;
}
