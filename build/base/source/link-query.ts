/** The query of a link as browsers send it: `a.md?os=my mac#b` → `?os=my%20mac`. Empty if there is none. */
export function linkQuery(link: string): string {
  return new URL(link.replace(/^[^?#]*|#.*$/gs, ''), 'https://x.test').search;
}
