import { withoutBase } from '../content/strip-base.ts';
import type { SiteSettings } from './site-settings.ts';

/** Takes the base of the site off the links and pictures of the settings. */
export function stripBaseOfSite(site: SiteSettings): SiteSettings {
  const strip = (link: string): string => withoutBase(link, site.base);
  const stripAll = <T extends { readonly to: string }>(links: readonly T[]): T[] =>
    links.map((link) => ({ ...link, to: strip(link.to) }));
  return {
    ...site,
    logo: site.logo === null ? null : strip(site.logo),
    favicon: site.favicon === null ? null : strip(site.favicon),
    image: site.image === null ? null : strip(site.image),
    navbar: site.navbar.map((item) =>
      'items' in item ? { ...item, items: stripAll(item.items) } : { ...item, to: strip(item.to) },
    ),
    footer:
      site.footer.columns === undefined
        ? site.footer
        : {
            ...site.footer,
            columns: site.footer.columns.map((column) => ({ ...column, links: stripAll(column.links) })),
          },
  };
}
