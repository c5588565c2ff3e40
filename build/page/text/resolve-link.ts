/** The href for a link in a description's Markdown; null if it has no target on this site or the web. */
export type ResolveLink = (href: string) => string | null;
