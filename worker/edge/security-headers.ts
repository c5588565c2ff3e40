import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';

/** One year. Other hosts of the domain are the operator's affair: no `includeSubDomains`. */
const HSTS = 'max-age=31536000';

/** An image may carry styles of its own, but opened as a document it runs nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Sets the security headers of every answer, whatever made it; built once for the release. */
export function setSecurityHeaders(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(manifest),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': HSTS,
    'X-Content-Type-Options': 'nosniff',
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (c.res.headers.get('Content-Type') === 'image/svg+xml') {
      c.res.headers.set('Content-Security-Policy', SVG_POLICY);
    }
  };
}

/** What a page may load (CSP Level 3): its own files, the one inline script, the configured hosts. */
export function contentSecurityPolicy({ site, assets }: Manifest): string {
  const analytics = site.analytics === null ? [] : [new URL(site.analytics.host).origin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${assets.themeSnippetHash}'`, ...analytics],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...site.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
