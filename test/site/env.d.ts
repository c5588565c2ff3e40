/** The exports of `cloudflare:workers` in tests. */
declare namespace Cloudflare {
  /** Bindings of `wrangler.toml`. */
  interface Env {
    readonly CONTENT: KVNamespace;
  }

  interface GlobalProps {
    readonly mainModule: { readonly default: ExportedHandler };
  }
}

declare module '*?raw' {
  const text: string;
  export default text;
}
