/** A redirect of all paths of a form, in the syntax that hosts of static files share: `/old/*` → `/new/:splat`. */
export interface RedirectPattern {
  /** Segments are literal, `:name` for any one, or a last `*` for whatever follows. */
  readonly from: string;
  /** A path or an absolute URL; `:name` and `:splat` are replaced by what they matched. */
  readonly to: string;
}

/** A name in a target. A port (`:8080`) and a scheme (`https:`) are not. */
export const PLACEHOLDER = /:([A-Za-z]\w*)/g;

/** Where the first pattern of a canonical path leads, or null. */
export function applyPatterns(patterns: readonly RedirectPattern[], path: string): string | null {
  const segments = path.slice(1).split('/');
  for (const { from, to } of patterns) {
    const values = matchSegments(from.slice(1).split('/'), segments);
    if (values !== null) return to.replace(PLACEHOLDER, (written, name) => values.get(name) ?? written);
  }
  return null;
}

/** What the names of a pattern matched; null when the path is of another form. */
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
