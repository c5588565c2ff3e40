import type { ReactElement } from 'react';
import { CalendarDate } from '../../../worker/ui/inline.tsx';

/** Date and authors of a news entry. */
export interface Byline {
  /** ISO 8601 date, or null if unknown. */
  readonly date: string | null;
  readonly authors: readonly { readonly name: string; readonly title: string | null; readonly href: string | null }[];
}

export function BylineText({ byline: { date, authors } }: { readonly byline: Byline }): ReactElement | null {
  if (date === null && authors.length === 0) return null;
  return (
    <p className="byline">
      {date !== null && <CalendarDate date={date} />}
      {authors.map(({ name, title, href }) => (
        <span key={name}>
          {href === null ? (
            name
          ) : (
            <a href={href} rel="author">
              {name}
            </a>
          )}
          {title !== null && `, ${title}`}
        </span>
      ))}
    </p>
  );
}

/** `2025-03-14 · Ada Lovelace, Engineering` */
export function bylineMarkdown({ date, authors }: Byline): string {
  const names = authors.map(({ name, title }) => (title === null ? name : `${name}, ${title}`));
  return [...(date === null ? [] : [date]), ...names].join(' · ');
}
