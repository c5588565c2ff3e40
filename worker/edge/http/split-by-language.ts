import type { Worker } from '../../env.ts';
import { hrefToPath, pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { NO_STORE } from './headers/cache-control.ts';
import { releaseHeaders } from './headers/preview-headers.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { parseWeights } from './negotiate/preferences.ts';
import { pathOf } from './request-path.ts';

/** What the response of the home page depends on. */
const VARY = 'Accept-Language, Cookie, Sec-Fetch-Site';

/** The cookie that says that a reader has chosen a language: the only thing that is stored. */
const COOKIE = 'language';
const COOKIE_SECONDS = 31_536_000;
const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIE}=`);

/** Longer headers are not from browsers. */
const MAX_RANGES = 20;

/**
 * Serves each language of a site below its base. At the home page alone, a reader whose browser prefers another language
 * is redirected to it, unless the reader comes from a page of the site: that is a choice, which counts from then on. A
 * site can do without.
 */
export function splitByLanguage(manifest: Manifest, create: (language: Manifest) => Worker): Worker {
  const { base, localeRedirect = true } = manifest.site;
  const original = create(manifest);
  const translations = (manifest.translations ?? []).map((translation) => new LazyWorker(translation, create));
  const locales = [manifest, ...(manifest.translations ?? [])].map(({ site }) => site.locale);
  return {
    async fetch(request, env, context) {
      const path = pathOf(request.url);
      const translation = translations.find((one) => hrefToPath(one.base, path) !== null);
      if (translation !== undefined) return translation.worker.fetch(request, env, context);
      const isHome = path === pathToHref(base, '/') || path === `${base}/`;
      if (!localeRedirect || !isHome || (request.method !== 'GET' && request.method !== 'HEAD'))
        return original.fetch(request, env, context);
      const { headers } = request;
      const wanted = hasChosen(headers) ? null : preferredLocale(headers.get('Accept-Language') ?? '', locales);
      const target = translations.find(({ locale }) => locale === wanted);
      if (target !== undefined && !isFromSite(request)) {
        const location = pathToHref(target.base, '/') + new URL(request.url).search;
        return new Response(null, {
          status: 302,
          headers: {
            ...securityHeaders(manifest),
            ...releaseHeaders(manifest.release, env),
            Location: location,
            Vary: VARY,
            'Cache-Control': NO_STORE,
          },
        });
      }
      const response = await original.fetch(request, env, context);
      const own = new Response(response.body, response);
      own.headers.append('Vary', VARY);
      if (target !== undefined)
        own.headers.append(
          'Set-Cookie',
          `${COOKIE}=${manifest.site.locale}; Path=${pathToHref(base, '/')}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; Secure; HttpOnly`,
        );
      return own;
    },
  };
}

/** The worker of a language, created with the first request for it. */
class LazyWorker {
  readonly base: string;
  readonly locale: string;
  readonly #create: () => Worker;
  #worker: Worker | null = null;

  constructor(manifest: Manifest, create: (language: Manifest) => Worker) {
    this.base = manifest.site.base;
    this.locale = manifest.site.locale;
    this.#create = () => create(manifest);
  }

  get worker(): Worker {
    this.#worker ??= this.#create();
    return this.#worker;
  }
}

function hasChosen(headers: Headers): boolean {
  return CHOICE.test(headers.get('Cookie') ?? '');
}

/** Whether the request was made by a page of the site (Fetch Metadata §2.3). Older browsers send only the referrer. */
function isFromSite({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === null ? (headers.get('Referer') ?? '').startsWith(`${new URL(url).origin}/`) : site === 'same-origin';
}

/**
 * The site's language that a reader likes best, or null if it has none of them (RFC 9110 §12.5.4, lookup of RFC 4647
 * §3.4).
 */
function preferredLocale(header: string, locales: readonly string[]): string | null {
  const ranges = [...parseWeights(header)]
    .filter(([tag, weight]) => /^[a-z]/.test(tag) && weight > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_RANGES);
  for (const [tag] of ranges) {
    for (let range = tag; range !== ''; range = range.slice(0, Math.max(0, range.lastIndexOf('-')))) {
      const found =
        locales.find((locale) => locale.toLowerCase() === range) ??
        locales.find((locale) => locale.toLowerCase().startsWith(`${range}-`));
      if (found !== undefined) return found;
    }
  }
  return null;
}
