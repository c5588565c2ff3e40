import type { ReactElement } from 'react';
import type { Link } from '../../model/api-facts.ts';

interface TextLinkProps {
  readonly link: Link;
}

/** A label with its link; the label alone when there is nothing safe to link. */
export function TextLink({ link: { label, href } }: TextLinkProps): ReactElement {
  if (href === null) return <>{label}</>;
  if (!/^https?:/i.test(href)) return <a href={href}>{label}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
