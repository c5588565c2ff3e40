import { hrefToPath } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';

/** Where a request arrives: the site in one of its languages. */
export interface Place {
  /** `https://docs.example.com`, which the request was sent to: a preview and the local runtime have others. */
  readonly origin: string;
  readonly locale: string;
  /** Base path of the language: `''`, `/docs` or `/docs/de`. */
  readonly base: string;
  /** Path within it. */
  readonly path: string;
}

/** Null for a request outside the site. */
export function findPlace({ site, translations = [] }: Manifest, request: Request): Place | null {
  const { origin, pathname } = new URL(request.url);
  for (const { base, locale } of [...translations.map((translation) => translation.site), site]) {
    const path = hrefToPath(base, pathname);
    if (path !== null) return { origin, locale, base, path };
  }
  return null;
}

/**
 * Whether a browser opens a page, rather than a script or a prefetch, which must not begin a sign-in (Fetch Metadata
 * §2.2).
 */
export function isNavigation({ method, headers }: Request): boolean {
  if (!/^(?:GET|HEAD)$/.test(method) || headers.get('Sec-Purpose')?.includes('prefetch') === true) return false;
  const mode = headers.get('Sec-Fetch-Mode');
  return mode === null ? /text\/html/i.test(headers.get('Accept') ?? '') : mode === 'navigate';
}
