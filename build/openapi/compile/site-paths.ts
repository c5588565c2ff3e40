/** Whether other pages of the site have a path. */
export interface SitePaths {
  has(path: string): boolean;
  /** The edge redirects upper case to a lower-case page, so a new path must differ in more than case. */
  hasInAnyCase(path: string): boolean;
}

export function toSitePaths(paths: Iterable<string>): SitePaths {
  const known = new Set(paths);
  const lowerCase = new Set([...known].map((path) => path.toLowerCase()));
  return { has: (path) => known.has(path), hasInAnyCase: (path) => lowerCase.has(path.toLowerCase()) };
}
