import type { Manifest } from './model/manifest.ts';

/** What `wrangler.toml` binds. */
export interface Env {
  /** Articles and files, each under a hash of its content. */
  readonly CONTENT: KVNamespace;
  /** Bound where an operator limits how often one address may ask for costly answers. */
  readonly RATE_LIMIT?: RateLimit;
  /** `true` where operators look before readers do: answers show their release and their times. */
  readonly PREVIEW?: string;
}

/** What answers forms; a module of its own, which a worker loads on the first such request. */
interface TryItModule {
  answerTryIt(manifest: Manifest, request: Request, env: Env): Promise<Response>;
}

export type LoadTryIt = () => Promise<TryItModule>;

/** Type parameter of Hono's handlers in this worker. */
export interface WorkerTypes {
  Bindings: Env;
}

/** A fetch handler; callable without a runtime around it, as tests do. */
export interface Worker {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>;
}
