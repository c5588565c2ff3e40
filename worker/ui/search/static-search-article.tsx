import type { ReactElement } from 'react';
import type { SafeHtml } from '../../model/markup/safe-html.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import type { SiteFrame } from '../../model/site.ts';
import { SiteAnchor } from '../frame/site-anchor.tsx';
import { renderMarkup, useMessages } from '../messages.tsx';

/** Replaces the results on an exported site: explains that search needs JavaScript, and shows next steps. */
export function renderStaticSearchArticle(site: SiteFrame, messages: FrameMessages): SafeHtml {
  return renderMarkup(<StaticSearchArticle site={site} />, messages);
}

function StaticSearchArticle({ site }: { readonly site: SiteFrame }): ReactElement {
  const t = useMessages();
  const links = [
    ...site.navbar.flatMap((item) => item.items ?? [item]),
    ...site.footer.columns.flatMap((column) => column.links),
  ];
  return (
    <article className="search-results">
      <h1>{t.search}</h1>
      <p>{t.searchNeedsScript}</p>
      <h2>{t.nextSteps}</h2>
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
