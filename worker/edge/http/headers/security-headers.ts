import type { Manifest } from '../../../model/records/manifest.ts';
import type { SiteFrame } from '../../../model/site.ts';

/** Two years. No `includeSubDomains`, because other hosts of the domain are up to the operator. */
const HSTS = 'max-age=63072000';

/**
 * Features that pages never use, disabled so that injected scripts cannot use them either (W3C Permissions Policy §5).
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The security headers of every response of a release. */
export function securityHeaders(manifest: Manifest): Readonly<Record<string, string>> {
  const hosts = (manifest.site.frameHosts ?? []).map(toOrigin);
  return {
    'Content-Security-Policy': contentSecurityPolicy(manifest),
    // It would block framed pages that do not opt in.
    ...(hosts.length === 0 ? { 'Cross-Origin-Embedder-Policy': embedderPolicy(manifest) } : {}),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=${allowList(feature, hosts)}`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': HSTS,
    'X-Content-Type-Options': 'nosniff',
    // `frame-ancestors 'none'` for browsers and scanners that ignore CSP.
    'X-Frame-Options': 'DENY',
  };
}

/** Features that video players use after the reader starts one. */
const PLAYER_FEATURES = ['autoplay', 'encrypted-media'];

function allowList(feature: string, hosts: readonly string[]): string {
  return PLAYER_FEATURES.includes(feature) ? `(${hosts.map((host) => JSON.stringify(host)).join(' ')})` : '()';
}

function toOrigin(host: string): string {
  return host.startsWith('https://') ? host : `https://${host}`;
}

/** The sources that a page may load from (CSP Level 3): its own files, the inline theme script and the configured hosts. */
function contentSecurityPolicy({ site, assets }: Manifest): string {
  const scripts = scriptOrigins(site);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${assets.themeSnippetHash}'`, ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...site.imageHosts, ...scripts],
    'media-src': ["'self'"],
    ...(site.frameHosts === undefined ? {} : { 'frame-src': site.frameHosts }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scripts, ...(site.tryIt?.connect ?? [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Scripts from other hosts may use text in unknown ways and must not fail.
    ...(scripts.length === 0 ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['docs'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Files from other hosts need no opt-in: they are loaded without credentials instead (HTML §7.1.4). */
function embedderPolicy({ site }: Manifest): string {
  return [...site.imageHosts, ...scriptOrigins(site)].length === 0 ? 'require-corp' : 'credentialless';
}

function scriptOrigins({ analytics, scriptHosts = [] }: SiteFrame): readonly string[] {
  const ofAnalytics = analytics === null ? [] : [new URL(analytics.host).origin, ...(analytics.hosts ?? [])];
  return [...new Set([...ofAnalytics, ...scriptHosts])];
}
