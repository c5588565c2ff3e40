/*
 * Every response has a cache lifetime. A worker runs in front of Cloudflare's cache, so these apply to browsers and
 * to readers' proxies. Nothing needs purging after a deploy.
 */

/** Deploys are visible immediately. An unchanged page costs one 304 (RFC 9111 §5.2.2.2). */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files with a content hash in their path (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** One hour: for files at a fixed path, and for redirects, which browsers would otherwise cache forever. */
export const SHORT = 'public, max-age=3600';

/** For errors, and for responses that can still become one. */
export const NO_STORE = 'no-store';
