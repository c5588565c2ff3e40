import type { ReactElement } from 'react';
import type { Heading } from '../model/parts.ts';
import { useMessages } from './messages.tsx';

interface TocProps {
  readonly headings: readonly Heading[];
}

interface Entry {
  readonly heading: Heading;
  readonly children: readonly Entry[];
}

/** A longer one is no longer useful, and costs two elements per entry. */
const MAX_ENTRIES = 200;

/** The table of contents: collapsible below the title on narrow screens, in its own column on wide ones. */
export function Toc({ headings }: TocProps): ReactElement | null {
  const t = useMessages();
  if (headings.length === 0) return null;
  return (
    <nav className="toc" aria-label={t.onThisPage}>
      <details data-toc="">
        <summary>{t.onThisPage}</summary>
        <EntryList entries={nestHeadings(shorten(headings))} />
      </details>
    </nav>
  );
}

/** Headings as nested links. */
export function HeadingList({ headings }: TocProps): ReactElement | null {
  return headings.length === 0 ? null : <EntryList entries={nestHeadings(headings)} />;
}

function EntryList({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  return (
    <ul>
      {entries.map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
          {children.length > 0 && <EntryList entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** If there are too many, keeps the highest level, and the first of those. */
function shorten(headings: readonly Heading[]): readonly Heading[] {
  if (headings.length <= MAX_ENTRIES) return headings;
  const highest = Math.min(...headings.slice(0, MAX_ENTRIES).map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).slice(0, MAX_ENTRIES);
}

/** Nests each heading under the preceding higher one. Skipped levels add no empty lists. */
function nestHeadings(headings: readonly Heading[]): Entry[] {
  const entries: Entry[] = [];
  let end = 0;
  for (const [start, heading] of headings.entries()) {
    if (start < end) continue;
    const next = headings.findIndex(({ level }, index) => index > start && level <= heading.level);
    end = next === -1 ? headings.length : next;
    entries.push({ heading, children: nestHeadings(headings.slice(start + 1, end)) });
  }
  return entries;
}
