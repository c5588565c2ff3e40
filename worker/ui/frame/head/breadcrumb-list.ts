import type { Crumb } from '../../../model/frame.ts';
import { pathToHref } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';

/**
 * The breadcrumbs as structured data (schema.org BreadcrumbList), or null. Search engines reject single-item lists and
 * items without a URL, so categories without a page are omitted.
 */
export function breadcrumbList(site: SiteFrame, crumbs: readonly Crumb[]): object | null {
  const items = crumbs.flatMap(({ label, path }) => (path === null ? [] : [{ label, path }]));
  if (items.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.origin + pathToHref(site.base, path),
    })),
  };
}
