import { createElement, type ReactElement, type ReactNode } from 'react';
import type { SafeHtml } from '../model/markup/safe-html.ts';
import { inner } from './html.tsx';
import { useMessages } from './messages.tsx';

interface HeadingProps {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** Fragment id. */
  readonly id: string;
  /** Plain text for the anchor's name, displayed unless there are children. */
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
  /** HTML from the build, in place of children. */
  readonly html?: SafeHtml;
}

/** A heading, followed by its anchor link. The link is a sibling, so that the heading's name is only its text. */
export function Heading({ level, id, text, className, children = text, html }: HeadingProps): ReactElement {
  const t = useMessages();
  return (
    <>
      {createElement(`h${level}`, { id, className, ...(html === undefined ? { children } : inner(html)) })}
      <a className="anchor" href={`#${id}`} aria-label={t.directLink(text)} />
    </>
  );
}
