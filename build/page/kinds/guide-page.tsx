import type { ReactElement } from 'react';
import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import { Icon } from '../../../worker/ui/icons.tsx';
import { CalendarDate } from '../../../worker/ui/inline.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { useMessages } from '../messages.tsx';
import type { Page, PageBlock } from '../page.ts';
import { heading, link, quote, toMarkdownHref } from '../text/markdown/markdown-text.ts';
import { type Byline, BylineText, bylineMarkdown } from './byline.tsx';
import { column } from './layouts.tsx';

interface Guide {
  readonly title: string;
  /** Whether the title is in the text, which begins with an h1. */
  readonly isTitled: boolean;
  /** Whether front matter hides the title. */
  readonly hidesTitle: boolean;
  /** The author's description, or null. */
  readonly description: string | null;
  /** News entries only. */
  readonly byline: Byline | null;
  /** The headings in the table of contents. */
  readonly headings: readonly Heading[];
  readonly text: PageBlock;
  readonly tags: readonly TagLink[];
  readonly facts: GuideFacts;
}

/** A tag of a page, with a link to the tag's page. */
interface TagLink {
  readonly label: string;
  readonly href: string;
}

export interface GuideFacts {
  readonly editHref: string | null;
  /** ISO 8601 date of the last change, or null if unknown. */
  readonly lastUpdated: string | null;
  /** Author of the last change; null if unknown or not shown. */
  readonly lastUpdatedBy: string | null;
}

/** A page of text: a guide, a news entry, or a changelog. */
export function guidePage(guide: Guide): Page {
  const { title, isTitled, description, byline, headings, text, tags, facts } = guide;
  return {
    facts: { kind: 'guide', title },
    layout: column('guide'),
    blocks: [
      { html: <Title guide={guide} />, markdown: () => (isTitled ? null : heading(1, plain(title))) },
      {
        markdown: () => (byline === null ? null : bylineMarkdown(byline)),
        search: () => (byline?.date == null ? {} : { date: byline.date }),
      },
      { html: <Toc headings={headings} />, headings: () => headings },
      { markdown: () => (description === null ? null : quote(description.trim())) },
      text,
      tags.length === 0 ? {} : tagBlock(tags),
      { html: <Facts facts={facts} /> },
    ],
  };
}

/** A news entry starts with its date. */
function Title({ guide: { title, isTitled, hidesTitle, byline } }: { readonly guide: Guide }): ReactElement {
  const shown = !isTitled && !hidesTitle && <h1>{title}</h1>;
  if (byline === null) return <>{shown}</>;
  return (
    <header>
      <BylineText byline={byline} />
      {shown}
    </header>
  );
}

function tagBlock(tags: readonly TagLink[]): PageBlock {
  return {
    html: <Tags tags={tags} />,
    markdown: ({ base, messages }) =>
      `${messages.page.tags}: ${tags.map(({ label, href }) => link(label, toMarkdownHref(href, base))).join(', ')}`,
  };
}

function Tags({ tags }: { readonly tags: readonly TagLink[] }): ReactElement {
  const t = useMessages();
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

function Facts({ facts }: { readonly facts: GuideFacts }): ReactElement | null {
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
