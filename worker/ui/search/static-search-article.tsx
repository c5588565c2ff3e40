import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { SiteAnchor } from '../frame/site-anchor.tsx';

/** In the place of results, where the site is a folder of files: why there are none without a script, and the ways on. */
export function renderStaticSearchArticle(site: SiteFrame): SafeHtml {
  return renderToStaticMarkup(<StaticSearchArticle site={site} />) as SafeHtml;
}

function StaticSearchArticle({ site }: { readonly site: SiteFrame }): ReactElement {
  const links = [...site.navbar, ...site.footer.columns.flatMap((column) => column.links)];
  return (
    <article className="search-results">
      <h1>{en.search}</h1>
      <p>{en.searchNeedsScript}</p>
      <h2>{en.waysOn}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.label} ${link.to}`}>
            <SiteAnchor link={link} base={site.base} />
          </li>
        ))}
      </ul>
    </article>
  );
}
