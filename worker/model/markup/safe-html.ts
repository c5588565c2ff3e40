declare const SAFE: unique symbol;

/**
 * HTML that is safe to insert into a page unescaped: compiled from an author's Markdown, sanitized from an API
 * description, or rendered by React. Only the build creates it, and only `ui/html.tsx` writes it.
 */
export type SafeHtml = string & { readonly [SAFE]: true };
