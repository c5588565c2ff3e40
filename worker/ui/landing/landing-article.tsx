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

/** Fewer popular pages would not fill the height beside a hero. */
const MIN_BESIDE_HERO = 4;

/** The home page: the product, entry points, an example request, and popular pages. */
export function LandingArticle({ landing }: LandingArticleProps): ReactElement {
  const { title, tagline, ways, request, popular, changes, hero, html } = landing;
  // Otherwise, the author's own content starts the page, with its hero and title.
  const hasHeader = tagline !== '' || ways.length > 0;
  const hasSpace = hero !== null && !hero.includes('class="hero-aside"');
  const besideHero = hasSpace && popular.length >= MIN_BESIDE_HERO;
  // The layout is known from the opening tag, so that nothing moves while the page loads.
  const layout = [hero !== null && 'with-hero', hasSpace && 'text-hero', besideHero && 'with-popular'];
  return (
    <article className={['landing', ...layout].filter(Boolean).join(' ')}>
      {hasHeader && (
        <header>
          <h1>{title}</h1>
          <p className="lead">{tagline}</p>
          <Ways cards={ways} />
        </header>
      )}
      {hero !== null && <Html className="prose" html={hero} />}
      {hero !== null && <SearchButton />}
      {besideHero && <Popular cards={popular} />}
      {!hasHeader && html !== null && <Html className="prose" html={html} />}
      {!hasHeader && html !== null && hero === null && <SearchButton />}
      {request !== null && <Example request={request} />}
      {popular.length > 0 && !besideHero && <Popular cards={popular} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {hasHeader && html !== null && <Html className="prose" html={html} />}
    </article>
  );
}

function SearchButton(): ReactElement {
  return (
    <button type="button" className="landing-search" data-action="search">
      <Icon name="search" size={20} />
      {useMessages().searchSite}
    </button>
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
