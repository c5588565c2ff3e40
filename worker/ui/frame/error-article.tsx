import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLink } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { Icon } from '../icons.tsx';
import { SearchForm } from './search-form.tsx';
import { SiteAnchor } from './site-anchor.tsx';

/** What keeps a page from being shown: no such path, the content store, or a fault of our own. */
export type PageError = 'not-found' | 'unavailable' | 'crashed';

/** The article of a page that the worker makes itself; its path is the requested one, the nearest may be meant by it. */
export function renderErrorArticle(
  error: PageError,
  site: SiteFrame,
  path: string,
  nearest: readonly PageLink[] = [],
): SafeHtml {
  return renderToStaticMarkup(<ErrorArticle error={error} site={site} path={path} nearest={nearest} />) as SafeHtml;
}

/** The title of the same page. */
export function errorTitle(error: PageError): string {
  return { 'not-found': en.notFound, unavailable: en.unavailable, crashed: en.crashed }[error];
}

interface ErrorArticleProps {
  readonly error: PageError;
  readonly site: SiteFrame;
  readonly path: string;
  readonly nearest: readonly PageLink[];
}

function ErrorArticle({ error, site, path, nearest }: ErrorArticleProps): ReactElement {
  switch (error) {
    case 'not-found':
      return <NotFoundArticle site={site} nearest={nearest} />;
    case 'unavailable':
      return <RetryArticle title={en.unavailable} text={en.unavailableText} href={pathToHref(site.base, path)} />;
    case 'crashed':
      return <RetryArticle title={en.crashed} text={en.crashedText} href={pathToHref(site.base, path)} />;
  }
}

function NotFoundArticle({ site, nearest }: Pick<ErrorArticleProps, 'site' | 'nearest'>): ReactElement {
  return (
    <Message title={en.notFound}>
      <p>{en.notFoundText}</p>
      <p>{en.notFoundLink}</p>
      {nearest.length > 0 && (
        <>
          <h2>{en.nearestPages}</h2>
          <ul>
            {nearest.map(({ path, label }) => (
              <li key={path}>
                <a href={pathToHref(site.base, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchForm base={site.base} label={en.searchSite} />
      <h2>{en.waysOn}</h2>
      <ul>
        {[{ label: en.homePage, to: '/' }, ...site.navbar].map((link) => (
          <li key={link.to}>
            <SiteAnchor link={link} base={site.base} />
          </li>
        ))}
      </ul>
    </Message>
  );
}

interface RetryArticleProps {
  readonly title: string;
  readonly text: string;
  /** The page itself. */
  readonly href: string;
}

function RetryArticle({ title, text, href }: RetryArticleProps): ReactElement {
  return (
    <Message title={title}>
      <p>{text}</p>
      <p>
        <a className="button" href={href}>
          <Icon name="retry" />
          {en.tryAgain}
        </a>
      </p>
    </Message>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <article className="message">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
