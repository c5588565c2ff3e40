declare namespace Cloudflare {
  /** Bindings of `wrangler.toml`, as `cloudflare:workers` gives them to tests. */
  interface Env {
    readonly CONTENT: KVNamespace;
  }
}

declare module '*?raw' {
  const text: string;
  export default text;
}
