import { createElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from './messages.tsx';

interface HeadingProps {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** Fragment id. */
  readonly id: string;
  /** Plain text: names the anchor, and is shown unless there are children. */
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A heading, and behind it the link to it that readers copy: beside the heading, whose name is its text alone. */
export function Heading({ level, id, text, className, children = text }: HeadingProps): ReactElement {
  const t = useMessages();
  return (
    <>
      {createElement(`h${level}`, { id, className }, children)}
      <a className="anchor" href={`#${id}`} aria-label={t.directLink(text)} />
    </>
  );
}
