/** A link in a document. */
export interface FoundLink {
  readonly url: URL;
  readonly from: string;
}

/** The site's response for a URL. */
export interface Visit {
  readonly status: number;
  readonly location: string | null;
  readonly from: string;
}

/** Attributes and text that contain URLs, in every type of document. */
const PATTERNS = [
  /(?<![\w-])(?:href|src|action|poster|data-src)="([^"]*)"/g,
  /\b(?:property="og:(?:url|image)"|name="twitter:image") content="([^"]*)"/g,
  /\burl\(["']?([^"')]+)["']?\)/g,
  /\]\(([^)\s]+)\)/g,
  /<loc>([^<]*)<\/loc>/g,
  /"(?:src|start_url|scope|href|url|anchor|item|@id)":\s*"([^"]*)"/g,
  /^(?:Sitemap|Canonical): (\S+)$/gm,
  /<([^>\s]+)>; rel=/g,
  /(https?:\/\/acme\.test[^\s"'<>()\\&]*[^\s"'<>()\\&.,:;])/g,
];

/** Crawls a site from the given URLs. */
export async function crawl(
  origin: string,
  starts: readonly string[],
  ask: (url: URL) => Promise<Response>,
): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>();
  const queue: FoundLink[] = starts.map((start) => ({ url: new URL(start, origin), from: 'the start' }));
  for (const { url, from } of queue) {
    const address = url.pathname + url.search;
    if (url.origin !== origin || visits.has(address)) continue;
    visits.set(address, { status: 0, location: null, from });
    const response = await ask(url);
    const location = response.headers.get('Location');
    visits.set(address, { status: response.status, location, from });
    const type = response.headers.get('Content-Type') ?? '';
    const body = /html|css|markdown|plain|json|xml/.test(type) ? await response.text() : '';
    // A description's own text is left as written.
    const text = /ledger\.(?:json|yaml)$|ledger-api\.(?:json|yaml)$|\.svg$/.test(url.pathname) ? '' : body;
    const found = [location ?? '', ...findAddresses(`${response.headers.get('Link') ?? ''}\n${text}`)];
    for (const href of found) {
      if (href === '' || /^(?:#|data:|mailto:)/.test(href) || !URL.canParse(href, url)) continue;
      const target = new URL(href, url);
      target.hash = '';
      queue.push({ url: target, from: address });
    }
  }
  return visits;
}

function findAddresses(text: string): string[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  );
}
