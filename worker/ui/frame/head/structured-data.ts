import type { PageFrame } from '../../../model/frame.ts';
import { DATA_TYPES } from '../../../model/page-kinds.ts';
import { pathToHref } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

/** A page's structured data (JSON-LD 1.1, schema.org), or null. */
export function structuredData(site: SiteFrame, page: PageFrame): object | null {
  const nodes = [breadcrumbList(site, page.breadcrumbs), ...describeSubject(site, page)].filter(
    (node) => node !== null,
  );
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}

function describeSubject(site: SiteFrame, page: PageFrame): object[] {
  const { kind, path, title, description, dateModified } = page;
  const url = site.origin + pathToHref(site.base, path);
  const about = description === '' ? {} : { description };
  const website = { '@type': 'WebSite', name: site.title, url: site.origin + pathToHref(site.base, '/') };
  const type = DATA_TYPES[kind];
  switch (type) {
    case 'WebSite':
      return [{ ...website, description: site.tagline, inLanguage: site.locale }];
    case 'TechArticle':
    case 'APIReference':
      return [
        {
          '@type': type,
          headline: title,
          ...about,
          url,
          inLanguage: site.locale,
          ...(dateModified === null ? {} : { dateModified }),
          isPartOf: website,
        },
      ];
    case 'WebAPI':
      return [{ '@type': type, name: title, ...about, url, documentation: url, inLanguage: site.locale }];
    default:
      return [];
  }
}
