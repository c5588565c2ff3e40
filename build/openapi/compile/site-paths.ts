/** Looks up paths of other pages on the site. */
export interface SitePaths {
  has(path: string): boolean;
  /** Ignores case: the edge redirects upper case to a lower-case page, so paths must differ by more than case. */
  hasInAnyCase(path: string): boolean;
  /** Whether a description can link to it: also to pages of other APIs. */
  isLinked(path: string): boolean;
}

export function toSitePaths(paths: Iterable<string>): SitePaths {
  const known = new Set(paths);
  const lowerCase = new Set([...known].map((path) => path.toLowerCase()));
  const has = (path: string): boolean => known.has(path);
  return { has, isLinked: has, hasInAnyCase: (path) => lowerCase.has(path.toLowerCase()) };
}
