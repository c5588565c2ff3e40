import { Fragment, type ReactElement } from 'react';
import { breakName, shortMethod } from '../model/markup/narrow-names.ts';
import { useMessages } from './messages.tsx';

interface IdentifierProps {
  readonly text: string;
  /** The most characters that fit without a break; by default, those that fit every column. */
  readonly maxRun?: number;
}

/** A long name or path that breaks after `/`, `.`, `_`, `-` and before capitals, but not within words. */
export function Identifier({ text, maxRun }: IdentifierProps): ReactElement {
  return (
    <>
      {breakName(text, maxRun).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </>
  );
}

interface MethodProps {
  /** In upper case; any token. */
  readonly method: string;
}

/** The full method name of an operation, in its color. */
export function Method({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{method}</b>;
}

/** The method of an operation in a narrow space. All badges have the same width. */
export function MethodBadge({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{shortMethod(method)}</b>;
}

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
