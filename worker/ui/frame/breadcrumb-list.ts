import type { Crumb } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';

/** The breadcrumbs as structured data (schema.org BreadcrumbList); categories without a page carry no address. */
export function breadcrumbList(site: SiteFrame, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === null ? {} : { item: site.origin + pathToHref(site.base, path) }),
    })),
  };
}
