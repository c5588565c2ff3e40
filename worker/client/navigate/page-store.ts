/** What a request for a page came to. */
type PageAnswer =
  | { readonly kind: 'page'; readonly html: string }
  /** No page of this site as far as one can tell: the browser is to load it itself. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed' };

interface Entry {
  readonly answer: Promise<PageAnswer>;
  readonly prefetched: boolean;
  /** By the clock of `performance.now()`. */
  readonly time: number;
}

/** The most pages that are kept, each with some tens of kilobytes. */
const MAX_PAGES = 30;

/** How long a page counts as what the server would send, in ms. */
const MAX_AGE_MS = 300_000;

/** As the worker writes it. */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/** Pages of the site as text, by path and query; each is asked for once while it is fresh. */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  /** Never asked for ahead again, whatever became of it. */
  readonly #prefetched = new Set<string>();

  /** Fetches a page that may be wanted, once; returns the bytes that it and its style sheets took. */
  async prefetch(url: URL): Promise<number> {
    const key = toKey(url);
    if (this.#prefetched.has(key) || this.#find(key) !== undefined) return 0;
    this.#prefetched.add(key);
    const answer = await this.#request(key, true).answer;
    if (answer.kind !== 'page') return 0;
    return sentBytes(key, answer.html) + (await this.#prefetchStylesheets(answer.html));
  }

  /** The page now; one that could not be prefetched is left to the browser, which may know why. */
  async load(url: URL): Promise<PageAnswer> {
    const key = toKey(url);
    const { answer, prefetched } = this.#find(key) ?? this.#request(key, false);
    const settled = await answer;
    if (settled.kind === 'page' || !prefetched) return settled;
    // Offline it would show an error of its own instead of the site.
    return navigator.onLine ? { kind: 'elsewhere' } : settled;
  }

  /** Into the browser's cache: a page of another kind has one of its own. */
  async #prefetchStylesheets(html: string): Promise<number> {
    let bytes = 0;
    for (const [, href = ''] of html.matchAll(STYLESHEET)) {
      if (this.#prefetched.has(href)) continue;
      this.#prefetched.add(href);
      try {
        // Read to the end: an open response keeps one of the six connections of HTTP/1.1.
        bytes += sentBytes(href, await (await fetch(href, { priority: 'low' })).text());
      } catch {
        // The page asks for it again.
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

  /** What the reader has seen fail is asked for again; what failed ahead stays known as such. */
  async #forgetFailure(key: string, entry: Entry): Promise<void> {
    const { kind } = await entry.answer;
    if (kind !== 'page' && !entry.prefetched && this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

/** Bytes that travelled; those of the text where the browser does not say. */
function sentBytes(href: string, text: string): number {
  const entry = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith(href));
  return entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0 ? entry.encodedBodySize : text.length;
}

function toKey({ pathname, search }: URL): string {
  return pathname + search;
}

async function fetchPage(path: string, priority: RequestPriority): Promise<PageAnswer> {
  try {
    // A redirect may lead to another site, or to a place on a page, which only the browser gets to know.
    const response = await fetch(path, { headers: { Accept: 'text/html' }, redirect: 'manual', priority });
    // A page that says that there is none is a page too.
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
