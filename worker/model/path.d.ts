/** Longer paths get a 414 response: no page of any site comes close (RFC 9110 §15.5.15). */
export declare const MAX_PATH_LENGTH = 2048;
/** Prefix of the Try-it forms and of the routes that serve them. */
export declare const TRY_IT_PREFIX = "/_/try";
/** Prefix of an operation's form as JSON, followed by the path of the operation's page. */
export declare const FORM_PREFIX = "/_/try/form";
/**
 * The one public form of a path: `/user/bills.html`, `/user//bills/` and `/user/%62ills` → `/user/bills`. Drops
 * `.html`, `index.html`, trailing and repeated slashes, resolves dot segments and normalizes percent-encoding (RFC 3986
 * §6.2.2). Returns null for an invalid path: broken percent-encoding, control characters, unpaired surrogates. The
 * result begins with exactly one slash, so it is safe as a relative `Location`.
 */
export declare function canonicalPath(pathname: string): string | null;
/** The href of a path, under the site's base (`''` or `/docs`): `/user/bills` → `/docs/user/bills`. */
export declare function pathToHref(base: string, path: string): string;
/** The href of a configured link. A link within the site gets the base: `/user/bills#pay` → `/docs/user/bills#pay`. */
export declare function linkToHref(base: string, link: string): string;
/** Path of a page's Markdown: `/user/bills` → `/user/bills.md`; for the home page, `/index.md`. */
export declare function markdownPath(path: string): string;
/** The path within the site, or null if the request's path is outside the base. */
export declare function hrefToPath(base: string, pathname: string): string | null;
/** Keeps sub-delimiters, `:` and `@` readable, as browsers send them (RFC 3986 §3.3). */
export declare function encodeSegment(segment: string): string;
