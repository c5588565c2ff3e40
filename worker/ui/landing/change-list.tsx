import type { ReactElement } from 'react';
import type { Change } from '../../model/article.ts';
import { CalendarDate } from '../calendar-date.tsx';
import { useMessages } from '../messages.tsx';

interface ChangeListProps {
  readonly changes: readonly Change[];
}

/** Recent changes, one per line. */
export function ChangeList({ changes }: ChangeListProps): ReactElement {
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
