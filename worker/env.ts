/** What `wrangler.toml` binds. */
export interface Env {
  /** Articles and files, each under a hash of its content. */
  readonly CONTENT: KVNamespace;
  /** Set where operators look before readers do: answers tell their release and their times. */
  readonly PREVIEW?: string;
}

/** Type parameter of Hono's handlers in this worker. */
export interface WorkerTypes {
  Bindings: Env;
}

/** A fetch handler; callable without a runtime around it, as tests do. */
export interface Worker {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>;
}
