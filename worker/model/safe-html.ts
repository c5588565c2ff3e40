declare const SAFE: unique symbol;

/**
 * HTML that may be in a page as it is: compiled from an author's Markdown, sanitised from an API
 * description, or rendered by React. Only the build makes it; only `ui/html.tsx` writes it.
 */
export type SafeHtml = string & { readonly [SAFE]: true };
