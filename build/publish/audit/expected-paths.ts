import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { isSiteFileKey } from '../../../worker/model/records/record-keys.ts';
import type { AccessRule } from '../../site/access/access-rule.ts';

/** A path of a site, with its base, and who may read it. */
export interface ExpectedPath {
  readonly path: string;
  /** The views that have it, by name. */
  readonly views: readonly string[];
  /** What limits it; null for a path that everybody may read. */
  readonly why: string | null;
}

export const PUBLIC_VIEW = 'public';

/** The name of a view: `public`, `partners`, `partners+staff`. */
export function viewName({ audiences = [] }: Pick<Manifest, 'audiences'>): string {
  return audiences.length === 0 ? PUBLIC_VIEW : audiences.join('+');
}

/** Everything that a release has at a path in any view, in order. `rules`: what limits pages, by path with the base. */
export function listExpected(
  open: Manifest,
  rules: ReadonlyMap<string, readonly AccessRule[]>,
): readonly ExpectedPath[] {
  const byPath = new Map<string, { readonly views: string[]; readonly kind: string }>();
  for (const view of [open, ...(open.views ?? [])])
    for (const [path, kind] of listPaths(view)) {
      const found = byPath.get(path) ?? { views: [], kind };
      found.views.push(viewName(view));
      byPath.set(path, found);
    }
  return [...byPath]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { views, kind }]) => ({
      path,
      views,
      why: views.includes(PUBLIC_VIEW) ? null : explain(rules.get(path.replace(/\.md$/, '')), kind),
    }));
}

/** Paths with the base, and what is there. */
function listPaths(view: Manifest): (readonly [path: string, kind: string])[] {
  return [view, ...(view.translations ?? [])].flatMap(({ site, pages, files, redirects }) => {
    const at = (path: string): string => pathToHref(site.base, path);
    return [
      ...[...pages].flatMap(([path, { kind }]) => [[at(path), kind] as const, [at(markdownPath(path)), kind] as const]),
      // Anyone who knows the name of a bundled style or script can load it.
      ...Object.entries(files).flatMap(([path, key]) => (isSiteFileKey(key) ? [[at(path), 'file'] as const] : [])),
      ...Object.keys(redirects).map((path) => [at(path), 'redirect'] as const),
    ];
  });
}

/** Paths without a rule of their own are made of others that have one. */
const REASONS: Readonly<Record<string, string>> = {
  file: 'only private pages use it',
  redirect: 'it leads to a private page',
  operation: 'x-access in the API description',
  schema: 'x-access in the API description',
  tag: 'x-access in the API description',
};

function explain(rules: readonly AccessRule[] = [], kind: string): string {
  if (rules.length === 0) return REASONS[kind] ?? 'it lists private pages only';
  return rules
    .map(({ audiences, subject, location }) => {
      const { file, position } = location;
      const place = position == null ? file : `${file}:${position.line}`;
      return `${subject} is for ${audiences.join(' or ')} (${place})`;
    })
    .join(', and ');
}
