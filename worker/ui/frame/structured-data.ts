import type { Frame } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

/** What search engines are told of a page (JSON-LD 1.1, schema.org); null when there is nothing to tell. */
export function structuredData(frame: Frame): object | null {
  const { site, breadcrumbs } = frame;
  const nodes = [...(breadcrumbs.length === 0 ? [] : [breadcrumbList(site, breadcrumbs)]), ...describeSubject(frame)];
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}

function describeSubject({ site, kind, path, title, description, lastUpdated }: Frame): object[] {
  const url = site.origin + pathToHref(site.base, path);
  const about = description === '' ? {} : { description };
  switch (kind) {
    case 'guide':
      return [
        {
          '@type': 'TechArticle',
          headline: title,
          ...about,
          url,
          inLanguage: site.locale,
          ...(lastUpdated === null ? {} : { dateModified: lastUpdated }),
          isPartOf: { '@type': 'WebSite', name: site.title, url: site.origin + pathToHref(site.base, '/') },
        },
      ];
    case 'api':
      return [{ '@type': 'WebAPI', name: title, ...about, url, documentation: url, inLanguage: site.locale }];
    default:
      return [];
  }
}
