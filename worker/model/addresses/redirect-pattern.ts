/** A redirect of all paths that match a pattern, in the syntax that static hosts share: `/old/*` → `/new/:splat`. */
export interface RedirectPattern {
  /** A segment is literal or `:name`, which matches any one segment. A final `*` matches the rest. */
  readonly from: string;
  /** A path or an absolute URL. `:name` and `:splat` are replaced by what they matched. */
  readonly to: string;
}

/** A placeholder in a target. A port (`:8080`) or a scheme (`https:`) does not match. */
export const PLACEHOLDER = /:([A-Za-z]\w*)/g;

/** Whether a redirect may lead there: to a path of the site, or to an http(s) URL. Other schemes could run script. */
export function isRedirectTarget(to: string): boolean {
  return !/[\\\p{Cc}]/u.test(to) && /^(?:\/(?!\/)|https?:\/\/[^/?#])/i.test(to);
}

/** Whether no path that matches a pattern changes the host of its target. */
export function hasFixedHost(to: string): boolean {
  return !/^https?:\/\/[^/?#]*(?::[a-z]|\*)/i.test(to);
}

/** The target of the first pattern that matches a canonical path, or null. */
export function applyPatterns(patterns: readonly RedirectPattern[], path: string): string | null {
  const segments = path.slice(1).split('/');
  for (const { from, to } of patterns) {
    const values = matchSegments(from.slice(1).split('/'), segments);
    if (values !== null) return to.replace(PLACEHOLDER, (written, name) => values.get(name) ?? written);
  }
  return null;
}

/** The values of a pattern's placeholders; null if the path does not match. */
function matchSegments(pattern: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return values.set('splat', segments.slice(index).join('/'));
    const segment = segments[index];
    if (segment === undefined) return null;
    if (expected.startsWith(':')) values.set(expected.slice(1), segment);
    else if (expected !== segment) return null;
  }
  return pattern.length === segments.length ? values : null;
}
