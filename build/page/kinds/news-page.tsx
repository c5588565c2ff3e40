import type { ReactElement } from 'react';
import type { Page } from '../page.ts';
import { bullet, link, oneLine, toMarkdownHref } from '../text/markdown/markdown-text.ts';
import { type Byline, BylineText } from './byline.tsx';
import { column, leadBlock, titleBlock } from './layouts.tsx';

/** News entries, newest first. */
export interface NewsList {
  readonly title: string;
  readonly description: string | null;
  readonly entries: readonly NewsEntry[];
  /** The feeds of a list, or the links of the author whose entries it lists. */
  readonly feeds: readonly { readonly label: string; readonly href: string; readonly type?: string }[];
}

export interface NewsEntry {
  readonly title: string;
  readonly href: string;
  /** Plain text; may be empty. */
  readonly summary: string;
  readonly byline: Byline;
}

/** A list of news. It is indexed only by title, because each entry is a page. */
export function newsPage({ title, description, entries, feeds }: NewsList): Page {
  return {
    facts: { kind: 'news', title },
    layout: column('news'),
    blocks: [
      titleBlock(title),
      leadBlock(description),
      {
        html: entries.map((entry) => <Entry key={entry.href} entry={entry} />),
        markdown: ({ base }) => entries.map((entry) => bullet(entryLine(entry, base))).join('\n'),
      },
      { html: <Feeds feeds={feeds} /> },
    ],
  };
}

function Entry({ entry: { title, href, summary, byline } }: { readonly entry: NewsEntry }): ReactElement {
  return (
    <section>
      <BylineText byline={byline} />
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {summary !== '' && <p>{summary}</p>}
    </section>
  );
}

function Feeds({ feeds }: Pick<NewsList, 'feeds'>): ReactElement | null {
  if (feeds.length === 0) return null;
  return (
    <p className="feeds">
      {feeds.map(({ label, href, type }) => (
        <a key={href} href={href} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}

function entryLine({ title, href, summary, byline }: NewsEntry, base: string): string {
  const about = [summary, ...byline.authors.map(({ name }) => name)].filter((text) => text !== '').map(oneLine);
  const date = byline.date === null ? '' : `${byline.date}: `;
  return `${date}${link(title, toMarkdownHref(href, base))}${about.length === 0 ? '' : `: ${about.join(' · ')}`}`;
}
