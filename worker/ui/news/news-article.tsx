import type { ReactElement } from 'react';
import type { NewsArticle as News } from '../../model/article.ts';
import { Byline } from './byline.tsx';

/** A list of news, newest first. */
export function NewsArticle({ news: { title, description, entries, feeds } }: { readonly news: News }): ReactElement {
  return (
    <article className="news">
      <h1>{title}</h1>
      {description !== null && <p className="lead">{description}</p>}
      {entries.map(({ title: heading, href, summary, byline }) => (
        <section key={href}>
          <Byline byline={byline} />
          <h2>
            <a href={href}>{heading}</a>
          </h2>
          {summary !== '' && <p>{summary}</p>}
        </section>
      ))}
      {feeds.length > 0 && (
        <p className="feeds">
          {feeds.map(({ label, href, type }) => (
            <a key={href} href={href} type={type}>
              {label}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}
