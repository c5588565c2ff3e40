import type { ReactElement, ReactNode } from 'react';
import type { GuideArticle as Guide, PageFacts, TagLink, Byline as Written } from '../../model/article.ts';
import { CalendarDate } from '../calendar-date.tsx';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';
import { Byline } from '../news/byline.tsx';
import { Toc } from '../toc.tsx';

interface GuideArticleProps {
  readonly guide: Guide;
}

export function GuideArticle({ guide }: GuideArticleProps): ReactElement {
  const title = guide.showTitle && <h1>{guide.title}</h1>;
  return (
    <article className="guide">
      {guide.byline === undefined ? title : <Header byline={guide.byline}>{title}</Header>}
      <Toc headings={guide.headings} />
      <Html className="prose" html={guide.html} />
      <Tags tags={guide.tags ?? []} />
      <Facts facts={guide.facts} />
    </article>
  );
}

/** A news entry starts with its date. */
function Header({ byline, children }: { readonly byline: Written; readonly children: ReactNode }): ReactElement {
  return (
    <header>
      <Byline byline={byline} />
      {children}
    </header>
  );
}

function Tags({ tags }: { readonly tags: readonly TagLink[] }): ReactElement | null {
  const t = useMessages();
  if (tags.length === 0) return null;
  return (
    <p className="tags">
      {t.tags}:
      {tags.map(({ label, href }) => (
        <a key={href} href={href} rel="tag">
          {label}
        </a>
      ))}
    </p>
  );
}

function Facts({ facts }: { readonly facts: PageFacts }): ReactElement | null {
  const t = useMessages();
  const { editHref, lastUpdated, lastUpdatedBy } = facts;
  if (editHref === null && lastUpdated === null && lastUpdatedBy === null) return null;
  return (
    <footer className="facts">
      {editHref !== null && (
        <a href={editHref} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {t.editThisPage}
        </a>
      )}
      {(lastUpdated !== null || lastUpdatedBy !== null) && (
        <span>
          {lastUpdated === null ? t.lastUpdatedWithoutDate : t.lastUpdated}{' '}
          {lastUpdated !== null && <CalendarDate date={lastUpdated} />}
          {lastUpdatedBy !== null && ` ${t.lastUpdatedBy} ${lastUpdatedBy}`}
        </span>
      )}
    </footer>
  );
}
