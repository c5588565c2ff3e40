import type { ReactElement } from 'react';
import type { Byline as Written } from '../../model/article.ts';
import { CalendarDate } from '../calendar-date.tsx';

/** Date and authors of a news entry. */
export function Byline({ byline: { date, authors } }: { readonly byline: Written }): ReactElement | null {
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
