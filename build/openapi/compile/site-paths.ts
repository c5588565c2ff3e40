/** Looks up paths of other pages on the site. */
export interface SitePaths {
  has(path: string): boolean;
  /** Ignores case: the edge redirects upper case to a lower-case page, so paths must differ by more than case. */
  hasInAnyCase(path: string): boolean;
}

export function toSitePaths(paths: Iterable<string>): SitePaths {
  const known = new Set(paths);
  const lowerCase = new Set([...known].map((path) => path.toLowerCase()));
  return { has: (path) => known.has(path), hasInAnyCase: (path) => lowerCase.has(path.toLowerCase()) };
}
