import type { ReactElement } from 'react';
import { useMessages } from './messages.tsx';

interface CalendarDateProps {
  /** ISO 8601 date. */
  readonly date: string;
}

/** A formatted date, the same in every time zone. */
export function CalendarDate({ date }: CalendarDateProps): ReactElement {
  const t = useMessages();
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
