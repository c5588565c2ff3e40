import type { ReactElement } from 'react';
import { fence } from '../../../worker/model/markup/fences.ts';
import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { Html } from '../../../worker/ui/html.tsx';
import { Icon } from '../../../worker/ui/icons.tsx';
import { CalendarDate } from '../../../worker/ui/inline.tsx';
import { cardMarkdown, cardWords } from '../blocks/card-list/card-list.tsx';
import { useMessages } from '../messages.tsx';
import type { Page, PageBlock } from '../page.ts';
import type { Hero } from '../prose/compile-markdown.ts';
import { bullet, heading, joinBlocks, link, quote, toMarkdownHref } from '../text/markdown/markdown-text.ts';
import { column } from './layouts.tsx';

/** The sections of a home page from front matter, and the author's content. */
export interface Landing {
  readonly title: string;
  /** Whether the content begins with a title of its own. */
  readonly isTitled: boolean;
  readonly tagline: string;
  readonly ways: readonly Card[];
  readonly request: LandingRequest | null;
  readonly popular: readonly Card[];
  readonly changes: readonly Change[];
  /** The hero that the author's content begins with, or null. Search follows it. */
  readonly hero: Hero | null;
  /** The rest of the author's content, or null. */
  readonly html: SafeHtml | null;
  /** All of that content, for its Markdown and search terms. */
  readonly content: PageBlock;
}

interface LandingRequest {
  readonly title: string;
  readonly href: string | null;
  readonly request: Code;
  readonly response: Code;
}

interface Code {
  readonly text: string;
  /** A highlighted code block. */
  readonly html: SafeHtml;
}

interface Change {
  /** ISO 8601 date. */
  readonly date: string;
  readonly text: string;
  readonly href: string | null;
}

/** Fewer popular pages would not fill the height beside a hero. */
const MIN_BESIDE_HERO = 4;

/** The home page: the product, entry points, an example request, and popular pages. */
export function landingPage(landing: Landing): Page {
  const { title, isTitled, request, popular, changes, hero, html, content, ...header } = landing;
  // Otherwise, the author's own content starts the page, with its hero and title.
  const hasHeader = header.tagline !== '' || header.ways.length > 0;
  const hasSpace = hero?.hasAside === false;
  const besideHero = hasSpace && popular.length >= MIN_BESIDE_HERO;
  // The layout is known from the opening tag, so that nothing moves while the page loads.
  const layout = ['landing', hero !== null && 'with-hero', hasSpace && 'text-hero', besideHero && 'with-popular'];
  const text = { html: html !== null && <Html className="prose" html={html} /> };
  const { html: popularHtml, ...popularForms } = popularBlock(popular);
  return {
    facts: { kind: 'landing', title },
    layout: column(layout.filter(Boolean).join(' ')),
    blocks: [
      hasHeader ? headerBlock(title, header) : { markdown: () => (isTitled ? null : heading(1, plain(title))) },
      { ...content, html: null },
      { html: hero !== null && <Html className="prose" html={hero.html} /> },
      { html: hero !== null && <SearchButton /> },
      { html: besideHero && popularHtml },
      hasHeader ? {} : text,
      { html: !hasHeader && html !== null && hero === null && <SearchButton /> },
      request === null ? {} : requestBlock(request),
      { html: !besideHero && popularHtml, ...popularForms },
      changes.length === 0 ? {} : changesBlock(changes),
      hasHeader ? text : {},
    ],
  };
}

function headerBlock(title: string, { tagline, ways }: Pick<Landing, 'tagline' | 'ways'>): PageBlock {
  return {
    html: (
      <header>
        <h1>{title}</h1>
        <p className="lead">{tagline}</p>
        <Ways cards={ways} />
      </header>
    ),
    markdown: ({ base }) =>
      joinBlocks([heading(1, plain(title)), tagline === '' ? null : quote(tagline), cardMarkdown(ways, base)]),
    search: () => ({ text: [tagline, cardWords(ways)].filter(Boolean).join('\n') }),
  };
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

function SearchButton(): ReactElement {
  return (
    <button type="button" className="landing-search" data-action="search">
      <Icon name="search" size={20} />
      {useMessages().searchSite}
    </button>
  );
}

function requestBlock({ title, href, request, response }: LandingRequest): PageBlock {
  return {
    html: <Example title={href === null ? title : <a href={href}>{title}</a>} parts={[request.html, response.html]} />,
    markdown: ({ base }) =>
      joinBlocks([
        heading(2, link(title, href === null ? null : toMarkdownHref(href, base))),
        fence(request.text, 'bash'),
        fence(response.text, 'json'),
      ]),
    search: () => ({ text: [title, request.text, response.text].join('\n') }),
  };
}

interface ExampleProps {
  readonly title: string | ReactElement;
  readonly parts: readonly SafeHtml[];
}

function Example({ title, parts }: ExampleProps): ReactElement {
  const t = useMessages();
  return (
    <section className="example" aria-label={t.requestAndResponse}>
      <h2>{title}</h2>
      {parts.map((html) => (
        <Html key={html} html={html} />
      ))}
    </section>
  );
}

function popularBlock(cards: readonly Card[]): PageBlock {
  if (cards.length === 0) return {};
  return {
    html: <Popular cards={cards} />,
    markdown: ({ base, messages }) => joinBlocks([heading(2, messages.page.popularPages), cardMarkdown(cards, base)]),
    search: () => ({ text: cardWords(cards) }),
  };
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

function changesBlock(changes: readonly Change[]): PageBlock {
  return {
    html: <Changes changes={changes} />,
    markdown: ({ base, messages }) => {
      const items = changes.map(({ date, text, href }) =>
        bullet(`${date}: ${link(text, href === null ? null : toMarkdownHref(href, base))}`),
      );
      return joinBlocks([heading(2, messages.page.recentChanges), items.join('\n')]);
    },
    search: () => ({ text: changes.map(({ text }) => text).join('\n') }),
  };
}

/** Recent changes, one per line. */
function Changes({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  const t = useMessages();
  return (
    <section className="changes">
      <h2>{t.recentChanges}</h2>
      <ul>
        {changes.map(({ date, text, href }) => (
          <li key={date + text}>
            <CalendarDate date={date} />
            {href === null ? <span>{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
