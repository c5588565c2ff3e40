import type { ReactElement } from 'react';
import type { Prose } from '../../model/api-facts.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import { Html, inner } from '../html.tsx';

interface DescriptionProps {
  readonly prose: Prose | null;
}

/** A description. A single paragraph, the most common case, needs no wrapper or class. */
export function Description({ prose }: DescriptionProps): ReactElement | null {
  if (prose === null) return null;
  const { html } = prose;
  if (!isParagraph(html)) return <Html className="description" html={html} />;
  return <p {...inner(html.slice(OPEN.length, -CLOSE.length) as SafeHtml)} />;
}

const OPEN = '<p>';
const CLOSE = '</p>';

function isParagraph(html: SafeHtml): boolean {
  const end = html.length - CLOSE.length;
  return html.startsWith(OPEN) && html.indexOf(CLOSE) === end && !html.includes(OPEN, OPEN.length);
}
