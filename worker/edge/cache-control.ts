/*
 * Every answer says how long it may be kept. A worker runs in front of Cloudflare's cache, so these
 * are for browsers and for proxies of readers; nothing here needs purging after a deploy.
 */

/** A deploy shows at once; an unchanged page costs one 304 (RFC 9111 §5.2.2.2). */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files whose path changes with their content (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An hour: for files under a fixed path, and for redirects, which browsers otherwise keep for ever. */
export const SHORT = 'public, max-age=3600';

/** For errors, and for whatever might still become one. */
export const NO_STORE = 'no-store';
