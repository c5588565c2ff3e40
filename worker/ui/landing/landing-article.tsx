import type { ReactElement } from 'react';
import type { LandingArticle as Landing, LandingRequest } from '../../model/article.ts';
import type { Card } from '../../model/parts.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';
import { ChangeList } from './change-list.tsx';

interface LandingArticleProps {
  readonly landing: Landing;
}

/** The home page: the product, entry points, an example request, and popular pages. */
export function LandingArticle({ landing }: LandingArticleProps): ReactElement {
  const t = useMessages();
  const { title, tagline, ways, request, popular, changes, html } = landing;
  // Otherwise, the author's own content starts the page, with its hero and title.
  const hasHeader = tagline !== '' || ways.length > 0;
  return (
    <article className="landing">
      {hasHeader && (
        <header>
          <h1>{title}</h1>
          <p className="lead">{tagline}</p>
          <Ways cards={ways} />
        </header>
      )}
      {!hasHeader && html !== null && (
        <>
          <Html className="prose" html={html} />
          <button type="button" className="landing-search" data-action="search">
            <Icon name="search" size={20} />
            {t.searchSite}
          </button>
        </>
      )}
      {request !== null && <Example request={request} />}
      {popular.length > 0 && <Popular cards={popular} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {hasHeader && html !== null && <Html className="prose" html={html} />}
    </article>
  );
}

function Ways({ cards }: { readonly cards: readonly Card[] }): ReactElement {
  return (
    <ul className="ways">
      {cards.map(({ href, title, description, count }) => (
        <li key={href}>
          <a href={href}>
            <strong>{title}</strong>
            {description !== null && <span>{description}</span>}
            {count !== null && <small>{count}</small>}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Example({ request }: { readonly request: LandingRequest }): ReactElement {
  const t = useMessages();
  return (
    <section className="example" aria-label={t.requestAndResponse}>
      <h2>{request.href === null ? request.title : <a href={request.href}>{request.title}</a>}</h2>
      <Html html={request.request} />
      <Html html={request.response} />
    </section>
  );
}

function Popular({ cards }: { readonly cards: readonly Card[] }): ReactElement {
  const t = useMessages();
  return (
    <section className="popular">
      <h2>{t.popularPages}</h2>
      <ul>
        {cards.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {description !== null && <span>{description}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
