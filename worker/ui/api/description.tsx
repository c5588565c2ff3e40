import type { ReactElement } from 'react';
import type { Prose } from '../../model/api/api-facts.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import { Html, inner } from '../html.tsx';

interface DescriptionProps {
  readonly prose: Prose | null;
}

/** A description. A single paragraph, the most common case, needs no wrapper or class. */
export function Description({ prose }: DescriptionProps): ReactElement | null {
  if (prose === null) return null;
  const { html, isParagraph } = prose;
  if (!isParagraph) return <Html className="description" html={html} />;
  return <p {...inner(html.slice(OPEN.length, -CLOSE.length) as SafeHtml)} />;
}

const OPEN = '<p>';
const CLOSE = '</p>';
