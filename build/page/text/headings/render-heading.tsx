import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import type { Heading as HeadingRecord } from '../../../../worker/model/parts.ts';
import { Heading } from '../../../../worker/ui/heading.tsx';
import { Html } from '../../../../worker/ui/html.tsx';
import { renderMarkup } from '../../messages.tsx';
import { escapeHtml } from '../escape.ts';

/** Renders a heading with a link to itself, unless it is the title. `className` is that of its text. */
export function renderHeading(
  { id, text, level }: HeadingRecord,
  inner: string,
  messages: PageMessages,
  className?: string,
): string {
  if (level === 1) return `<h1 id="${escapeHtml(id)}">${inner}</h1>\n`;
  const heading = { level: toLevel(level), id, text };
  const html = inner as SafeHtml;
  const markup =
    className === undefined ? (
      <Heading {...heading} html={html} />
    ) : (
      <Heading {...heading}>
        <Html as="span" className={className} html={html} />
      </Heading>
    );
  return `${renderMarkup(markup, messages)}\n`;
}

function toLevel(level: number): 2 | 3 | 4 | 5 | 6 {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6;
}
