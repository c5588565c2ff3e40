/** The result of a page request. */
type PageAnswer =
  | { readonly kind: 'page'; readonly html: string }
  /** Apparently not a page of this site, so the browser should load it. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed' };

interface Entry {
  readonly answer: Promise<PageAnswer>;
  readonly prefetched: boolean;
  /** As returned by `performance.now()`. */
  readonly time: number;
}

/** Maximum number of cached pages, each a few tens of kilobytes. */
const MAX_PAGES = 30;

/** How long a page counts as current, in ms. */
const MAX_AGE_MS = 300_000;

/** As the worker renders it. */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/** Pages of the site as text, by path and query. Each is fetched once while it is current. */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  /** URLs that are never prefetched again, whether they succeeded or failed. */
  readonly #prefetched = new Set<string>();

  /** Prefetches a page once. Returns the bytes that it and its style sheets took. */
  async prefetch(url: URL): Promise<number> {
    const key = toKey(url);
    if (this.#prefetched.has(key) || this.#find(key) !== undefined) return 0;
    this.#prefetched.add(key);
    const answer = await this.#request(key, true).answer;
    if (answer.kind !== 'page') return 0;
    return sentBytes(key, answer.html) + (await this.#prefetchStylesheets(answer.html));
  }

  /** Loads a page. If it could not be prefetched, the browser loads it, which may know the reason. The next call requests it. */
  async load(url: URL): Promise<PageAnswer> {
    const key = toKey(url);
    const { answer, prefetched } = this.#find(key) ?? this.#request(key, false);
    const settled = await answer;
    if (settled.kind === 'page' || !prefetched) return settled;
    this.#entries.delete(key);
    // Offline, the browser would show its own error page.
    return navigator.onLine ? { kind: 'elsewhere' } : settled;
  }

  /** Fetches style sheets into the browser's cache, because pages of another kind have their own. */
  async #prefetchStylesheets(html: string): Promise<number> {
    let bytes = 0;
    for (const [, href = ''] of html.matchAll(STYLESHEET)) {
      if (this.#prefetched.has(href)) continue;
      this.#prefetched.add(href);
      try {
        // Read to the end, because an open response occupies one of HTTP/1.1's six connections.
        bytes += sentBytes(href, await (await fetch(href, { priority: 'low' })).text());
      } catch {
        // The page will request it again.
      }
    }
    return bytes;
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && performance.now() - entry.time < MAX_AGE_MS ? entry : undefined;
  }

  #request(key: string, prefetched: boolean): Entry {
    const entry = { answer: fetchPage(key, prefetched ? 'low' : 'high'), prefetched, time: performance.now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_PAGES && oldest !== undefined) this.#entries.delete(oldest);
    void this.#forgetFailure(key, entry);
    return entry;
  }

  /** Retries failures that the reader has seen. Failed prefetches are remembered. */
  async #forgetFailure(key: string, entry: Entry): Promise<void> {
    const { kind } = await entry.answer;
    if (kind !== 'page' && !entry.prefetched && this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

/** Transferred bytes, or the length of the text if the browser does not say. */
function sentBytes(href: string, text: string): number {
  const entry = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith(href));
  return entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0 ? entry.encodedBodySize : text.length;
}

function toKey({ pathname, search }: URL): string {
  return pathname + search;
}

async function fetchPage(path: string, priority: RequestPriority): Promise<PageAnswer> {
  try {
    // A redirect may lead to another site or to a fragment, which only the browser can see.
    const response = await fetch(path, { headers: { Accept: 'text/html' }, redirect: 'manual', priority });
    // A 404 page is a page too.
    const found = response.ok || response.status === 404;
    if (!found || !response.headers.get('Content-Type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return { kind: response.status >= 500 ? 'failed' : 'elsewhere' };
    }
    return { kind: 'page', html: await response.text() };
  } catch {
    return { kind: 'failed' };
  }
}
