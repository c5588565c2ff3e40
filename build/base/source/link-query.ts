/** The query of a link, encoded as in a URL: `?os=my%20mac` for `a.md?os=my mac#b`. Empty if the link has no query. */
export function linkQuery(link: string): string {
  return new URL(link.replace(/^[^?#]*|#.*$/gs, ''), 'https://x.test').search;
}
