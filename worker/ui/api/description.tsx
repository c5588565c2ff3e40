import type { ReactElement } from 'react';
import type { SafeHtml } from '../../model/safe-html.ts';
import { Html } from '../html.tsx';

interface DescriptionProps {
  readonly html: SafeHtml | null;
}

/** A description of one paragraph, as most are, needs no element around it and no class. */
export function Description({ html }: DescriptionProps): ReactElement | null {
  if (html === null) return null;
  const paragraph = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1];
  if (paragraph === undefined) return <Html className="description" html={html} />;
  return <Html as="p" html={paragraph as SafeHtml} />;
}
