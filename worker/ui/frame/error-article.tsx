import type { ReactElement, ReactNode } from 'react';
import type { PageLink } from '../../model/frame.ts';
import type { SafeHtml } from '../../model/markup/safe-html.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { NotFoundPage } from '../../model/records/manifest.ts';
import type { SiteFrame } from '../../model/site.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { renderMarkup, useMessages } from '../messages.tsx';
import { SearchForm } from './navbar/search-form.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import { Slot } from './slot.tsx';

/** Why a page cannot be shown: unknown path, content store failure, or internal error. */
export type PageError = 'not-found' | 'unavailable' | 'crashed';

export function renderErrorArticle(article: ErrorArticleProps, messages: FrameMessages): SafeHtml {
  return renderMarkup(<ErrorArticle {...article} />, messages);
}

export function errorTitle(error: PageError, t: FrameMessages): string {
  return { 'not-found': t.notFound, unavailable: t.unavailable, crashed: t.crashed }[error];
}

interface ErrorArticleProps {
  readonly error: PageError;
  readonly site: SiteFrame;
  /** The requested path. */
  readonly path: string;
  /** Pages with a similar path. */
  readonly nearest?: readonly PageLink[];
  /** The author's text, which replaces ours. */
  readonly own?: NotFoundPage | undefined;
}

function ErrorArticle({ error, site, path, nearest = [], own }: ErrorArticleProps): ReactElement {
  const t = useMessages();
  switch (error) {
    case 'not-found':
      return <NotFoundArticle site={site} nearest={nearest} own={own} />;
    case 'unavailable':
      return <RetryArticle title={t.unavailable} text={t.unavailableText} href={pathToHref(site.base, path)} />;
    case 'crashed':
      return <RetryArticle title={t.crashed} text={t.crashedText} href={pathToHref(site.base, path)} />;
  }
}

interface NotFoundArticleProps extends Required<Pick<ErrorArticleProps, 'site' | 'nearest'>> {
  readonly own: NotFoundPage | undefined;
}

function NotFoundArticle({ site, nearest, own }: NotFoundArticleProps): ReactElement {
  const t = useMessages();
  const suggestions = <Suggestions site={site} nearest={nearest} />;
  if (own)
    return (
      <>
        <article>
          <Html className="prose" html={own.html} />
        </article>
        <section className="message">{suggestions}</section>
      </>
    );
  return (
    <Message title={t.notFound}>
      <p>{t.notFoundText}</p>
      {suggestions}
    </Message>
  );
}

function Suggestions({ site, nearest }: Omit<NotFoundArticleProps, 'own'>): ReactElement {
  const t = useMessages();
  const { contact } = site.footer;
  const links = [{ label: t.homePage, to: '/' }, ...site.navbar, ...(contact === undefined ? [] : [contact])];
  return (
    <>
      <Slot site={site} name="notFound" />
      {nearest.length > 0 && (
        <>
          <h2>{t.didYouMean}</h2>
          <ul>
            {nearest.map(({ path, label }) => (
              <li key={path}>
                <a href={pathToHref(site.base, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchForm base={site.base} label={t.searchSite} />
      <h2>{t.nextSteps}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <SiteAnchor link={link} base={site.base} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RetryArticleProps {
  readonly title: string;
  readonly text: string;
  /** Href of the page. */
  readonly href: string;
}

function RetryArticle({ title, text, href }: RetryArticleProps): ReactElement {
  const t = useMessages();
  return (
    <Message title={title}>
      <p>{text}</p>
      <p>
        <a className="button" href={href}>
          <Icon name="retry" />
          {t.tryAgain}
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
