/** What `wrangler.toml` binds. */
export interface Env {
  /** Articles and files, each under a hash of its content. */
  readonly CONTENT: KVNamespace;
}

/** Type parameter of Hono's handlers in this worker. */
export interface WorkerTypes {
  Bindings: Env;
}
