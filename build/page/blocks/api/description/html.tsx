import type { ReactElement } from 'react';
import type { SafeHtml } from '../../../../../worker/model/markup/safe-html.ts';
import { Html, inner } from '../../../../../worker/ui/html.tsx';
import type { Prose } from '../../../description/prose.ts';

interface DescriptionProps {
  readonly prose: Prose | null;
}

/** A description. A single paragraph, the most common case, needs no wrapper or class. */
export function Description({ prose }: DescriptionProps): ReactElement | null {
  if (prose === null) return null;
  const { html, leadLength } = prose;
  if (leadLength < html.length) return <Html className="description" html={html} />;
  return <p {...inner(html.slice(OPEN.length, -CLOSE.length) as SafeHtml)} />;
}

const OPEN = '<p>';
const CLOSE = '</p>';
