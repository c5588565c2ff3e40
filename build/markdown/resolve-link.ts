/** The href to write for a link of a description's Markdown; null when it leads nowhere from this site. */
export type ResolveLink = (href: string) => string | null;
